'use client';
import { createContext } from 'react';

/** State of the shell for the drawer's button. */
export interface ShellContextValue {
  /** Null until hydration, because only CSS knows the width. */
  open: boolean | null;
  drawerId: string;
  label: string;
  toggle(event: Event): void;
}

export const ShellContext = createContext<ShellContextValue | null>(null);
