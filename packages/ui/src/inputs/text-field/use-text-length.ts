'use client';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Characters in a text box, read from the element itself: a form library may set its value past React. */
export function useTextLength(element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, given: unknown): number {
  const initial = typeof given === 'string' ? given.length : 0;
  const subscribe = useCallback(
    (changed: () => void) => {
      const box = element.current;
      box?.addEventListener('input', changed);
      return () => box?.removeEventListener('input', changed);
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.current?.value.length ?? initial, () => initial);
}
