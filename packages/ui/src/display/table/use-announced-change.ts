'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';

/** Time in ms without further changes before a change is announced, so that quick changes are not read one by one. */
const settle = 300;

/**
 * Announces a message when the value changes after the first render.
 * @param root an element in the theme root that the message belongs to
 */
export function useAnnouncedChange(value: string | number, message: string, root: RefObject<Element | null>): void {
  const announced = useRef(value);
  useEffect(() => {
    if (announced.current === value) return;
    const timer = setTimeout(() => {
      announced.current = value;
      announce(message, { root: root.current });
    }, settle);
    return () => clearTimeout(timer);
  }, [value, message, root]);
}
