import { useEffect, useRef } from 'react';

/**
 * Brings the reader to the start of a list after another page of it was loaded: scrolled into view, at once and without
 * motion, and with the focus, so that screen readers name the list and Tab continues at its first row (WCAG 2.4.3).
 * @param rows of the page that is shown; another value is another page
 * @param isLoading another page was requested and is not there yet
 * @returns the ref of the list, which needs `tabIndex={-1}`, and what to call before the page is turned
 */
export function usePageTurn(rows: unknown, isLoading: boolean) {
  const start = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current || isLoading) return;
    isTurned.current = false;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [rows, isLoading]);
  return { start, turned: () => void (isTurned.current = true) };
}
