import { z } from 'zod';
import { calendarDate } from '../values/calendar-date.ts';

/** Figures counted from the data of the portal that market operators and notified bodies see. */
export const globalFigures = [
  'scarcity',
  'devices-registered',
  'devices-by-stage',
  'operators-by-role',
  'sme-share',
  'deadline-wave',
  'nb-designated',
  'nb-open',
  'devices-by-country',
  'nb-open-month',
  'next-start',
] as const;

/** Figures about devices that only notified bodies see. */
export const demandFigures = [
  'demand-group',
  'demand-quarter',
  'demand-month',
  'demand-class',
  'demand-language',
] as const;

export const figureIds = [...globalFigures, ...demandFigures] as const;
export type FigureId = (typeof figureIds)[number];
/** Counted because differences could reveal them, but not published: devices without and with a lodged application. */
export const internalFigures = ['devices-open', 'devices-closed'] as const;
/** A figure that is counted. */
export type CountedFigure = FigureId | (typeof internalFigures)[number];

/** Figures whose cells are kept for each month. */
export const monthlyFigures = ['devices-registered', 'sme-share', 'nb-open'] as const satisfies FigureId[];

/** The value of a dimension that a record does not state, such as the class of a device without one. */
export const unstated = 'unstated';

/** Returns the id of a cell within a count. */
export const cellId = (figure: CountedFigure, dimensions: readonly string[]): string =>
  [figure, ...dimensions].join(' ');

/**
 * `no_places`: the value would be divided by zero places. `no_start`: more than half of the devices have no start.
 * `withheld`: see `CellState`.
 */
export const publishedStates = ['shown', 'withheld', 'no_places', 'no_start'] as const;

/** The period of the last count. Other periods are months that do not change any more, such as `2026-10`. */
export const currentPeriod = 'current';
/** The period of a count that is not complete yet; not read. */
export const draftPeriod = 'draft';

/**
 * A cell of a figure as published. A cell that does not exist was counted from fewer than five organisations, or from
 * none.
 */
export const publishedCellSchema = z.object({
  figure: z.enum(figureIds),
  period: z.string(),
  /** Such as the code and the quarter. */
  dimensions: z.array(z.string()),
  state: z.enum(publishedStates),
  /** Null unless `shown`. */
  value: z.number().nullable(),
});
export type PublishedCell = z.output<typeof publishedCellSchema>;

/** The last count. */
export const countSchema = z.object({
  /** ISO 8601 in UTC. */
  countedAt: z.string(),
  /** The day in Brussels. */
  day: calendarDate,
  /** Whether demo data was counted. */
  isDemo: z.boolean(),
});
export type StatisticsCount = z.output<typeof countSchema>;
