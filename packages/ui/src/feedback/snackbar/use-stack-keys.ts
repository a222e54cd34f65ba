'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { focusedElement, holdsFocus } from '../../foundation/focus/active-element.js';
import { isComposing } from '../../foundation/keys/is-composing.js';

/**
 * Keyboard support of the stack. F6 moves the focus to the stack. F6 or Escape in the stack, or the removal of the last
 * toast, returns the focus to the previous element. Escape and Delete in a toast close that toast.
 * @param present whether the stack has toasts
 * @param close closes a toast; returns false if there was nothing to close
 */
export function useStackKeys(stack: RefObject<HTMLElement | null>, present: boolean, close: (id: string) => boolean) {
  // A layout effect, because its cleanup runs while an emptied stack still has the focus.
  useLayoutEffect(() => {
    const region = stack.current;
    if (!present || !region) return;
    let from: EventTarget | null = null;
    const onFocusIn = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && region.contains(event.relatedTarget))) from = event.relatedTarget;
    };
    const restoreFocus = () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
      else (focusedElement() as HTMLElement | null)?.blur();
    };
    const isPlainKey = (event: KeyboardEvent) =>
      !event.defaultPrevented && !isComposing(event) && !event.ctrlKey && !event.altKey && !event.metaKey;
    const onDocumentKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !isPlainKey(event)) return;
      event.preventDefault();
      if (holdsFocus(region)) restoreFocus();
      else region.focus();
    };
    // Listens on the region, not on the document, so that the same key doesn't close a dialog around the stack.
    const onRegionKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'Escape' && event.key !== 'Delete') || !isPlainKey(event)) return;
      const id =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-notice]')?.dataset['notice']
          : undefined;
      if (event.key === 'Delete' && id === undefined) return;
      event.preventDefault();
      if (event.repeat) return; // a key that is kept pressed closes one toast
      if (id === undefined || !close(id)) restoreFocus();
    };
    region.addEventListener('focusin', onFocusIn);
    region.addEventListener('keydown', onRegionKeyDown);
    document.addEventListener('keydown', onDocumentKeyDown);
    return () => {
      region.removeEventListener('focusin', onFocusIn);
      region.removeEventListener('keydown', onRegionKeyDown);
      document.removeEventListener('keydown', onDocumentKeyDown);
      if (holdsFocus(region)) restoreFocus();
    };
  }, [stack, present, close]);
}
