// Measures the nightly count of the statistics on the embedded database: how long it takes, and how long other requests
// wait meanwhile. The data are those of DEMO=market, with copies of its devices.
// `node --conditions=@attesta/source --disable-warning=ExperimentalWarning bench/counting.mjs --devices 100000`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../node_modules/drizzle-orm/index.js';
import { countStatistics } from '../packages/api/src/areas/statistics/count.ts';
import { openPglite } from '../packages/api/src/database/pglite.ts';
import { marketData } from '../packages/api/src/demo/market.ts';
import { seedDemo } from '../packages/api/src/demo/seed.ts';

const argument = process.argv.indexOf('--devices');
const wanted = argument > 0 ? Number(process.argv[argument + 1]) : 100_000;
const now = new Date('2026-11-27T01:30:00Z');
const folder = mkdtempSync(join(tmpdir(), 'attesta-counting-'));
const database = await openPglite(folder);
const { queries } = database;
try {
  const day = '2026-11-26';
  const data = marketData(day);
  await seedDemo(queries, data, { day, now, passwordCost: { memoryCost: 8, timeCost: 1 } });
  const copies = Math.ceil(wanted / data.devices.length) - 1;
  await queries.execute(sql`insert into devices (id, owner_id, version, answers, stage, regulation, risk_class, target_date, search_text, created_at, updated_at)
    select d.id || '-' || copy, d.owner_id, 1, d.answers, d.stage, d.regulation, d.risk_class,
      d.target_date + copy, '', d.created_at, d.updated_at
    from devices d, generate_series(1, ${copies}) as copy`);
  await queries.execute(sql`analyze`);
  const { rows } = await queries.execute(sql`select count(*)::int as count from devices`);

  const waits = [];
  let running = true;
  const others = (async () => {
    while (running) {
      const due = performance.now() + 2;
      await wait(2);
      await queries.execute(sql`select count(*) from accounts where id = 'op-100'`);
      waits.push(performance.now() - due);
    }
  })();
  await wait(50);
  for (const run of ['first', 'second']) {
    waits.length = 0;
    const start = performance.now();
    await countStatistics(queries, now);
    const time = performance.now() - start;
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    console.log(
      `${run} count of ${rows[0].count} devices: ${(time / 1000).toFixed(1)} s; another request waits ${at(0.5)} ms in the median, ${at(0.95)} ms at the 95th percentile, ${at(1)} ms at most`,
    );
  }
  running = false;
  await others;
  const cells = await queries.execute(
    sql`select figure, count(*)::int as cells, count(value)::int as shown from statistics_cells group by figure order by figure`,
  );
  console.table(cells.rows);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
