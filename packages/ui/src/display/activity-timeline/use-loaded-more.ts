'use client';
import { isFocusLost } from '../../foundation/focus/active-element.js';
import { useEffect, useRef, type RefObject } from 'react';
import { announce, mountRegion } from '../../foundation/announce.js';
import { focusStart } from '../../foundation/focus/focus-start.js';

interface Loaded {
  /** Number of events. */
  count: number;
  loading: boolean;
  failed: boolean;
  added: (count: number) => string;
  failure: string;
}

/**
 * Announces how many events were added after the user asked for more, or that loading failed. If the button disappeared
 * with the focus, moves the focus to the first new event. Returns a function to call when the button is pressed.
 */
export function useLoadedMore(root: RefObject<HTMLElement | null>, { count, loading, failed, added, failure }: Loaded) {
  /** The number of events when the user asked for more, or null. */
  const before = useRef<number | null>(null);
  useEffect(() => mountRegion(root.current), [root]);
  useEffect(() => {
    const from = before.current;
    if (from === null || loading) return;
    if (failed) {
      before.current = null;
      announce(failure, { root: root.current });
    } else if (count > from) {
      before.current = null;
      announce(added(count - from), { root: root.current });
      const first = root.current?.querySelectorAll<HTMLElement>('[data-slot="event"]')[from];
      if (first && isFocusLost()) focusStart(first);
    }
  }, [root, count, loading, failed, added, failure]);
  return () => {
    before.current = count;
  };
}
