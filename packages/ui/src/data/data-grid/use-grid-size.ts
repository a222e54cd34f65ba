'use client';
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sizeObserver } from '../../foundation/environment/size-observer.js';

/** Width of the container in rem below which rows are shown as a list: earlier with larger text. */
const listBelow = 35;
/** Distance in px that the columns scroll before other ones are mounted. */
const step = 128;

/** The visible area of a grid in px. */
interface ContainerView {
  isNarrow: boolean;
  /** 0 if the columns in view need not be known. */
  width: number;
  /** Distance that the columns are scrolled, from the start. */
  left: number;
}

/**
 * Returns the visible area of a grid, and sets its width as `--view-width` for the details of rows. The distance is
 * rounded, and known only for a grid of many columns, so that other grids are not rendered again.
 * @param rem the text size of the page in px; 0 until it is measured
 */
export function useContainerView(
  root: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  hasManyColumns: boolean,
  rem: number,
): ContainerView {
  const [view, setView] = useState<ContainerView>({ isNarrow: false, width: 0, left: 0 });
  useLayoutEffect(() => {
    const [element, scroller] = [root.current, viewport.current];
    if (!element || !scroller) return;
    const measure = () => {
      const width = scroller.clientWidth;
      scroller.style.setProperty('--view-width', `${width}px`);
      const next = {
        isNarrow: element.clientWidth > 0 && element.clientWidth < listBelow * (rem || 16),
        width: hasManyColumns ? width : 0,
        left: hasManyColumns ? Math.floor(Math.abs(scroller.scrollLeft) / step) * step : 0,
      };
      setView((before) =>
        before.isNarrow === next.isNarrow && before.width === next.width && before.left === next.left ? before : next,
      );
    };
    measure();
    const observer = sizeObserver(measure);
    observer.observe(element);
    if (hasManyColumns) scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [root, viewport, hasManyColumns, rem]);
  return view;
}

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    flushSync(listener); // the browser prints after this event
  };
  const [before, after] = [set(true), set(false)];
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

/** Whether the page is being printed. */
export const usePrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
