'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is the same in every render and calls the handler of the last render. Call it in event
 * handlers only.
 */
export function useLatest<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
