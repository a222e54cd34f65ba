'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * F6 brings the focus to the stack; F6 or Escape in it, or the end of its last notice, brings the focus back to where it was.
 * `present` says whether there is anything to reach.
 */
export function useStackKeys(stack: RefObject<HTMLElement | null>, present: boolean) {
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
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const inside = region.contains(document.activeElement);
      if (event.key === 'F6' && !inside) region.focus();
      else if (inside && (event.key === 'F6' || event.key === 'Escape')) back();
      else return;
      event.preventDefault();
    };
    region.addEventListener('focusin', come);
    document.addEventListener('keydown', key);
    return () => {
      region.removeEventListener('focusin', come);
      document.removeEventListener('keydown', key);
      if (region.contains(document.activeElement)) back();
    };
  }, [stack, present]);
}
