'use client';
import { useState } from 'react';

/**
 * The month that shows its tooltip, by pointer or keyboard, and the one that is the tab stop.
 */
export function useActiveMonth() {
  const [shown, show] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState(false);
  return {
    shown,
    stop,
    /** The month with the keyboard focus. */
    focused: focused ? stop : null,
    focus: (index: number) => {
      setStop(index);
      setFocused(true);
      show(index);
    },
    blur: () => {
      setFocused(false);
      show(null);
    },
    /** Handles the tooltip of a month opening or closing by itself: by the pointer or Escape. */
    change: (index: number, isOpen: boolean) =>
      show((current) => (isOpen ? index : current === index ? null : current)),
  };
}

export type ActiveMonth = ReturnType<typeof useActiveMonth>;
