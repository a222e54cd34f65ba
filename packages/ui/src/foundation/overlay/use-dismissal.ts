'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { openLayer } from './layers.js';

export type DismissReason = 'outside-press' | 'escape' | 'focus-out';

/**
 * Dismisses an overlay on a press outside the given elements, on Escape (topmost overlay first), and when focus moves
 * outside. Overlays opened from one of the elements count as inside. Overlays below a modal dialog are not dismissed.
 * Listeners are attached only while `open`.
 */
export function useDismissal(
  open: boolean,
  inside: readonly RefObject<Element | null>[],
  onDismiss: (reason: DismissReason, event: Event) => void,
) {
  const latest = useRef({ inside, onDismiss });
  useEffect(() => {
    latest.current = { inside, onDismiss };
  });
  useEffect(() => {
    if (!open) return;
    const dismiss = (reason: DismissReason) => (event: Event) => latest.current.onDismiss(reason, event);
    return openLayer({
      elements: () => latest.current.inside.map((ref) => ref.current),
      onEscape: dismiss('escape'),
      onPress: dismiss('outside-press'),
      onFocusOut: dismiss('focus-out'),
    });
  }, [open]);
}
