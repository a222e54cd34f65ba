'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * F6 brings the focus to the stack; F6, or Escape in it, or the end of its last notice, brings the focus back to where it was. Escape and Delete in a
 * notice close that one; `close` answers whether there was anything to close. `present` says whether there is anything to reach.
 */
export function useStackKeys(stack: RefObject<HTMLElement | null>, present: boolean, close: (id: string) => boolean) {
  // In the layout phase, while a stack that was emptied still has the focus.
  useLayoutEffect(() => {
    const region = stack.current;
    if (!present || !region) return;
    let from: EventTarget | null = null;
    const come = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && region.contains(event.relatedTarget))) from = event.relatedTarget;
    };
    const back = () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const isFree = (event: KeyboardEvent) =>
      !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey;
    const come6 = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !isFree(event)) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) back();
      else region.focus();
    };
    // Heard here and not on the document: a dialog around must not close by the same key.
    const leave = (event: KeyboardEvent) => {
      if ((event.key !== 'Escape' && event.key !== 'Delete') || !isFree(event)) return;
      const notice =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-notice]')?.dataset['notice']
          : undefined;
      if (event.key === 'Delete' && notice === undefined) return;
      event.preventDefault();
      if (notice === undefined || !close(notice)) back();
    };
    region.addEventListener('focusin', come);
    region.addEventListener('keydown', leave);
    document.addEventListener('keydown', come6);
    return () => {
      region.removeEventListener('focusin', come);
      region.removeEventListener('keydown', leave);
      document.removeEventListener('keydown', come6);
      if (region.contains(document.activeElement)) back();
    };
  }, [stack, present, close]);
}
