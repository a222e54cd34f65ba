'use client';
import { holdsFocus, isFocusLost } from '../../foundation/focus/active-element.js';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { dayOf } from './timeline-days.js';
import type { TimelineLine } from './timeline-lines.js';
import type { Active } from './timeline-stops.js';
import type { TimelineBar } from './timeline-types.js';
import { geometryOf, scrollToX } from './use-view.js';

interface RevealOptions {
  scroller: RefObject<HTMLDivElement | null>;
  active: Active | null;
  lines: readonly TimelineLine[];
  tops: Float64Array;
  first: number;
  days: number;
  day: () => number;
  /** The bar at its new place, while it moves. */
  ghost: TimelineBar | undefined;
  sync: () => void;
  today: number;
}

/** Distance in px between what is revealed and the edge. */
const margin = 24;

/** Scrolls so that a line and a period are visible, as little as possible. */
function reveal(scroller: HTMLElement, top: number, bottom: number, from: number, to: number) {
  const { x, y, width, height, rem } = geometryOf(scroller);
  if (top * rem < y) scroller.scrollTop = top * rem;
  else if (bottom * rem > y + height) scroller.scrollTop = bottom * rem - height;
  if (from > to) return;
  if (from < x) scrollToX(scroller, Math.max(0, from - margin));
  else if (to > x + width) scrollToX(scroller, Math.max(0, Math.min(from - margin, to - width + margin)));
}

/**
 * Moves the focus after a key or a command, and scrolls to it; also when the element with the focus was removed. Scrolls
 * to a moving bar, and initially to today. Returns the function that a key or a command calls before it moves the focus.
 */
export function useReveal(options: RevealOptions): () => void {
  const { scroller, active, lines, tops, first, days, day, ghost, sync, today } = options;
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const lost = hadFocus.current && isFocusLost();
    if (active && (wantsFocus.current || lost)) {
      const target = element.querySelector<HTMLElement>('[data-line] [tabindex="0"]');
      const line = lines.findIndex(({ id }) => id === active.line);
      target?.focus({ preventScroll: true });
      if (wantsFocus.current && line >= 0) {
        const { stop } = active;
        const scale = day();
        const [from, to] =
          stop.kind === 'header' ? [1, 0] : [(stop.from - first) * scale, (stop.to - first + 1) * scale];
        reveal(element, tops[line]!, tops[line + 1]!, from, to);
        sync();
      }
      wantsFocus.current = false;
    }
    hadFocus.current = holdsFocus(element);
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    const line = ghost ? lines.findIndex(({ id }) => id === ghost.row) : -1;
    if (!element || !ghost || line < 0 || element.dataset['dragging']) return;
    const scale = day();
    reveal(
      element,
      tops[line]!,
      tops[line + 1]!,
      (dayOf(ghost.from) - first) * scale,
      (dayOf(ghost.to) - first + 1) * scale,
    );
  }, [scroller, ghost, lines, tops, first, day]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || today < first || today >= first + days) return;
    scrollToX(element, Math.max(0, (today - first) * day() - geometryOf(element).width / 5));
    sync();
    // Only when the timeline is mounted or shows another period.
  }, [scroller, first, days, today, day, sync]);
  return useCallback(() => {
    wantsFocus.current = true;
  }, []);
}
