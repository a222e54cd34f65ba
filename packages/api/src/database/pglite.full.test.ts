import fs from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { isStorageFull, isUnavailable, type Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { marks } from './schema.ts';

const write = (database: Database, name: string) => database.queries.insert(marks).values({ name, value: 'x' });
const names = async (database: Database) =>
  (await database.queries.select().from(marks)).map(({ name }) => name).toSorted();
const diskError = (code: string) => Object.assign(new Error(code), { code });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('PGlite in a folder', () => {
  it('syncs every commit to the disk', async () => {
    const database = await openPglite(startedFolder());
    const synced = vi.spyOn(fs, 'fsyncSync');
    for (let count = 0; count < 20; count += 1) await write(database, `commit ${count}`);
    expect(synced.mock.calls.length).toBeGreaterThanOrEqual(20);
    await database.close();
  });

  it('truncates its write-ahead log while it runs', async () => {
    const folder = startedFolder();
    const database = await openPglite(folder, { checkpointEveryMs: 1000 });
    const segments = () =>
      fs.readdirSync(join(folder, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    const fill = sql`insert into marks select gen_random_uuid()::text, repeat(md5(i::text), 30) from generate_series(1, 15000) as i`;
    for (let count = 0; count < 8; count += 1) await database.queries.execute(fill);
    await expect.poll(segments, { timeout: 60_000 }).toBeLessThanOrEqual(5);
    await database.close();
  });

  it('is created again if its first creation was interrupted', async () => {
    const folder = temporaryFolder();
    fs.mkdirSync(join(folder, 'database.new/base'), { recursive: true });
    fs.writeFileSync(join(folder, 'database.new/PG_VERSION'), '');
    const database = await openPglite(folder);
    await write(database, 'saved');
    await database.close();
    const again = await openPglite(folder);
    expect(await names(again)).toEqual(['saved']);
    await again.close();
  });

  it.each([
    ['a file', (folder: string) => fs.writeFileSync(folder, ''), 'it is a file'],
    [
      'without its version',
      (folder: string) => fs.mkdirSync(join(folder, 'base'), { recursive: true }),
      'it has no file PG_VERSION',
    ],
    [
      'nothing but its version',
      (folder: string) => fs.mkdirSync(folder) ?? fs.writeFileSync(join(folder, 'PG_VERSION'), '18'),
      'it cannot be opened',
    ],
  ])('advises to restore a backup if it is %s', async (_what, make, reason) => {
    const folder = temporaryFolder();
    make(join(folder, 'database'));
    const advice = `is damaged: ${reason}. Restore a backup: npm run restore -- <file> --replace`;
    await expect(openPglite(folder)).rejects.toThrow(advice);
  });

  it('is unavailable while the write-ahead log cannot be written, then recovers with every acknowledged write', async () => {
    const folder = startedFolder();
    const database = await openPglite(folder);
    await write(database, 'before');

    const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw diskError('EIO');
    });
    const writeFile = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw diskError('ENOSPC');
    });
    const failures = await Promise.allSettled([1, 2, 3].map(async (count) => write(database, `lost ${count}`)));
    expect(failures.map((failure) => failure.status === 'rejected' && isUnavailable(failure.reason))).toEqual([
      true,
      true,
      true,
    ]);
    await expect(database.ping()).rejects.toSatisfy(isUnavailable);

    fsync.mockRestore();
    writeFile.mockRestore();
    await vi.waitFor(() => database.ping(), { timeout: 60_000, interval: 200 });
    await write(database, 'after');
    expect(await names(database)).toEqual(expect.arrayContaining(['after', 'before']));
    await database.close();
  });

  it('rejects a transaction during which the log cannot be written, instead of hanging', async () => {
    const database = await openPglite(startedFolder());
    await write(database, 'before');
    const lose = vi.spyOn(fs, 'fsyncSync');
    const changed = database.queries.transaction(async (queries) => {
      await queries.update(marks).set({ value: 'y' }).where(eq(marks.name, 'before'));
      lose.mockImplementation(() => {
        throw diskError('EIO');
      });
    });
    await expect(changed).rejects.toSatisfy(isUnavailable);
    lose.mockRestore();
    await vi.waitFor(() => database.ping(), { timeout: 60_000, interval: 200 });
    await database.close();
  });

  it('has no space when the disk is nearly full, or did not accept data, and recovers by itself (D.196)', async () => {
    const database = await openPglite(startedFolder());
    const { storage } = database;
    expect(await storage.isFull()).toBe(false);
    const writeFile = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw diskError('ENOSPC');
    });
    storage.failed();
    expect(await storage.isFull()).toBe(true);
    writeFile.mockRestore();
    await vi.waitFor(async () => expect(await storage.isFull()).toBe(false), { timeout: 60_000, interval: 200 });
    const statfs = vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ bavail: 95 * 256, bsize: 4096 } as fs.StatsFs);
    storage.failed();
    expect(await storage.isFull()).toBe(true);
    statfs.mockRestore();
    await database.close();
  });

  it('rejects a write on a full disk and keeps the existing data (D.196)', async () => {
    const database = await openPglite(startedFolder());
    await write(database, 'before');
    const original = fs.writeSync;
    const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw diskError('ENOSPC');
    });
    await expect((async () => write(database, 'too much'))()).rejects.toSatisfy(isStorageFull);
    await expect(database.ping()).rejects.toSatisfy(isStorageFull);
    full.mockImplementation(original);
    await vi.waitFor(() => write(database, 'after'), { timeout: 60_000, interval: 200 });
    expect(await names(database)).toEqual(expect.arrayContaining(['after', 'before']));
    await database.close();
  });
});
