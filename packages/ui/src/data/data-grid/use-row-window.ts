'use client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollToTop } from '../../foundation/environment/scroll-to-top.js';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { assignSlots, type RowSlots } from '../../foundation/virtual/row-slots.js';
import {
  canvasOf,
  heightOf,
  indexAt,
  offsetOf,
  positionAt,
  rowsInView,
  scrolledTo,
  topToShow,
  type IndexRange,
  type RowGeometry,
  type ScrollPosition,
} from '../../foundation/virtual/row-window.js';

/** Rows that are mounted outside the view on both sides. */
const beyond = 6;
/** Rows that are mounted before the grid is measured. */
const firstRows = 20;

interface Options {
  /** The element with the height of all rows, in the viewport. */
  canvas: RefObject<HTMLElement | null>;
  geometry: RowGeometry;
  /** A row that stays mounted wherever it is, because it has the focus. */
  kept: number;
}

interface Mounted {
  range: IndexRange;
  shift: number;
  slots: RowSlots;
}

/** Returns the indexes of a range, and of a row outside it that stays mounted. */
function indexesOf({ from, to }: IndexRange, kept: number): number[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  return kept < 0 || (kept >= from && kept < to) ? indexes : [...indexes, kept];
}

/** How a grid scrolls its rows. */
export interface RowControls {
  /** Scrolls no further than needed to show a row. */
  show: (index: number) => void;
  /** Scrolls so that a row is the first one in view. */
  scrollTo: (index: number) => void;
  /** Index of the first row in view. */
  first: () => number;
  /** Number of rows that fit the view. */
  page: () => number;
}

/** Which rows are mounted, and where. */
export interface RowWindow extends RowControls {
  /** The mounted rows in their order, with their slots. */
  rows: readonly { index: number; slot: number }[];
  range: IndexRange;
  /** Height in px of the element for all rows. */
  height: number;
  /** What is added to the offset of a row in px, while the scroll position is scaled. */
  shift: number;
}

/** Returns the height of the rows' area: the viewport without its sticky header and footer, in px. */
function viewHeight(viewport: HTMLElement): number {
  let height = viewport.clientHeight;
  for (const child of viewport.children)
    if (child instanceof HTMLElement && child.dataset['sticky'] !== undefined) height -= child.offsetHeight;
  return Math.max(0, height);
}

function scrollGeometry(rows: RowGeometry, view: number) {
  const total = heightOf(rows);
  return { total, canvas: canvasOf(total), view };
}

const isInside = (inner: IndexRange, outer: IndexRange) => inner.from >= outer.from && inner.to <= outer.to;

/**
 * Mounts the rows in view while the viewport scrolls. A row that stays in view is not rendered again; the elements of
 * rows that leave are taken by newcomers, in the same frame, so that no frame is blank.
 */
export function useRowWindow({ canvas, geometry, kept }: Options): RowWindow {
  const [state, setState] = useState<Mounted>(() => {
    const range = { from: 0, to: firstRows };
    return { range, shift: 0, slots: assignSlots(new Map(), indexesOf(range, -1)) };
  });
  const current = useRef({ geometry, kept, mounted: state, position: { scrollTop: 0, top: 0 } });

  /** Mounts what is in view at the scroll position of the viewport, or at the given one. */
  const update = useCallback(
    (isScroll: boolean, given?: ScrollPosition) => {
      const element = canvas.current?.parentElement;
      if (!element) return;
      const { geometry: rows, mounted, position: before } = current.current;
      const view = viewHeight(element);
      const position = given ?? scrolledTo(before, element.scrollTop, scrollGeometry(rows, view));
      current.current.position = position;
      const shift = position.scrollTop - position.top;
      const isShifted = Math.abs(shift - mounted.shift) > 0.01;
      const needed = rowsInView(rows, position.top, view, 1);
      const range = rowsInView(rows, position.top, view, beyond);
      const isTooLong = mounted.range.to - mounted.range.from > range.to - range.from + 2 * beyond;
      if (!isShifted && !isTooLong && isInside(needed, mounted.range)) return;
      const next = {
        range,
        shift: isShifted ? shift : mounted.shift,
        slots: assignSlots(mounted.slots, indexesOf(range, current.current.kept)),
      };
      current.current.mounted = next;
      if (isScroll) flushSync(() => setState(next));
      else setState(next);
    },
    [canvas],
  );

  useLayoutEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const onScroll = () => update(true);
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = sizeObserver(() => update(false));
    observer.observe(element);
    for (const child of element.children)
      if (child instanceof HTMLElement && child.dataset['sticky'] !== undefined) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [canvas, update]);

  useLayoutEffect(() => {
    current.current.geometry = geometry;
    update(false);
  }, [geometry, update]);
  useLayoutEffect(() => {
    current.current.kept = kept;
  }, [kept]);

  const from = Math.min(state.range.from, geometry.count);
  const to = Math.min(state.range.to, geometry.count);
  const mountedRows = [...state.slots]
    .filter(([index]) => (index >= from && index < to) || (index === kept && index < geometry.count))
    .map(([index, slot]) => ({ index, slot }));
  // A row that was never in view, such as the focused one of a controlled state.
  if (kept >= 0 && kept < geometry.count && !mountedRows.some(({ index }) => index === kept))
    mountedRows.push({ index: kept, slot: -1 });
  mountedRows.sort((a, b) => a.index - b.index);

  const scrollTo = useCallback(
    (top: number) => {
      const element = canvas.current?.parentElement;
      if (!element) return;
      const { geometry: rows, position: before } = current.current;
      const position = positionAt(before, top, scrollGeometry(rows, viewHeight(element)));
      scrollToTop(element, position.scrollTop);
      // Browsers round the position, and the rows follow the rounded one.
      update(false, { scrollTop: element.scrollTop, top: position.top + element.scrollTop - position.scrollTop });
    },
    [canvas, update],
  );
  const show = useCallback(
    (index: number) => {
      const element = canvas.current?.parentElement;
      if (!element) return;
      const { geometry: rows, position } = current.current;
      const top = topToShow(rows, index, position.top, viewHeight(element));
      if (top !== position.top) scrollTo(top);
    },
    [canvas, scrollTo],
  );
  const page = useCallback(
    () =>
      canvas.current?.parentElement
        ? Math.max(1, Math.floor(viewHeight(canvas.current.parentElement) / (current.current.geometry.height || 1)) - 1)
        : 10,
    [canvas],
  );
  return {
    rows: mountedRows,
    range: { from, to },
    height: canvasOf(heightOf(geometry)),
    shift: state.shift,
    show,
    scrollTo: useCallback((index: number) => scrollTo(offsetOf(current.current.geometry, index)), [scrollTo]),
    first: useCallback(() => indexAt(current.current.geometry, current.current.position.top), []),
    page,
  };
}
