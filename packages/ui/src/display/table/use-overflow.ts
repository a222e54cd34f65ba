'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns whether an element's content overflows it. Only then is the scroll region focusable. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () =>
      setOverflows(region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    const table = region.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
