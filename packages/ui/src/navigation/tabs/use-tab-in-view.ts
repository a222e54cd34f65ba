'use client';
import { useEffect, type RefObject } from 'react';
import { scrollToShow } from './tabs-state.js';

/** How much of the neighbour stays in sight, in px: it says that there is more. */
const margin = 24;

/** Scrolls the strip, never the page, to the active tab. After painting, when its places are known without another layout. */
export function useTabInView(strip: RefObject<HTMLElement | null>, active: string | undefined) {
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector('[aria-selected="true"], [aria-current]');
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollBy({
      left: scrollToShow({ start: place.left, end: place.right }, { start: room.left, end: room.right }, margin),
      behavior: 'instant',
    });
  }, [strip, active]);
}
