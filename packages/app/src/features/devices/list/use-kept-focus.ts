import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The element of a list that had the focus last, and the index of its row, or -1 outside of the rows. */
interface Focused {
  element: Element;
  row: number;
}

const rowsOf = (list: Element) => [...list.querySelectorAll('tr[data-row]')];

/**
 * Keeps the focus in a list when its focused element is removed, for example with an archived row: moves it to the last
 * control of the row that is now in the same place, or to the list if no row is left (WCAG 2.2, 2.4.3).
 * @param listRef the list, which has `tabIndex={-1}`
 */
export function useKeptFocus(listRef: RefObject<HTMLElement | null>): void {
  const focused = useRef<Focused | null>(null);
  useEffect(() => {
    const record = ({ target }: FocusEvent) => {
      const list = listRef.current;
      if (!(target instanceof Element) || !list?.contains(target)) focused.current = null;
      else focused.current = { element: target, row: rowsOf(list).findIndex((row) => row.contains(target)) };
    };
    document.addEventListener('focusin', record);
    return () => document.removeEventListener('focusin', record);
  }, [listRef]);
  // Runs after every render, because the rows are removed by a render of the list.
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const list = listRef.current;
    const row = list && last.row >= 0 && (rowsOf(list)[last.row] ?? rowsOf(list).at(-1));
    const control = row && [...row.querySelectorAll<HTMLElement>('a[href], button, input')].at(-1);
    (control || list)?.focus({ preventScroll: true });
  });
}
