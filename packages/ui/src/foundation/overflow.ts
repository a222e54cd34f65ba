'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A row and what stands in it, in px, as CSS lays them out with nothing hidden, cut or wrapped. */
export interface RowWidths {
  room: number;
  gap: number;
  /** One for each child of the row, in their order. */
  widths: readonly number[];
}

/** Browsers lay out in fractions of a px, which do not add up to the last digit. More than that would cut a word for the sake of a hair. */
const slack = 0.05;

/** Whether these widths stand beside each other in the room. */
export const fitsInRow = (widths: readonly number[], { room, gap }: Pick<RowWidths, 'room' | 'gap'>): boolean =>
  widths.reduce((sum, width) => sum + width, gap * Math.max(0, widths.length - 1)) <= room + slack;

const widthsIn = (row: HTMLElement) => [...row.children].map((child) => child.getBoundingClientRect().width);

/**
 * Reads the row while `data-measuring` stands on it, for which its styles show all of it at natural width; nothing of that is painted. Null where the row is
 * not laid out. Where nothing is hidden yet (`whole`) and room is left over, nothing is cut either: it is read as it stands, which lays out nothing again.
 */
function measure(row: HTMLElement, whole: boolean): RowWidths | null {
  const room = row.getBoundingClientRect().width;
  if (room === 0) return null;
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
  const standing = whole ? widthsIn(row) : [];
  if (whole && fitsInRow(standing, { room: room - 1, gap })) return { room, gap, widths: standing };
  row.setAttribute('data-measuring', '');
  const widths = widthsIn(row);
  row.removeAttribute('data-measuring');
  return { room, gap, widths };
}

/**
 * How many entries of a row are shown, as `decide` says of its widths; null until they are known, when the row's CSS has to wrap and clip. It is found
 * out before the first paint, and again before the paint that follows a new width of the row. Keep `decide` the same while the row's content is.
 */
export function useRowOverflow(row: RefObject<HTMLElement | null>, decide: (row: RowWidths) => number): number | null {
  const [count, setCount] = useState<number | null>(null);
  const first = useRef(true);
  const watch = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let room: number | undefined;
    const fresh = new Set<Element>();
    const again = () => {
      const widths = measure(element, first.current);
      first.current = false;
      room = widths?.room;
      if (widths) setCount(decide(widths));
    };
    again();
    const observer = new ResizeObserver((entries) => {
      // What is watched from now on is reported once, as it was measured.
      const changed = entries.filter(({ target }) => !fresh.delete(target));
      // A child's own size changes with its face or its text's size. Not in the same turn: hiding its neighbours would make the observer report itself.
      if (entries.some(({ target }) => target === element) && element.getBoundingClientRect().width !== room)
        flushSync(again);
      else if (changed.length > 0) requestAnimationFrame(again);
    });
    let observed = new Set<Element>();
    watch.current = () => {
      const now = new Set([element, ...element.children]);
      for (const gone of [...observed].filter((one) => !now.has(one))) {
        fresh.delete(gone);
        observer.unobserve(gone);
      }
      for (const come of [...now].filter((one) => !observed.has(one))) {
        fresh.add(come);
        observer.observe(come);
      }
      observed = now;
    };
    watch.current();
    // A face that comes late changes the width of words, which is not seen where they are cut.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [row, decide]);
  // Once the count is known some children may be other elements: those that are gone would be reported, which the browser takes for an error of the page.
  const known = count !== null;
  useLayoutEffect(() => {
    if (known) watch.current?.();
  }, [known]);
  return count;
}
