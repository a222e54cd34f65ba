'use client';
import { isFocusLost } from '../../foundation/focus/active-element.js';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { cellSelector, focusable, tabStopSelector } from './grid-selectors.js';
import { scrollIntoView } from '../../foundation/environment/scroll-into-view.js';

/**
 * Keeps the focus in a grid when the focused element is removed, for example with its row or with the actions for the
 * selection: it moves to the same control of the row that follows, or to the cell that is the tab stop (WCAG 2.2, 2.4.3).
 * Returns handlers for the root.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const focused = useRef<{ element: Element; control: number } | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.element.isConnected || !isFocusLost()) return;
    const viewport = root.current?.querySelector<HTMLElement>('[data-slot="viewport"]');
    const cell = viewport?.querySelector<HTMLElement>(tabStopSelector);
    const control = cell?.querySelectorAll<HTMLElement>(focusable)[focused.current.control];
    focused.current = null;
    const target = control ?? cell ?? viewport;
    target?.focus({ preventScroll: true });
    scrollIntoView(target);
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!root.current?.contains(target)) return; // in an overlay
      const cell = target.closest(cellSelector);
      const control = cell ? [...cell.querySelectorAll(focusable)].indexOf(target) : -1;
      focused.current = { element: target, control };
    },
    // React does not report that a removed element lost the focus.
    onBlur: () => void (focused.current = null),
  };
}
