'use client';
import { useEffect, useState, type ReactNode } from 'react';

export interface DelayedProps {
  /** Content that is shown after the delay. */
  children: ReactNode;
  /** Delay in ms. Content that loads sooner needs no skeleton, which would only flash. */
  after?: number | undefined;
}

/** Shows its children after a delay. Change its `key` to restart the delay. */
export function Delayed({ children, after = 200 }: DelayedProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return due ? children : null;
}
