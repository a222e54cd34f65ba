'use client';
import { useEffect, type RefObject } from 'react';
import { scrollToShow } from './tabs-state.js';

/** Visible part of the neighbouring tab in px. It indicates that there are more tabs. */
const margin = 24;

/**
 * Scrolls the strip, but never the page, to the active tab. Runs after painting, when the layout is known, to avoid a
 * forced layout.
 */
export function useTabInView(strip: RefObject<HTMLElement | null>, active: string | undefined) {
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector('[aria-selected="true"], [aria-current]');
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    const [tabBox, stripBox] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollBy({
      left: scrollToShow(
        { start: tabBox.left, end: tabBox.right },
        { start: stripBox.left, end: stripBox.right },
        margin,
      ),
      behavior: 'instant',
    });
  }, [strip, active]);
}
