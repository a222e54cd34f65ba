import {
  currentPeriod,
  draftPeriod,
  type FigureId,
  type PublishedCell,
  type StatisticsCount,
} from '@attesta/domain/statistics/figures';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { statisticsCells, statisticsCounts } from '../../database/statistics-schema.ts';

/** Returns the last count, or null before the first one. */
async function lastCount(queries: Queries): Promise<StatisticsCount | null> {
  const [row] = await queries.select().from(statisticsCounts).where(eq(statisticsCounts.period, currentPeriod));
  return row ? { countedAt: row.countedAt.toISOString(), day: row.day, isDemo: row.isDemo } : null;
}

/** Returns the last count and the published cells of some figures, of all periods. */
export function publishedFigures(
  queries: Queries,
  figures: readonly FigureId[],
): Promise<{ count: StatisticsCount | null; cells: PublishedCell[] }> {
  // A count that ends in between must not be mixed with the one before.
  return queries.transaction(
    async (transaction) => ({
      count: await lastCount(transaction),
      cells: await transaction
        .select()
        .from(statisticsCells)
        .where(and(inArray(statisticsCells.figure, [...figures]), ne(statisticsCells.period, draftPeriod)))
        .orderBy(asc(statisticsCells.period), asc(statisticsCells.figure), asc(statisticsCells.dimensions)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
