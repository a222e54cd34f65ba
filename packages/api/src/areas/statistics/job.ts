import type { JobHandler } from '../../jobs/job.ts';
import type { Portal } from '../../portal.ts';
import { countStatistics } from './count.ts';

export const statisticsKind = 'statistics';

/** Time of the nightly count in UTC: 2:30 or, in summer, 3:30 in Brussels. */
const countAt = { hours: 1, minutes: 30 };
const dayMs = 24 * 3_600_000;

/** Returns the time of the next nightly count. */
export function nextCount(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(countAt.hours, countAt.minutes, 0, 0);
  return next > now ? next : new Date(next.getTime() + dayMs);
}

/** Returns the handler of the nightly job that counts the statistics. Its first run, after the start, counts at once. */
export function statisticsHandler({ clock }: Pick<Portal, 'clock'>): JobHandler {
  return async (_job, queries) => {
    const now = clock();
    await countStatistics(queries, now);
    return nextCount(now);
  };
}
