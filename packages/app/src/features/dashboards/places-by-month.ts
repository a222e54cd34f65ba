import type { WindowView } from '@attesta/domain/availability/schema';
import { isProductCode } from '@attesta/domain/codes/codes';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { freePlaces } from './body-summary';
import { monthOf, monthsFrom, type Month } from './months';

export interface MonthPlaces {
  month: Month;
  /** Number of windows that cover the month. */
  windows: number;
  free: number;
  reserved: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * Returns the free and reserved places of a notified body in the next twelve months. A window counts in each month that
 * it covers. Only product codes count, because one application takes places of a product code and of its horizontal
 * codes.
 */
export function placesByMonth(all: readonly WindowView[], today: CalendarDate): MonthPlaces[] {
  const windows = all.filter(({ past, code }) => !past && isProductCode(code));
  return monthsFrom(today).map((month) => {
    const covering = windows.filter(({ from, to }) => monthOf(from) <= month && month <= monthOf(to));
    return {
      month,
      windows: covering.length,
      free: sum(covering.map(freePlaces)),
      reserved: sum(covering.map(({ reserved }) => reserved ?? 0)),
    };
  });
}
