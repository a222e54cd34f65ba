'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { offsetAboveActions } from './offset-above-actions.js';

/** Returns the offset of a stack that would cover the actions of a dialog, from its edge of the window. */
function offsetOf(stack: HTMLElement, region: Element, actions: Element | null): number {
  if (!actions) return 0;
  const toasts = region.getBoundingClientRect();
  const { left, right, top, bottom } = actions.getBoundingClientRect();
  if (toasts.right <= left || toasts.left >= right) return 0;
  const span =
    stack.dataset['vertical'] === 'top'
      ? { start: top, end: bottom }
      : { start: innerHeight - bottom, end: innerHeight - top };
  return offsetAboveActions(toasts.height, span, innerHeight);
}

/**
 * Places the stack beyond the actions of a modal dialog, so that a persistent toast doesn't cover them. Measures again
 * when the window, the dialog or the stack is resized.
 */
export function useOffsetAboveActions(region: RefObject<HTMLElement | null>, modal: Element | null, present: boolean) {
  useLayoutEffect(() => {
    const section = region.current;
    const stack = section?.parentElement;
    if (!modal || !present || !section || !stack) return;
    const surface = modal.querySelector('[data-slot="surface"]') ?? modal;
    const measure = () =>
      stack.style.setProperty(
        '--above-actions',
        `${offsetOf(stack, section, surface.querySelector(':scope > [data-slot="actions"]'))}px`,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface);
    observer.observe(section);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [region, modal, present]);
}
