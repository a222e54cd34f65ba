import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { databases, newPostgresDatabase } from '../testing/databases.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { JobRefused, type Job } from './job.ts';
import { addJobs, claimJobs, releaseJobs } from './store.ts';
import { createWorker, retryDelayMs, type WorkerOptions } from './worker.ts';

describe.each(databases)('Jobs on $name', ({ open }) => {
  let database: Database;
  const time = { now: new Date('2026-11-22T09:00:00Z') };
  const clock = () => time.now;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => void (await database.queries.delete(jobs)));
  afterAll(() => database.close());

  const failures: [message: string, gaveUp: boolean][] = [];
  const databaseErrors: unknown[] = [];
  const onDatabaseError = (error: unknown) => void databaseErrors.push(error);
  const workerWith = (handlers: WorkerOptions['handlers']) =>
    createWorker({
      database,
      handlers,
      clock,
      onFailure: (error, _job, gaveUp) => void failures.push([String(error), gaveUp]),
      onDatabaseError,
    });
  const add = (payload: unknown, more: object = {}) =>
    addJobs(database.queries, [{ kind: 'note', payload, ...more }], clock());
  const left = () => database.queries.$count(jobs);

  it('run once and are removed', async () => {
    const done: unknown[] = [];
    for (let count = 0; count < 25; count += 1) await add(count);
    await workerWith({ note: async ({ payload }) => void done.push(payload) }).drain();
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 25 }, (_, count) => count));
    expect(await left()).toBe(0);
  });

  it('are added with the transaction that requires them, or not at all', async () => {
    const failing = database.queries.transaction(async (queries) => {
      await addJobs(queries, [{ kind: 'note', payload: 1 }], clock());
      throw new Error('the transaction failed');
    });
    await expect(failing).rejects.toThrow('the transaction failed');
    expect(await left()).toBe(0);
  });

  it('are retried after a failure, and given up if a retry is useless', async () => {
    const seen: number[] = [];
    failures.length = 0;
    await add('later');
    const worker = workerWith({
      note: async ({ attempts }: Job) => {
        seen.push(attempts);
        throw attempts < 3 ? new Error('not now') : new JobRefused('never');
      },
    });
    for (let round = 1; round <= 4; round += 1) {
      await worker.drain();
      time.now = new Date(time.now.getTime() + retryDelayMs(round));
    }
    expect(seen).toEqual([1, 2, 3]);
    expect(failures).toEqual([
      ['Error: not now', false],
      ['Error: not now', false],
      ['JobRefused: never', true],
    ]);
    expect(await left()).toBe(0);
  });

  it('recur if their handler returns the time of the next run, and exist once per key', async () => {
    let runs = 0;
    for (let start = 0; start < 3; start += 1) await add({}, { key: 'sweep' });
    const worker = workerWith({ note: async () => new Date(clock().getTime() + 1000 * (runs += 1)) });
    await worker.drain();
    await worker.drain();
    expect([runs, await left()]).toEqual([1, 1]);
    time.now = new Date(time.now.getTime() + 1000);
    await worker.drain();
    expect(runs).toBe(2);
  });

  it('are not claimed by a second worker until the lease of the first one expires', async () => {
    await add('leased');
    const claim = () => claimJobs(database.queries, { now: clock(), leaseMs: 60_000, limit: 10, kinds: ['note'] });
    expect(await claim()).toHaveLength(1);
    expect(await claim()).toHaveLength(0);
    await database.queries.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` });
    const [again] = await claim();
    expect(again?.attempts).toBe(2);
    await releaseJobs(database.queries);
    expect(await claim()).toHaveLength(1);
  });

  it('are not claimed by a server that does not know their kind, as during an update', async () => {
    await addJobs(database.queries, [{ kind: 'digest', payload: {} }], clock());
    await workerWith({ note: async () => undefined }).drain();
    expect(await left()).toBe(1);
  });

  it('run even if the clock was ahead when they were added or postponed', async () => {
    const now = time.now;
    time.now = new Date(now.getTime() + 300 * 24 * 3_600_000);
    await add('added');
    await add({}, { key: 'recurring' });
    const done: unknown[] = [];
    const worker = workerWith({
      note: async ({ payload, key }) => {
        done.push(payload);
        return key === null ? undefined : new Date(clock().getTime() + 1000);
      },
    });
    time.now = now;
    await worker.drain();
    expect(done).toEqual(['added', {}]);
  });

  it('continue after a lost database, which is reported once', async () => {
    databaseErrors.length = 0;
    let isAway = true;
    const away = {
      get queries() {
        if (isAway) throw new Error('away');
        return database.queries;
      },
    };
    const done: unknown[] = [];
    const handlers = { note: async ({ payload }: Job) => void done.push(payload) };
    const worker = createWorker({ database: away, handlers, clock, onFailure: onDatabaseError, onDatabaseError });
    await add('waiting');
    worker.start();
    for (let wakes = 0; wakes < 5; wakes += 1) {
      worker.wake();
      await wait(5);
    }
    isAway = false;
    worker.wake();
    await expect.poll(() => done).toEqual(['waiting']);
    await worker.stop(10_000);
    expect(databaseErrors).toHaveLength(1);
  });

  it('start immediately when the worker is woken, and finish before the worker stops', async () => {
    const events: string[] = [];
    const worker = workerWith({
      note: async () => {
        events.push('started');
        await wait(50);
        events.push('done');
      },
    });
    worker.start();
    await add('now');
    worker.wake();
    await expect.poll(() => events).toContain('started');
    await worker.stop(10_000);
    expect(events).toEqual(['started', 'done']);
    expect(await left()).toBe(0);
  });
});

describe('Several servers on one PostgreSQL database', () => {
  it('never run a job twice', async () => {
    const url = await newPostgresDatabase();
    const servers = await Promise.all([openPostgresql(url), openPostgresql(url), openPostgresql(url)]);
    const runs = new Map<unknown, number>();
    const failures: unknown[] = [];
    const workers = servers.map((database) =>
      createWorker({
        database,
        clock: () => new Date(),
        handlers: { note: async ({ payload }) => void runs.set(payload, (runs.get(payload) ?? 0) + 1) },
        onFailure: (error) => void failures.push(error),
        onDatabaseError: (error) => void failures.push(error),
      }),
    );
    const { queries } = servers[0];
    for (let count = 0; count < 300; count += 1) await addJobs(queries, [{ kind: 'note', payload: count }], new Date());
    await Promise.all(workers.map((worker) => worker.drain()));
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(failures).toEqual([]);
    expect(runs.size).toBe(300);
    expect(new Set(runs.values())).toEqual(new Set([1]));
    await Promise.all(servers.map((database) => database.close()));
  });
});
