'use client';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Characters in the text box of the field that `part` stands in. An uncontrolled one is read from the element itself, since a form library may
 * set its value past React. A controlled one tells its text: to listen natively as well would have React put the old text back before its own
 * handler reads the new one.
 */
export function useTextLength(part: RefObject<Element | null>, value: unknown, defaultValue: unknown): number {
  const isControlled = value !== undefined;
  const given = value ?? defaultValue;
  const initial = typeof given === 'string' ? given.length : 0;
  const box = useCallback(
    () =>
      isControlled
        ? null
        : part.current
            ?.closest('[data-part="text-field"]')
            ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-part="text-field-input"]'),
    [part, isControlled],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = box();
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    [box],
  );
  return useSyncExternalStore(
    subscribe,
    () => box()?.value.length ?? initial,
    () => initial,
  );
}
