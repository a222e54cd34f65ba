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
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return scrolls;
}
