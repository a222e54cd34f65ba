'use client';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Returns the number of characters (code points): an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Returns the number of UTF-16 code units, as browsers count for `maxLength`. */
export const countUnits = (text: string): number => text.length;

/**
 * Returns the length of the text in the text field that contains `element`. The value of an uncontrolled input is
 * read from the DOM, because a form library can set it without React. For a controlled input, `value` is used, because
 * a native listener would make React restore the old text before React's own handler reads the new one.
 */
export function useTextLength(
  element: RefObject<Element | null>,
  value: unknown,
  defaultValue: unknown,
  count: (text: string) => number,
): number {
  const isControlled = value !== undefined;
  const text = value ?? defaultValue;
  const initial = typeof text === 'string' ? count(text) : 0;
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
    () => {
      const input = getInput();
      return input ? count(input.value) : initial;
    },
    () => initial,
  );
}
