'use client';
import { useCallback, useRef, useSyncExternalStore, type ReactElement, type Ref, type RefObject } from 'react';
import { mergeRefs } from './merge-refs.js';

/** The element of a trigger, beside the ref that its owner gave it. A ref, not state: a closed thing renders once. */
export function useTrigger<T extends HTMLElement>(trigger: ReactElement) {
  const anchor = useRef<T | null>(null);
  const outer = (trigger.props as { ref?: Ref<T> }).ref;
  const ref = useCallback(
    (element: T | null) =>
      mergeRefs<T>(outer, (own) => {
        anchor.current = own;
      })(element),
    [outer],
  );
  return { anchor, ref };
}

const never = () => () => {};

/** The element of a ref: known at once to what is mounted later, and after the first commit to what is open from the beginning. */
export const useElement = <T>(ref: RefObject<T | null>): T | null =>
  useSyncExternalStore<T | null>(
    never,
    () => ref.current,
    () => null,
  );
