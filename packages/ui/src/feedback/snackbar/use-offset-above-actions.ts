'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Keeps the stack off the actions of the modal dialog, otherwise off those for the rows of the page. The code for it is
 * loaded with the first toast.
 */
export function useOffsetAboveActions(region: RefObject<HTMLElement | null>, modal: Element | null, present: boolean) {
  useEffect(() => {
    if (!present) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./keep-off-actions.js').then(({ keepOffActions, keepOffRows }) => {
      if (isOver || !region.current) return;
      stop = modal ? keepOffActions(region.current, modal) : keepOffRows(region.current);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [region, modal, present]);
}
