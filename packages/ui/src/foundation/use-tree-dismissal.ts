'use client';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import { useDismissal, type DismissReason } from './use-dismissal.js';

/**
 * `useDismissal` for what others may float from: inside is what React has inside. A menu, a list or a dialog that opened from a popover mounts elsewhere
 * in the document, and a press in it must not close the popover. Answers the handlers for the popup's root.
 */
export function useTreeDismissal(
  inside: readonly RefObject<Element | null>[],
  onDismiss: (reason: DismissReason, event: Event) => void,
) {
  const seen = useRef<Event>(undefined);
  const see = (event: SyntheticEvent) => {
    seen.current = event.nativeEvent;
  };
  useDismissal(true, inside, (reason, event) => {
    const [target, type] =
      reason === 'focus-out' ? [(event as FocusEvent).relatedTarget, 'focusin'] : [event.target, event.type];
    if (reason === 'escape' || !(target instanceof Element)) return onDismiss(reason, event);
    // On its way down to the target the event passes React, which tells the popup when it comes from inside.
    target.addEventListener(
      type,
      (arrived) => {
        if (seen.current !== arrived) onDismiss(reason, event);
      },
      { once: true, capture: true },
    );
  });
  return { onPointerDownCapture: see, onFocusCapture: see };
}
