'use client';
import { useCallback, useRef, useSyncExternalStore, type ReactElement, type Ref, type RefObject } from 'react';
import { mergeRefs } from '../merge-refs.js';
import { loadPosition } from './load-position.js';

/**
 * Returns a ref to the element of a trigger, merged with the trigger's own ref. A ref avoids the re-render of a state.
 */
export function useTrigger<T extends HTMLElement>(trigger: ReactElement) {
  const anchor = useRef<T | null>(null);
  const outer = (trigger.props as { ref?: Ref<T> }).ref;
  const ref = useCallback(
    (element: T | null) =>
      mergeRefs<T>(outer, (current) => {
        anchor.current = current;
        if (current) void loadPosition();
      })(element),
    [outer],
  );
  return { anchor, ref };
}

const noSubscription = () => () => {};

/**
 * Returns the element of a ref during render. It is available on the first render of a component that mounts later, and
 * after the first commit for a popup that is open initially.
 */
export const useElement = <T>(ref: RefObject<T | null>): T | null =>
  useSyncExternalStore<T | null>(
    noSubscription,
    () => ref.current,
    () => null,
  );
