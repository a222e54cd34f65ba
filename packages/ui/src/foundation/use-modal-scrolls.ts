'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Whether the body of a dialog has more than it shows. It is measured after the dialog was opened, so that nothing waits for it. */
export function useModalScrolls(body: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return scrolls;
}
