'use client';
import { useEffect, useState, type ReactNode } from 'react';

export interface DelayedProps {
  /** What waits. */
  children: ReactNode;
  /** In ms. What is there sooner needs no skeleton, which would only flash. */
  after?: number | undefined;
}

/** Shows its children only after a while; give it a `key` to begin anew. */
export function Delayed({ children, after = 200 }: DelayedProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return due ? children : null;
}
