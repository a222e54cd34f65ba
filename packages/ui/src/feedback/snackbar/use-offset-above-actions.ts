'use client';
import { useEffect, type RefObject } from 'react';

/** Keeps the stack off the actions of a modal dialog. The code for it is loaded when a toast appears over a dialog. */
export function useOffsetAboveActions(region: RefObject<HTMLElement | null>, modal: Element | null, present: boolean) {
  useEffect(() => {
    if (!modal || !present) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./keep-off-actions.js').then(({ keepOffActions }) => {
      if (!isOver && region.current) stop = keepOffActions(region.current, modal);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [region, modal, present]);
}
