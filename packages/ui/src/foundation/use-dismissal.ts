'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { openLayer } from './layers.js';

export type DismissReason = 'outside-press' | 'escape' | 'focus-out';

/**
 * Closes what floats: on a press outside of every given element, on Escape (innermost first), and when the focus leaves. What opened from one of the
 * elements counts as inside, and nothing closes beneath a modal dialog. Listeners exist only while `open`.
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
