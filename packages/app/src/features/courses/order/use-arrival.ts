import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a heading when `part` of the page changes, and scrolls to the top of the page. Does nothing for
 * the first part: the router focuses the heading of a new page.
 */
export function useArrival(part: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(part);
  useEffect(() => {
    if (known.current === part) return;
    known.current = part;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus();
  }, [part]);
  return heading;
}
