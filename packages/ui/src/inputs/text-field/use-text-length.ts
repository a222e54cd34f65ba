'use client';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Returns the number of characters in the text field that contains `element`. The value of an uncontrolled input is
 * read from the DOM, because a form library can set it without React. For a controlled input, `value` is used, because
 * a native listener would make React restore the old text before React's own handler reads the new one.
 */
export function useTextLength(element: RefObject<Element | null>, value: unknown, defaultValue: unknown): number {
  const isControlled = value !== undefined;
  const text = value ?? defaultValue;
  const initial = typeof text === 'string' ? text.length : 0;
  const getInput = useCallback(
    () =>
      isControlled
        ? null
        : element.current
            ?.closest('[data-part="text-field"]')
            ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-part="text-field-input"]'),
    [element, isControlled],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const input = getInput();
      const form = input?.form;
      const onReset = () => void setTimeout(listener); // the browser changes the text after the event
      input?.addEventListener('input', listener);
      form?.addEventListener('reset', onReset);
      return () => {
        input?.removeEventListener('input', listener);
        form?.removeEventListener('reset', onReset);
      };
    },
    [getInput],
  );
  return useSyncExternalStore(
    subscribe,
    () => getInput()?.value.length ?? initial,
    () => initial,
  );
}
