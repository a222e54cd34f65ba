'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Distance from the bottom of the window to the top of a dialog's actions. 0 if the actions are not at the bottom of
 * the window, where they can't overlap the toasts.
 */
function offsetAbove(actions: Element | null): number {
  if (!actions) return 0;
  const { top, bottom } = actions.getBoundingClientRect();
  return innerHeight - bottom < 80 ? innerHeight - top + 8 : 0;
}

/**
 * Places the stack above the actions of a modal dialog, so that a persistent toast doesn't cover them. Measures again
 * when the window or the dialog is resized.
 */
export function useOffsetAboveActions(region: RefObject<HTMLElement | null>, modal: Element | null, present: boolean) {
  useLayoutEffect(() => {
    const stack = region.current?.parentElement;
    if (!modal || !present || !stack) return;
    const surface = modal.querySelector('[data-slot="surface"]') ?? modal;
    const measure = () =>
      stack.style.setProperty(
        '--above-actions',
        `${offsetAbove(surface.querySelector(':scope > [data-slot="actions"]'))}px`,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [region, modal, present]);
}
