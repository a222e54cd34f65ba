'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../display/table/use-latest.js';
import type { RowControls } from './use-row-window.js';

interface FirstRowOptions {
  viewport: RefObject<HTMLElement | null>;
  controls: RefObject<RowControls | null>;
  /** Whether rows can be scrolled to. */
  hasRows: boolean;
  defaultFirstRow: number;
  onFirstRowChange: ((index: number) => void) | undefined;
}

/** Time in ms without scrolling after which the first row is reported. */
const restTime = 250;

/** Scrolls to a row when the rows are first shown, and reports the first row in view when scrolling rests. */
export function useFirstRow({ viewport, controls, hasRows, defaultFirstRow, onFirstRowChange }: FirstRowOptions) {
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (!hasRows || isPlaced.current) return;
    isPlaced.current = true;
    if (defaultFirstRow > 0) controls.current?.scrollTo(defaultFirstRow);
  }, [hasRows, defaultFirstRow, controls]);
  const report = useLatest(() => {
    const row = controls.current?.first();
    if (isPlaced.current && row !== undefined) onFirstRowChange?.(row);
  });
  const isReported = onFirstRowChange !== undefined;
  useEffect(() => {
    const element = viewport.current;
    if (!element || !isReported) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(report, restTime);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [viewport, isReported, report]);
}
