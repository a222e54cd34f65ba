'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sizeObserver } from './environment/size-observer.js';

/** The widths of a row and its children in px, laid out with nothing hidden, clipped or wrapped. */
export interface RowWidths {
  /** The width of the row. */
  available: number;
  gap: number;
  /** The widths of the children, in order. */
  widths: readonly number[];
}

/** Tolerance in px for rounding: browsers lay out in fractions of a px. */
const tolerance = 0.05;

/** Returns whether children of these widths fit next to each other in the row. */
export const fitsInRow = (
  widths: readonly number[],
  { available, gap }: Pick<RowWidths, 'available' | 'gap'>,
): boolean => widths.reduce((sum, width) => sum + width, gap * Math.max(0, widths.length - 1)) <= available + tolerance;

const widthsIn = (row: HTMLElement) => [...row.children].map((child) => child.getBoundingClientRect().width);

/**
 * Measures the row while it has the attribute `data-measuring`: its styles then show all children at their natural
 * width. The attribute is removed before the next paint. Returns null if the row has no layout. If all children are
 * visible (`complete`) and space is left over, nothing is clipped: the row is measured as it is, without a second
 * layout.
 */
function measure(row: HTMLElement, complete: boolean): RowWidths | null {
  const available = row.getBoundingClientRect().width;
  if (available === 0) return null;
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
  const current = complete ? widthsIn(row) : [];
  if (complete && fitsInRow(current, { available: available - 1, gap })) return { available, gap, widths: current };
  row.setAttribute('data-measuring', '');
  const widths = widthsIn(row);
  row.removeAttribute('data-measuring');
  return { available, gap, widths };
}

/**
 * Returns how many entries of a row to show, as computed by `decide` from the widths, or null until they are measured;
 * the row's CSS must wrap and clip until then. Measures before the first paint, and before the next paint when the row
 * is resized. `decide` must be a stable reference while the content of the row does not change.
 */
export function useRowOverflow(row: RefObject<HTMLElement | null>, decide: (row: RowWidths) => number): number | null {
  const [count, setCount] = useState<number | null>(null);
  const first = useRef(true);
  const observeChildren = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let available: number | undefined;
    const newlyObserved = new Set<Element>();
    const update = () => {
      const widths = measure(element, first.current);
      first.current = false;
      available = widths?.available;
      if (widths) setCount(decide(widths));
    };
    update();
    const observer = sizeObserver((entries) => {
      // The observer reports each newly observed element once, with the size already measured.
      const changed = entries.filter(({ target }) => !newlyObserved.delete(target));
      // A child is resized when its font or text size changes. Wait for the next frame: hiding children now would cause
      // a ResizeObserver loop.
      if (entries.some(({ target }) => target === element) && element.getBoundingClientRect().width !== available)
        flushSync(update);
      else if (changed.length > 0) requestAnimationFrame(update);
    });
    let observed = new Set<Element>();
    observeChildren.current = () => {
      const current = new Set([element, ...element.children]);
      for (const removed of [...observed].filter((one) => !current.has(one))) {
        newlyObserved.delete(removed);
        observer.unobserve(removed);
      }
      for (const added of [...current].filter((one) => !observed.has(one))) {
        newlyObserved.add(added);
        observer.observe(added);
      }
      observed = current;
    };
    observeChildren.current();
    // A font that loads later changes the text width. The observer does not report this for clipped text.
    document.fonts?.addEventListener('loadingdone', update); // jsdom has no fonts
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', update);
    };
  }, [row, decide]);
  // The first count may replace children. Removed children are no longer observed, because their reports would
  // cause a ResizeObserver loop error.
  const known = count !== null;
  useLayoutEffect(() => {
    if (known) observeChildren.current?.();
  }, [known]);
  return count;
}
