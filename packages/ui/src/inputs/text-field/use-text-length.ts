'use client';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Characters in a text box, read from the element itself: a form library may set its value past React. */
export function useTextLength(element: RefObject<TextBox | null>, given: unknown, enabled = false) {
  const [length, setLength] = useState(() => (typeof given === 'string' ? given.length : 0));
  const measure = useCallback(() => {
    if (enabled && element.current) setLength(element.current.value.length);
  }, [element, enabled]);
  useLayoutEffect(measure); // after every render, as a reset renders but types nothing
  return [length, measure] as const;
}
