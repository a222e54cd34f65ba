import { useEffect, useRef } from 'react';

/**
 * Scrolls to the start of a list without animation and focuses it after another page is loaded, so that screen readers
 * announce the list and Tab continues at its first row (WCAG 2.4.3).
 * @param rows rows of the displayed page; a new value means another page
 * @param isLoading whether a requested page is not loaded yet
 * @returns the ref of the list, which needs `tabIndex={-1}`, and a function to call before another page is requested
 */
export function usePageChange(rows: unknown, isLoading: boolean) {
  const listRef = useRef<HTMLDivElement>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || isLoading) return;
    isRequested.current = false;
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [rows, isLoading]);
  return { listRef, onPageRequested: () => void (isRequested.current = true) };
}
