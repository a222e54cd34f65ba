'use client';
import { useEffect, useRef, type RefObject } from 'react';

export type DismissReason = 'outside-press' | 'escape' | 'focus-out';

/**
 * Closes what floats: on a press outside of every given element, on Escape (innermost first), and when the focus leaves.
 * Listeners exist only while `open`.
 */
export function useDismissal(open: boolean, inside: readonly RefObject<Element | null>[], onDismiss: (reason: DismissReason, event: Event) => void) {
  const latest = useRef({ inside, onDismiss });
  useEffect(() => {
    latest.current = { inside, onDismiss };
  });
  useEffect(() => {
    if (!open) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && latest.current.inside.some((ref) => ref.current?.contains(target));
    const press = (event: Event) => {
      if (!isInside(event.target)) latest.current.onDismiss('outside-press', event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault(); // the layer below must not close with the same key
      latest.current.onDismiss('escape', event);
    };
    const focus = (event: FocusEvent) => {
      if (event.relatedTarget && !isInside(event.relatedTarget)) latest.current.onDismiss('focus-out', event);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key);
    document.addEventListener('focusout', focus);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key);
      document.removeEventListener('focusout', focus);
    };
  }, [open]);
}
