'use client';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement, type Ref, type RefObject } from 'react';
import { mergeRefs } from './merge-refs.js';

/** The element of a trigger, beside the ref that its owner gave it. A ref, not state: a closed thing renders once. */
export function useTrigger<T extends HTMLElement>(trigger: ReactElement) {
  const anchor = useRef<T | null>(null);
  const outer = (trigger.props as { ref?: Ref<T> }).ref;
  const ref = useMemo<Ref<T>>(() => (outer ? mergeRefs<T>(outer, (element) => { anchor.current = element; }) : anchor), [outer]);
  return { anchor, ref };
}

/** The element of a ref: known at once to what is mounted later, and after the first commit to what is open from the beginning. */
export function useElement<T>(ref: RefObject<T | null>): T | null {
  const [element, setElement] = useState(() => ref.current);
  useLayoutEffect(() => setElement(ref.current), [ref]);
  return element;
}
