'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element's content is wider or higher than it: only then does a scroll region take the focus. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () =>
      setOverflows(region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
