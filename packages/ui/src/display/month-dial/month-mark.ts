import { partsOf, type IsoDate } from '../../foundation/dates/calendar-dates.js';

/** A month, `YYYY-MM`. */
export type IsoMonth = string;

/** What is free in a month. `none`: nothing is offered in the month. */
export type MonthState = 'free' | 'limited' | 'full' | 'closed' | 'none';

/** The state of a month, in a dial or a strip. */
export interface MonthMark {
  month: IsoMonth;
  state: MonthState;
  /** The state was not confirmed for a long time. It is marked by a cap. */
  stale?: boolean | undefined;
  /** The figures of the month, shown in its tooltip and the table instead of the state: "3 of 4 free, MDN 1103". */
  detail?: string | undefined;
}

/** Number of months in a dial and in a strip. */
export const monthCount = 12;

/** A layer of a mark. Levels run from 0, the inner or lower edge, to 1, the outer or upper edge. */
export interface Layer {
  slot: 'fill' | 'half' | 'hatch' | 'track' | 'cap';
  from: number;
  to: number;
}

const capFrom = 0.8;
const belowCap = 0.7;
const track: Layer = { slot: 'track', from: 0.44, to: 0.56 };

/**
 * Returns the layers that draw a month: free is solid; limited has its lower half filled and the rest hatched; full and
 * closed are a thin track; without an offer there is a gap; a cap says that the state is not confirmed.
 */
export function layersOf({ state, stale }: Pick<MonthMark, 'state' | 'stale'>): Layer[] {
  if (state === 'none') return [];
  const top = stale ? belowCap : 1;
  const layers: Record<Exclude<MonthState, 'none'>, Layer[]> = {
    free: [{ slot: 'fill', from: 0, to: top }],
    limited: [
      { slot: 'half', from: 0, to: 0.5 },
      { slot: 'hatch', from: 0.5, to: top },
    ],
    full: [track],
    closed: [track],
  };
  return stale ? [...layers[state], { slot: 'cap', from: capFrom, to: 1 }] : layers[state];
}

/** Returns the layers of the smallest size, which has three states: free, limited and nothing free. */
export const simpleLayersOf = ({ state }: Pick<MonthMark, 'state'>): Layer[] =>
  state === 'free'
    ? [{ slot: 'fill', from: 0, to: 1 }]
    : state === 'limited'
      ? [{ slot: 'half', from: 0, to: 0.5 }]
      : [track];

/** Numbers of months by state, and of months whose state is not confirmed. */
export type MonthCounts = Record<MonthState | 'stale', number>;

export function countMonths(months: readonly MonthMark[]): MonthCounts {
  const counts: MonthCounts = { free: 0, limited: 0, full: 0, closed: 0, none: 0, stale: 0 };
  for (const { state, stale } of months) {
    counts[state] += 1;
    if (stale) counts.stale += 1;
  }
  return counts;
}

/** Returns the first month in which something is free, otherwise the first with limited places. */
export const nextFree = (months: readonly MonthMark[]): IsoMonth | undefined =>
  (months.find(({ state }) => state === 'free') ?? months.find(({ state }) => state === 'limited'))?.month;

/** Returns the first day of a month. */
export const firstDay = (month: IsoMonth): IsoDate => `${month}-01`;

/**
 * Returns the position of a date among the months, in months from the start of the first one, such as 1.5 for the
 * middle of the second. Undefined if the date is in none of them.
 */
export function positionOf(date: IsoDate | undefined, months: readonly MonthMark[]): number | undefined {
  const parts = date === undefined ? null : partsOf(date);
  if (!parts || date === undefined) return undefined;
  const index = months.findIndex(({ month }) => month === date.slice(0, 7));
  return index < 0 ? undefined : index + (parts.day - 0.5) / 31;
}
