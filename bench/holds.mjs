// Measures how long a costly call of one client makes the calls of others wait, on the embedded database: a page of the
// list, its summary, an export, a match, pictures and the calendar feed. The data are those of DEMO=market with copies
// of its devices; one operator has as many as an account may have.
// `node --conditions=@attesta/source --disable-warning=ExperimentalWarning bench/holds.mjs --devices 100000`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { deflateSync, crc32 } from 'node:zlib';

const operator = 'op-10@attesta.example';
const body = 'nb-9101@attesta.example';

/** A valid PNG of noise, which cannot be compressed. */
function picture(side) {
  const row = () =>
    Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: side * 3 }, () => Math.random() * 256))]);
  const part = (type, data) => {
    const name = Buffer.from(type);
    const out = Buffer.alloc(12 + data.length);
    out.writeUInt32BE(data.length, 0);
    name.copy(out, 4);
    data.copy(out, 8);
    out.writeUInt32BE(crc32(Buffer.concat([name, data])), 8 + data.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', header),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The clients, in a thread of their own, so that what they wait for is the server. */
async function measure({ url, password }) {
  const call = async (path, { token, ...init } = {}) => {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
    });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return bytes;
  };
  const signIn = async (email) => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return (await response.json()).token;
  };
  const [one, other] = [await signIn(operator), await signIn(body)];
  const json = { 'content-type': 'application/json' };
  const png = picture(1000);
  const calls = {
    nothing: () => wait(1000),
    'the list of devices': () => call('/api/devices', { token: one }),
    'a search in it': () => call('/api/devices?q=catheter', { token: one }),
    'its summary': () => call('/api/devices/summary', { token: one }),
    'an export': () => call('/api/account/export', { token: one }),
    'a photo': () =>
      call('/api/account/photo', { method: 'PUT', token: one, headers: { 'content-type': 'image/png' }, body: png }),
    'a match': () =>
      call('/api/match', { method: 'POST', token: one, headers: json, body: JSON.stringify(workerData.match) }),
    statistics: () => call('/api/statistics', { token: one }),
    availability: () => call('/api/availability', { token: other }),
  };
  const results = [];
  for (const [name, run] of Object.entries(calls)) {
    for (let round = 0; round < 2; round++) {
      let running = true;
      const waits = [];
      const others = (async () => {
        while (running) {
          const start = performance.now();
          await call('/api/account', { token: other });
          waits.push(performance.now() - start);
          await wait(2);
        }
      })();
      const start = performance.now();
      let result;
      try {
        result = await run();
      } catch (error) {
        result = error.message;
      }
      const time = performance.now() - start;
      running = false;
      await others;
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      if (round === 1 || typeof result === 'string')
        results.push({
          call: name,
          ms: Math.round(time),
          result,
          'others wait: median': at(0.5),
          '95 %': at(0.95),
          most: at(1),
        });
    }
  }
  return results;
}

if (!isMainThread) {
  parentPort.postMessage(await measure(workerData));
} else {
  const { sql } = await import('../node_modules/drizzle-orm/index.js');
  const { demoPassword } = await import('../packages/api/src/demo/accounts.ts');
  const { readSettings } = await import('../packages/api/src/settings/settings.ts');
  const { start } = await import('../packages/api/src/start.ts');
  const argument = process.argv.indexOf('--devices');
  const wanted = argument > 0 ? Number(process.argv[argument + 1]) : 100_000;
  const folder = mkdtempSync(join(tmpdir(), 'attesta-holds-'));
  const running = await start({
    ...readSettings({ PORT: '0', DATA_DIR: folder, DEMO: 'market', LOG_LEVEL: 'silent' }),
    portalOrigin: undefined,
  });
  try {
    const { queries } = running.portal.database;
    const count = async () => (await queries.execute(sql`select count(*)::int as count from devices`)).rows[0].count;
    const copies = Math.ceil(wanted / (await count())) - 1;
    const columns = sql`version, answers, stage, regulation, risk_class, target_date, search_text, sort_name, created_at, updated_at`;
    for (let copy = 1; copy <= copies; copy++)
      await queries.execute(
        sql`insert into devices (id, owner_id, ${columns}) select id || '-' || ${copy}::text, owner_id, ${columns} from devices where id not like '%-%-%'`,
      );
    await queries.execute(
      sql`update devices set owner_id = (select id from accounts where email = ${operator}) where id in (select id from devices order by id desc limit 4900)`,
    );
    await queries.execute(sql`analyze`);
    const [{ id: device }] = (
      await queries.execute(sql`select d.id from devices d join accounts a on a.id = d.owner_id
        where a.email = ${operator} and d.stage = 'technical_documentation_ready' and d.archived_at is null limit 1`)
    ).rows;
    console.log(`${await count()} devices, 4,900 and more of one operator`);
    const { port } = running.app.server.address();
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { url: `http://127.0.0.1:${port}`, password: demoPassword, match: { device_id: device } },
    });
    const results = await new Promise((done, fail) => worker.once('message', done).once('error', fail));
    console.table(results);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
