import type { NotifiedBody, Window } from '../availability/schema.ts';
import { isDesignatedOn } from '../availability/rules.ts';
import { publishedPlaces } from '../availability/places.ts';
import { isClosed } from '../availability/status.ts';
import { groupIdOf } from '../codes/code-group.ts';
import { findCode } from '../codes/codes.ts';
import { addDays, type CalendarDate } from '../values/dates.ts';
import { cellId } from './figures.ts';
import { monthRange, monthsFrom, quartersFrom, type DayRange } from './quarters.ts';
import { scarcityQuarters } from './scarcity.ts';

/** Days from today in which a window makes a body count as open. */
const openDays = 90;
/** Months for which open bodies are counted: the current one and those that follow. */
export const openMonths = 12;

/** Number of bodies for a code. */
export interface BodiesCell {
  readonly figure: 'nb-designated' | 'nb-open' | 'nb-open-month';
  readonly dimensions: readonly string[];
  readonly bodies: number;
}

/** Returns the windows in which every applicant can start an application: not closed, general, of a body that takes some. */
export function usableWindows(windows: readonly Window[], bodies: readonly NotifiedBody[]): Window[] {
  const suspended = new Set(bodies.filter(({ intake }) => intake === 'suspended').map(({ number }) => number));
  return windows.filter(
    (window) => !isClosed(window) && window.intakePool === 'general' && !suspended.has(window.notifiedBody),
  );
}

const touches = (window: Pick<Window, 'from' | 'to'>, { from, to }: DayRange) => window.from <= to && window.to >= from;

/** Returns the number of bodies with a window in the days, by code. */
function openBodies(usable: readonly Window[], days: DayRange): [code: string, bodies: number][] {
  const byCode = Map.groupBy(
    usable.filter((window) => touches(window, days)),
    ({ code }) => code,
  );
  return [...byCode].map(([code, ofCode]) => [code, new Set(ofCode.map(({ notifiedBody }) => notifiedBody)).size]);
}

/**
 * Returns the bodies that are designated for each code today, those with a usable window in the next 90 days, and those
 * with one in each month. All of this is published.
 */
export function bodiesCells(
  bodies: readonly NotifiedBody[],
  usable: readonly Window[],
  today: CalendarDate,
): BodiesCell[] {
  const designated = new Map<string, Set<string>>();
  for (const { number, designations } of bodies)
    for (const designation of designations)
      for (const code of isDesignatedOn(designation, today) ? designation.codes : [])
        designated.set(code, (designated.get(code) ?? new Set()).add(number));
  const months = monthsFrom(today, openMonths).map((month) => ({ month, ...monthRange(month) }));
  return [
    ...[...designated].map(([code, numbers]) => ({
      figure: 'nb-designated' as const,
      dimensions: [code],
      bodies: numbers.size,
    })),
    ...openBodies(usable, { from: today, to: addDays(today, openDays) }).map(([code, count]) => ({
      figure: 'nb-open' as const,
      dimensions: [code],
      bodies: count,
    })),
    ...months.flatMap(({ month, from, to }) =>
      openBodies(usable, { from: from < today ? today : from, to }).map(([code, count]) => ({
        figure: 'nb-open-month' as const,
        dimensions: [code, month],
        bodies: count,
      })),
    ),
  ];
}

/**
 * Returns the usable places as published by code and quarter and by group and quarter, under the ids of the cells of the
 * scarcity. A window counts in each quarter that it touches from today on.
 */
export function placesByQuarter(usable: readonly Window[], today: CalendarDate): Map<string, number> {
  const places = new Map<string, number>();
  for (const quarter of quartersFrom(today, scarcityQuarters)) {
    const days = { from: quarter.from < today ? today : quarter.from, to: quarter.to };
    for (const window of usable) {
      const code = findCode(window.code);
      if (!code || !touches(window, days)) continue;
      for (const dimension of [code.id, groupIdOf(code)]) {
        const id = cellId('scarcity', [dimension, quarter.id]);
        places.set(id, (places.get(id) ?? 0) + publishedPlaces([window]));
      }
    }
  }
  return places;
}
