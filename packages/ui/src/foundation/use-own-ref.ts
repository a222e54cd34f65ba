'use client';
import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react';
import { mergeRefs } from './merge-refs.js';

/** Returns a ref to an element for the component itself, and the ref callback that also sets the ref of the caller. */
export function useOwnRef<T>(given: Ref<T> | undefined): [own: RefObject<T | null>, set: RefCallback<T>] {
  const own = useRef<T>(null);
  const set = useCallback(
    (element: T | null) =>
      mergeRefs<T>(given, (current) => {
        own.current = current;
      })(element),
    [given],
  );
  return [own, set];
}
