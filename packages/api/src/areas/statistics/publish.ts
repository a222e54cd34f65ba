import { currentPeriod, draftPeriod, monthlyFigures } from '@attesta/domain/statistics/figures';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { statisticsCells, statisticsCounts } from '../../database/statistics-schema.ts';
import type { Pause } from '../../http/pause.ts';
import type { NewCell } from './published.ts';

/** A count without its cells. */
type NewCount = Omit<typeof statisticsCounts.$inferInsert, 'period'>;

/** Cells that one statement stores: few enough that it takes some milliseconds. */
const batchSize = 100;

/** Keeps the last count of a month as the figures of that month, when the first count of another month is made. */
async function keepMonth(queries: Queries, month: string): Promise<void> {
  const [last] = await queries.select().from(statisticsCounts).where(eq(statisticsCounts.period, currentPeriod));
  if (!last || last.month === month) return;
  const [kept] = await queries
    .insert(statisticsCounts)
    .values({ ...last, period: last.month })
    .onConflictDoNothing()
    .returning();
  if (!kept) return;
  await queries
    .update(statisticsCells)
    .set({ period: last.month })
    .where(and(eq(statisticsCells.period, currentPeriod), inArray(statisticsCells.figure, [...monthlyFigures])));
}

/** Removes the cells of a count that was interrupted. */
export async function discardDraft(queries: Queries): Promise<void> {
  await queries.delete(statisticsCounts).where(eq(statisticsCounts.period, draftPeriod));
}

/**
 * Publishes a count in the place of the last one. Its cells are stored before, in small statements and under a period that
 * is not read, so that only a short transaction is left. Until it is committed, readers get the last count.
 */
export async function publishCount(
  queries: Queries,
  count: NewCount,
  cells: readonly NewCell[],
  pause: Pause,
): Promise<void> {
  await queries.insert(statisticsCounts).values({ period: draftPeriod, ...count });
  for (let start = 0; start < cells.length; start += batchSize) {
    await queries
      .insert(statisticsCells)
      .values(cells.slice(start, start + batchSize).map((cell) => ({ period: draftPeriod, ...cell })));
    await pause();
  }
  await queries.transaction(async (transaction) => {
    await keepMonth(transaction, count.month);
    await transaction.delete(statisticsCounts).where(eq(statisticsCounts.period, currentPeriod));
    await transaction.insert(statisticsCounts).values({ period: currentPeriod, ...count });
    await transaction
      .update(statisticsCells)
      .set({ period: sql`${currentPeriod}` })
      .where(eq(statisticsCells.period, draftPeriod));
    await discardDraft(transaction);
  });
}
