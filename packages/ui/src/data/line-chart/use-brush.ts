'use client';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartPoint } from '../../foundation/chart/chart-state.js';
import { capturePointer } from '../../foundation/environment/capture-pointer.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { ChartX } from './x-axis.js';

/** First and last selected position. */
export type ChartRange = readonly [from: ChartX, to: ChartX];

export interface BrushProps {
  range: ChartRange | null | undefined;
  defaultRange: ChartRange | null | undefined;
  onRangeChange: ((range: ChartRange | null) => void) | undefined;
}

/** Indexes of the ends of a selected range. */
type Ends = readonly [from: number, to: number];

/** Returns the selected range of a line chart and the handlers that change it. Without `brush` there is none. */
export function useBrush(
  brush: BrushProps | undefined,
  x: readonly ChartX[],
  atOf: (event: PointerEvent<HTMLElement>) => number | undefined,
) {
  const [range, setRange] = useControlled<ChartRange | null, []>(
    brush?.range,
    brush?.defaultRange ?? null,
    brush?.onRangeChange,
  );
  const anchor = useRef<number | null>(null);
  const isDragging = useRef(false);
  const ends: Ends | null =
    brush && range && x.includes(range[0]) && x.includes(range[1]) ? [x.indexOf(range[0]), x.indexOf(range[1])] : null;

  const select = (one: number, other: number) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const [first, last] = [x[from], x[to]];
    if (first === undefined || last === undefined || (ends && ends[0] === from && ends[1] === to)) return;
    setRange([first, last]);
  };
  return {
    ends,
    /** Clears the range and returns whether there was one. */
    clear: () => {
      anchor.current = null;
      if (!ends) return false;
      setRange(null);
      return true;
    },
    /** Extends the range with Shift. A move without Shift starts the next range. */
    onMove: (next: ChartPoint, from: ChartPoint | null, event: KeyboardEvent) => {
      if (!brush) return;
      if (!event.shiftKey) {
        anchor.current = null;
        return;
      }
      anchor.current ??= from?.at ?? next.at;
      select(anchor.current, next.at);
    },
    pointer: brush
      ? {
          onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
            const at = atOf(event);
            if (event.button !== 0 || at === undefined) return;
            capturePointer(event.currentTarget, event.pointerId);
            [anchor.current, isDragging.current] = [at, true];
          },
          onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
            const at = atOf(event);
            if (!isDragging.current || anchor.current === null || at === undefined || at === anchor.current) return;
            select(anchor.current, at);
          },
          onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
            if (isDragging.current && atOf(event) === anchor.current && ends) setRange(null); // a click clears the range
            isDragging.current = false;
          },
          onPointerCancel: () => {
            isDragging.current = false;
          },
        }
      : {},
  };
}
