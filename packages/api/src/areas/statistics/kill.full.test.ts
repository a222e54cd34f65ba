import { setTimeout as wait } from 'node:timers/promises';
import { figureIds } from '@attesta/domain/statistics/figures';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queries } from '../../database/database.ts';
import { openPglite } from '../../database/pglite.ts';
import { jobs } from '../../database/schema.ts';
import { startedFolder } from '../../testing/folder.ts';
import { addDevices, addOperators } from '../../testing/market.ts';
import { startServer } from '../../testing/process.ts';
import { countStatistics } from './count.ts';
import { statisticsKind } from './job.ts';
import { publishedFigures } from './store.ts';

/** Times after the start at which the server is killed, in milliseconds. */
const kills = [0, 15, 40, 100];

it('a count that is killed at any moment leaves the last figures, and the next one is the same as without (D.585)', async () => {
  const folder = startedFolder();
  async function opened<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const database = await openPglite(folder);
    const result = await work(database.queries);
    await database.close();
    return result;
  }
  const figuresOf = async (queries: Queries) => (await publishedFigures(queries, figureIds)).cells;

  const former = await opened(async (queries) => {
    await countStatistics(queries, new Date());
    const figures = await figuresOf(queries);
    const owners = Array.from({ length: 9 }, (_, index) => `new-operator-${index}`);
    await addOperators(queries, owners);
    await addDevices(queries, owners, { regulation: 'IVDR', riskClass: 'D', stage: 'prototype' }, 3);
    return figures;
  });
  const seen = new Set<string>([JSON.stringify(former)]);
  for (const afterMs of kills) {
    // The server counts at once when the job is new.
    await opened((queries) => queries.delete(jobs).where(eq(jobs.kind, statisticsKind)));
    const server = await startServer(folder);
    await wait(afterMs);
    server.process.kill('SIGKILL');
    await server.ended();
    seen.add(JSON.stringify(await opened(figuresOf)));
  }
  const next = await opened(async (queries) => {
    await countStatistics(queries, new Date());
    return figuresOf(queries);
  });
  expect(next).not.toEqual(former);
  expect([JSON.stringify(former), JSON.stringify(next)]).toEqual(expect.arrayContaining([...seen]));
});
