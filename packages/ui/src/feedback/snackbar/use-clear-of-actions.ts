'use client';
import { useLayoutEffect, type RefObject } from 'react';

/** From the lower edge of the window to the top of a dialog's actions; only of those that stand where notices do, at the foot of the window. */
function heightOver(actions: Element | null): number {
  if (!actions) return 0;
  const { top, bottom } = actions.getBoundingClientRect();
  return innerHeight - bottom < 80 ? innerHeight - top + 8 : 0;
}

/** A notice that stays would cover what a modal dialog is left by: the stack hangs above the dialog's actions. They are measured again as the window or they change. */
export function useClearOfActions(place: RefObject<HTMLElement | null>, modal: Element | null, present: boolean) {
  useLayoutEffect(() => {
    const stack = place.current?.parentElement;
    if (!modal || !present || !stack) return;
    const surface = modal.querySelector('[data-slot="surface"]') ?? modal;
    const measure = () =>
      stack.style.setProperty(
        '--above-actions',
        `${heightOver(surface.querySelector(':scope > [data-slot="actions"]'))}px`,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place, modal, present]);
}
