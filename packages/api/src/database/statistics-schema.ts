import type { FigureId, PublishedCell } from '@attesta/domain/statistics/figures';
import { boolean, date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './schema.ts';

/**
 * Counts of statistics, by period: the last count, and months that do not change any more. Counts and their cells
 * contain no data of a single organisation.
 */
export const statisticsCounts = pgTable('statistics_counts', {
  /** `current`, or a month `YYYY-MM`. */
  period: text('period').primaryKey(),
  countedAt: instant('counted_at').notNull(),
  /** The day in Brussels. */
  day: date('day', { mode: 'string' }).notNull(),
  /** The month that the count belongs to: a count at night ends the month of the day before. */
  month: text('month').notNull(),
  /** Whether demo data was counted. */
  isDemo: boolean('is_demo').notNull(),
});

/** Cells of figures as published, after suppression. */
export const statisticsCells = pgTable(
  'statistics_cells',
  {
    period: text('period')
      .notNull()
      .references(() => statisticsCounts.period, { onDelete: 'cascade' }),
    figure: text('figure').$type<FigureId>().notNull(),
    dimensions: text('dimensions').array().notNull(),
    state: text('state').$type<PublishedCell['state']>().notNull(),
    /** Null unless the state is `shown`. */
    value: doublePrecision('value'),
  },
  (table) => [primaryKey({ columns: [table.period, table.figure, table.dimensions] })],
);
