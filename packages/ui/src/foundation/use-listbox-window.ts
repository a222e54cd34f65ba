'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { topsOf, unmeasured, withMeasured, type RowHeights } from './listbox-heights.js';
import { showOption } from './listbox-row.js';
import type { ListRows } from './listbox-rows.js';
import { AHEAD, mountedRows, steadyRow, windowOf } from './listbox-window.js';

/** The heights of what is mounted, in order. A group's name is as high as all that its group has above its first option. */
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
 * Which rows of a long list are mounted: those around what is seen, and the active one (its index, or -1). The rows stand in the flow, with gaps for those that
 * are not mounted. Once mounted they are measured, before anything is painted, and what is seen stays where it is when one is higher than it was taken to be.
 * The ref is for an element that stands in the listbox itself.
 */
export function useListboxWindow(list: ListRows, active: number) {
  const { rows } = list;
  const inside = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState(unmeasured);
  const tops = useMemo(() => topsOf(rows, heights), [rows, heights]);
  const [view, setView] = useState(() => ({ top: Math.max(0, (tops[active] ?? 0) - AHEAD), height: AHEAD }));
  const [first, last] = windowOf(tops, view);
  const mounted = useMemo(() => mountedRows(list, first, last, active), [list, first, last, active]);
  /** What is to stay where it is once the new heights are rendered. */
  const steady = useRef<ReturnType<typeof steadyRow>>(null);
  const shown = useRef('');

  const follow = () => {
    const element = inside.current?.parentElement;
    if (element && (element.scrollTop !== view.top || element.clientHeight !== view.height))
      setView({ top: element.scrollTop, height: element.clientHeight });
  };
  const know = (known: RowHeights) => {
    steady.current ??= steadyRow(tops, view, active);
    setHeights(known);
  };

  useLayoutEffect(() => {
    const element = inside.current?.parentElement;
    if (!element) return;
    const measured = heightsIn(element);
    const known = withMeasured(
      heights,
      mounted.map((index, place) => [rows[index]!, measured[place] ?? 0]),
    );
    if (known !== heights) return know(known);
    const wanted = `${rows.length} ${active}`; // the list may also grow around the active option
    if (steady.current) element.scrollTop = tops[steady.current.index]! - steady.current.below;
    if (shown.current !== wanted || steady.current?.index === active)
      showOption(element, element.querySelector('[data-active]'));
    steady.current = null;
    shown.current = wanted;
    follow();
  });

  const latest = useRef({ follow, know });
  useEffect(() => {
    latest.current = { follow, know };
  });
  useLayoutEffect(() => {
    const element = inside.current?.parentElement;
    if (!element) return;
    let width = element.clientWidth;
    // In the same frame, or the browser paints a gap first.
    const follow = () =>
      flushSync(() => {
        if (element.clientWidth === width) return latest.current.follow();
        width = element.clientWidth;
        latest.current.know(unmeasured); // words wrap elsewhere
      });
    element.addEventListener('scroll', follow, { passive: true });
    // The popup is given its size when it is placed. A ResizeObserver would hear of it while sizes are being told, which browsers report as an error of the page.
    const placed = new MutationObserver(follow);
    if (element.parentElement) placed.observe(element.parentElement, { attributeFilter: ['style'] });
    return () => {
      element.removeEventListener('scroll', follow);
      placed.disconnect();
    };
  }, []);

  return { inside, tops, mounted };
}
