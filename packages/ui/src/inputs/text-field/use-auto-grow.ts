'use client';
import { useCallback, useLayoutEffect, type RefObject } from 'react';

const grows = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Lets a box of several lines be as high as its text, where the browser's `field-sizing` does not do so by itself. */
export function useAutoGrow(element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, enabled = false) {
  const grow = useCallback(() => {
    const box = element.current;
    if (!enabled || !box || grows()) return;
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }, [element, enabled]);
  useLayoutEffect(grow);
  return grow;
}
