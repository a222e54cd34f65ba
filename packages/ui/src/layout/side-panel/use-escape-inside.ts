'use client';
import { holdsFocus } from '../../foundation/focus/active-element.js';
import { useEffect, useRef, type RefObject } from 'react';
import { openLayer } from '../../foundation/overlay/layers.js';

/**
 * Calls `onEscape` when Escape is pressed while the focus is inside an element. An overlay that is open above it
 * receives Escape first.
 */
export function useEscapeInside(root: RefObject<HTMLElement | null>, onEscape: (event: KeyboardEvent) => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let remove: (() => void) | undefined;
    const enter = () => {
      remove ??= openLayer({
        isInPage: true,
        elements: () => [element],
        onEscape: (event) => latest.current(event),
      });
    };
    const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      remove?.();
      remove = undefined;
    };
    if (holdsFocus(element)) enter();
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      remove?.();
    };
  }, [root]);
}
