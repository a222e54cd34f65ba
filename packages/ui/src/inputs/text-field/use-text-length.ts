'use client';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Characters in a text box. An uncontrolled one is read from the element itself, since a form library may set its value past React.
 * A controlled one tells its text: to listen natively as well would have React put the old text back before its own handler reads the new one.
 */
export function useTextLength(element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, value: unknown, defaultValue: unknown): number {
  const isControlled = value !== undefined;
  const given = value ?? defaultValue;
  const initial = typeof given === 'string' ? given.length : 0;
  const subscribe = useCallback(
    (changed: () => void) => {
      const box = isControlled ? null : element.current;
      box?.addEventListener('input', changed);
      return () => box?.removeEventListener('input', changed);
    },
    [element, isControlled],
  );
  return useSyncExternalStore(subscribe, () => (isControlled ? initial : (element.current?.value.length ?? initial)), () => initial);
}
