import { suppressed } from '@attesta/domain/statistics/suppress';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { Queries } from '../../database/database.ts';
import { countRecords } from './count-records.ts';
import { countSupply } from './count-supply.ts';
import { createPause, type Pause } from '../../http/pause.ts';
import { discardDraft, publishCount } from './publish.ts';
import { published, scarcityCells } from './published.ts';

/** A count after midnight is one of the month that ended. */
const nightMs = 12 * 3_600_000;

/**
 * Counts all figures and replaces those of the last count. Rows are read in short statements between which other requests
 * run, so the count is not of one instant: a record that is changed meanwhile is counted as it was before or after. It is
 * suppressed as it was counted. The last count of a month is kept when the first one of another month is made, and never
 * changes again. Counting again has the same effect as counting once, also after a count that was interrupted.
 */
export async function countStatistics(queries: Queries, now: Date, pause: Pause = createPause()): Promise<void> {
  const day = todayInBrussels(now);
  const month = todayInBrussels(new Date(now.getTime() - nightMs)).slice(0, 7);
  await discardDraft(queries);
  const supply = await countSupply(queries, day, pause);
  const { tally, days, isDemo } = await countRecords(queries, day, supply.market, pause);
  const { figures, cells, lines } = tally.counted();
  await pause();
  const shown = published(figures, suppressed(cells, lines), days);
  await pause();
  const all = [...shown, ...scarcityCells(shown, supply.places), ...supply.cells];
  await publishCount(queries, { countedAt: now, day, month, isDemo }, all, pause);
}
