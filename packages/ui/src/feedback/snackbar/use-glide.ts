'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isCalm } from './is-calm.js';
import type { Snack } from './snackbar-notice.js';
import { GLIDE } from './snackbar-timing.js';

/**
 * When a notice comes or has gone, those that stand there glide to their new places: by transform only, so that nothing is laid out again. Measured only
 * when the notices change, from the edge that the stack hangs on.
 */
export function useGlide(list: RefObject<HTMLElement | null>, snacks: readonly Snack[], fromBottom: boolean) {
  const places = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const before = places.current;
    if (snacks.length === 0 && before.size === 0) return;
    const room = fromBottom ? root.offsetHeight : 0;
    const after = new Map([...root.children].map((item) => [item, (item as HTMLElement).offsetTop - room]));
    places.current = after;
    if (before.size === 0 || isCalm()) return;
    for (const [item, place] of after) {
      const by = (before.get(item) ?? place) - place;
      // Added to what moves it already: to its coming, or to a glide that has not ended.
      if (by !== 0)
        item.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: GLIDE,
          easing: 'cubic-bezier(0.2, 0, 0, 1)',
          composite: 'add',
        });
    }
  }, [list, snacks, fromBottom]);
}
