'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the body of an open dialog has more than it shows. To be called after `useModal`: the focus waits for no measuring. */
export function useModalScrolls(body: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    // What it holds may grow while it keeps its height, as in a drawer, and may come later.
    const observe = () => {
      observer.disconnect();
      for (const one of [element, ...element.children]) observer.observe(one);
    };
    observe();
    const arrivals = new MutationObserver(observe);
    arrivals.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [body]);
  return scrolls;
}
