'use client';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import { useDismissal, type DismissReason } from './use-dismissal.js';

/**
 * `useDismissal` for a popup that contains other overlays: everything inside it in the React tree counts as inside. A
 * menu, list or dialog opened from a popover is rendered in a portal, and a press in it must not close the popover.
 * Returns the handlers for the root of the popup.
 */
export function useTreeDismissal(
  inside: readonly RefObject<Element | null>[],
  onDismiss: (reason: DismissReason, event: Event) => void,
) {
  const insideEvent = useRef<Event>(undefined);
  const record = (event: SyntheticEvent) => {
    insideEvent.current = event.nativeEvent;
  };
  useDismissal(true, inside, (reason, event) => {
    const [target, type] =
      reason === 'focus-out' ? [(event as FocusEvent).relatedTarget, 'focusin'] : [event.composedPath()[0], event.type];
    // React's capture handlers run before the event reaches its target, and record events from inside the popup.
    const isDispatching = event.eventPhase !== Event.NONE;
    if (reason !== 'escape' && isDispatching && target instanceof Element)
      target.addEventListener(
        type,
        (targetEvent) => {
          if (insideEvent.current !== targetEvent) onDismiss(reason, event);
        },
        { once: true, capture: true },
      );
    else if (insideEvent.current !== event) onDismiss(reason, event);
  });
  return { onPointerDownCapture: record, onFocusCapture: record };
}
