'use client';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import type { DateLimits, IsoDate } from '../../foundation/dates/calendar-dates.js';
import { limitsOfSecondDay, rangeBetween, type DateRange } from './date-range.js';

/**
 * The choice of a range by two days in any order. Between the two, the days up to the one under the pointer or with
 * focus are previewed, and Escape starts again.
 */
export function useRangeChoice(
  range: DateRange,
  limits: DateLimits,
  onComplete: (range: DateRange, event: Event) => void,
  onFirst?: (day: IsoDate) => void,
) {
  const [first, setFirst] = useState<IsoDate | null>(null);
  const [preview, setPreview] = useState<IsoDate>();
  const { min, max, isDisabled } = limits;
  const secondLimits = useMemo(
    () => (first === null ? undefined : limitsOfSecondDay(first, { min, max, isDisabled })),
    [first, min, max, isDisabled],
  );
  const current = first === null ? range : preview ? rangeBetween(first, preview) : { start: first, end: '' };
  return {
    chosen: current.start === current.end ? { start: current.start, end: '' } : current,
    limits: secondLimits ?? limits,
    onPreview: first === null ? undefined : setPreview,
    onChoose: (day: IsoDate, event: Event) => {
      setPreview(undefined);
      if (first === null) {
        setFirst(day);
        onFirst?.(day);
      } else {
        setFirst(null);
        onComplete(rangeBetween(first, day), event);
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || first === null || isComposing(event)) return;
      event.preventDefault(); // a popup stays open
      setFirst(null);
      setPreview(undefined);
    },
  };
}
