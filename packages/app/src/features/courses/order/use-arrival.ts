import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Returns a ref for the heading of the current part of a page. When the part has changed, its heading receives the
 * focus as soon as it is rendered, and the page scrolls to the top. The first part is left to the router, which focuses
 * the heading of a new page.
 */
export function useArrival(part: string): RefCallback<HTMLHeadingElement> {
  const known = useRef(part);
  return useCallback(
    (heading) => {
      if (!heading || known.current === part) return;
      known.current = part;
      scrollTo({ top: 0, behavior: 'instant' });
      heading.focus(); // scrolls further if the heading is below the visible area
    },
    [part],
  );
}
