'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { topsOf, unmeasured, withMeasured, type RowHeights } from './listbox-heights.js';
import { showOption } from './listbox-row.js';
import type { ListRows } from './listbox-rows.js';
import { OVERSCAN, mountedRows, scrollAnchor, windowOf } from './listbox-window.js';

/**
 * Returns the heights of the mounted rows, in order. The height of a group name includes the margin, border and padding
 * of its group above it.
 */
function heightsIn(list: HTMLElement): number[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[role="option"], [data-slot="group-label"]'), (element) => {
    const { bottom, height } = element.getBoundingClientRect();
    const group = element.dataset['slot'] && height > 0 ? element.parentElement : null;
    return group
      ? bottom - group.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(group).marginBlockStart)
      : height;
  });
}

/**
 * Returns which rows of a long list to mount: those in or near the viewport, and the active one (`active` is its index,
 * or -1). Rows are in normal flow, with gaps for unmounted rows. Mounted rows are measured before the paint; if a
 * height differs from its estimate, the scroll position is corrected so that the visible rows do not move. Attach the
 * ref `inside` to a child of the listbox.
 */
export function useListboxWindow(list: ListRows, active: number) {
  const { rows } = list;
  const inside = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState(unmeasured);
  const tops = useMemo(() => topsOf(rows, heights), [rows, heights]);
  const [view, setView] = useState(() => ({ top: Math.max(0, (tops[active] ?? 0) - OVERSCAN), height: OVERSCAN }));
  const [first, last] = windowOf(tops, view);
  const mounted = useMemo(() => mountedRows(list, first, last, active), [list, first, last, active]);
  /** The row that keeps its position when the new heights are rendered. */
  const anchor = useRef<ReturnType<typeof scrollAnchor>>(null);
  const lastShown = useRef('');

  const syncView = () => {
    const element = inside.current?.parentElement;
    if (element && (element.scrollTop !== view.top || element.clientHeight !== view.height))
      setView({ top: element.scrollTop, height: element.clientHeight });
  };
  const updateHeights = (updated: RowHeights) => {
    anchor.current ??= scrollAnchor(tops, view, active);
    setHeights(updated);
  };

  useLayoutEffect(() => {
    const element = inside.current?.parentElement;
    if (!element) return;
    const measured = heightsIn(element);
    const updated = withMeasured(
      heights,
      mounted.map((index, nth) => [rows[index]!, measured[nth] ?? 0]),
    );
    if (updated !== heights) return updateHeights(updated);
    const key = `${rows.length} ${active}`; // rows may be added before the active option
    if (anchor.current) element.scrollTop = tops[anchor.current.index]! - anchor.current.below;
    if (lastShown.current !== key || anchor.current?.index === active)
      showOption(element, element.querySelector('[data-active]'));
    anchor.current = null;
    lastShown.current = key;
    syncView();
  });

  const latest = useRef({ syncView, updateHeights });
  useEffect(() => {
    latest.current = { syncView, updateHeights };
  });
  useLayoutEffect(() => {
    const element = inside.current?.parentElement;
    if (!element) return;
    let width = element.clientWidth;
    // Synchronous, because otherwise the browser would first paint a gap.
    const update = () =>
      flushSync(() => {
        if (element.clientWidth === width) return latest.current.syncView();
        width = element.clientWidth;
        latest.current.updateHeights(unmeasured); // text wraps differently at another width
      });
    element.addEventListener('scroll', update, { passive: true });
    // Positioning sets the size of the popup in its style. A ResizeObserver would cause a ResizeObserver loop error
    // here.
    const styleObserver = new MutationObserver(update);
    if (element.parentElement) styleObserver.observe(element.parentElement, { attributeFilter: ['style'] });
    return () => {
      element.removeEventListener('scroll', update);
      styleObserver.disconnect();
    };
  }, []);

  return { inside, tops, mounted };
}
