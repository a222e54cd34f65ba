'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { announce } from './announce.js';

/** Settings of `useAnnouncedChange`. */
interface AnnouncedChange {
  /** Announced when this changes. Default: the message itself. */
  value?: string | number | undefined;
  /** An element in the theme root that the message belongs to. */
  root: RefObject<Element | null>;
  /** Time in ms without further changes before the message is announced, so that quick changes are not read one by one. */
  delay: number;
}

/** Announces a message when the value changes after the first render. No message, no announcement. */
export function useAnnouncedChange(
  message: string | undefined,
  { value = message, root, delay }: AnnouncedChange,
): void {
  const announced = useRef(value);
  useEffect(() => {
    if (message === undefined || announced.current === value) return;
    const timer = setTimeout(() => {
      announced.current = value;
      announce(message, { root: root.current });
    }, delay);
    return () => clearTimeout(timer);
  }, [value, message, root, delay]);
}
