'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { sizeObserver } from '../environment/size-observer.js';

/**
 * Returns whether the body of an open dialog overflows. Call it after `useModal`, so that the measurement does not
 * delay the focus.
 */
export function useModalScrolls(body: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = sizeObserver(measure);
    // The content may grow while the body keeps its height, as in a drawer, and children may be added later.
    const observe = () => {
      observer.disconnect();
      for (const target of [element, ...element.children]) observer.observe(target);
    };
    observe();
    const childObserver = new MutationObserver(observe);
    childObserver.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      childObserver.disconnect();
    };
  }, [body]);
  return scrolls;
}
