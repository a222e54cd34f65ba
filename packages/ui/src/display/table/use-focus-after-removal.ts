'use client';
import { focusedElement, isFocusLost } from '../../foundation/focus/active-element.js';
import { useLayoutEffect, useState, type RefCallback } from 'react';
import { focusAfterRemoval } from '../../foundation/focus/focus-after-removal.js';

/** Returns a ref callback for rows that records the place of the focus when a row is removed with it. */
function createFocusAfterRemoval() {
  let focusPlace: (() => void) | null = null;
  const rowRef: RefCallback<HTMLTableRowElement> = (row) => () => {
    // React calls ref callbacks before it removes the row, while it still has the focus.
    const activeElement = focusedElement();
    if (activeElement instanceof HTMLElement && row?.contains(activeElement))
      focusPlace = focusAfterRemoval(activeElement);
  };
  return {
    rowRef,
    restore: () => {
      if (isFocusLost()) focusPlace?.();
      focusPlace = null;
    },
  };
}

/**
 * Keeps the focus in a table when its row is removed, for example by an action of the row: moves it to the same control
 * of the next row, otherwise of the previous one, otherwise to the table (WCAG 2.2, 2.4.3). Returns the ref of all rows.
 */
export function useFocusAfterRemoval(): RefCallback<HTMLTableRowElement> {
  const [{ rowRef, restore }] = useState(createFocusAfterRemoval);
  useLayoutEffect(restore); // after every render, because a render removes the rows
  return rowRef;
}
