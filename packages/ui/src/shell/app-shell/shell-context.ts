'use client';
import { createContext } from 'react';

/** What the shell tells the button of its drawer. */
export interface ShellContextValue {
  /** Null until hydration, where CSS alone knows the width. */
  open: boolean | null;
  drawerId: string;
  label: string;
  toggle(event: Event): void;
}

export const ShellContext = createContext<ShellContextValue | null>(null);
