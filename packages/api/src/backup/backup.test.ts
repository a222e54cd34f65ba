import fs from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { accounts, sessions } from '../database/schema.ts';
import { demoPassword } from '../demo/accounts.ts';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { run, startServer } from '../testing/process.ts';
import { backUp } from './backup.ts';
import { copyForBackup } from './copy-for-backup.ts';
import { restore } from './restore.ts';

/** Processes and databases are started for real; a busy machine takes its time. */
vi.setConfig({ testTimeout: 300_000 });

const embedded = (dataDir: string) => ({ dataDir, databaseUrl: undefined });
const options = { replace: false, endSessions: false, now: new Date('2026-11-22T10:00:00Z') };
const mode = (path: string) => fs.statSync(path).mode & 0o777;
/** Everything in a folder that group or others may open; links and the socket aside. */
const openToOthers = (folder: string) => {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => (mode(join(folder, name)) & 0o077) !== 0);
};

const post = (url: string, body: unknown, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const signIn = async (address: string) => {
  const response = await post(`${address}/api/login`, { email: 'op-01@attesta.example', password: demoPassword });
  return ((await response.json()) as { token: string }).token;
};
const device = (workingName: string) => ({
  workingName,
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});
const register = async (address: string, token: string, name: string) => {
  const response = await post(`${address}/api/devices`, device(name), token).catch(() => null);
  return response?.status === 201;
};

/** Whether a device of this name is there, by the search of the list. */
async function has(address: string, token: string, name: string): Promise<boolean> {
  const url = `${address}/api/devices?search=${encodeURIComponent(name)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { devices } = (await response.json()) as { devices: { workingName: string }[] };
  return devices.some(({ workingName }) => workingName === name);
}

describe('npm run backup and npm run restore', () => {
  it('keep each write acknowledged before the backup, while others go on, after the data folder is lost', async () => {
    const folder = startedFolder();
    const server = await startServer(folder);
    const token = await signIn(server.address);
    const acknowledged: string[] = [];
    let isWriting = true;
    const writer = async (name: string) => {
      for (let count = 0; isWriting; count += 1) {
        if (await register(server.address, token, `${name}${count}`)) acknowledged.push(`${name}${count}`);
      }
    };
    const writers = ['a', 'b', 'c'].map((name) => writer(`${name}x`));
    await vi.waitUntil(() => acknowledged.length >= 12, { timeout: 100_000 });

    const before = [...acknowledged];
    const file = join(temporaryFolder(), 'backups', 'portal.tar.gz');
    const backup = run('backup/main.ts', { DATA_DIR: folder }, [file]);
    expect(await backup.ended()).toBe(0);
    isWriting = false;
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    server.process.kill('SIGKILL');
    await server.ended();
    expect(backup.output()).toMatch(/portal\.tar\.gz\n\d+\.\d MB; opened and read completely: .*devices \d+/);
    expect([mode(file), mode(join(file, '..'))]).toEqual([0o600, 0o700]);
    expect(fs.readdirSync(folder)).not.toContain('backup');

    fs.rmSync(folder, { recursive: true });
    const restored = run('backup/restore-main.ts', { DATA_DIR: folder }, [file]);
    expect(await restored.ended()).toBe(0);
    expect(restored.output()).toContain('Start the portal with npm start.');
    expect(restored.output()).toContain('--end-sessions');
    expect(openToOthers(folder)).toEqual([]);
    const again = await startServer(folder);
    const lost = await Promise.all(before.map(async (name) => ((await has(again.address, token, name)) ? null : name)));
    expect(lost.filter((name) => name !== null)).toEqual([]);
  });

  it('refuse to restore over a portal that runs, and a PostgreSQL server, and say what to do', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    await backUp(embedded(folder), file);
    await startServer(folder);
    const restored = run('backup/restore-main.ts', { DATA_DIR: folder }, [file, '--replace']);
    expect(await restored.ended()).toBe(1);
    expect(restored.output()).toContain('is in use by another process. Stop that one first');
    for (const program of ['backup/main.ts', 'backup/restore-main.ts'] as const) {
      const refused = run(program, { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1/x' }, [file]);
      expect(await refused.ended()).toBe(1);
      expect(refused.output()).toMatch(/^This portal uses a PostgreSQL server .* pg_dump .* pg_restore\.\n$/);
    }
  });
});

describe('A backup', () => {
  it('is made without a running portal, and removes the copy that a killed one left', async () => {
    const folder = startedFolder();
    fs.mkdirSync(join(folder, 'backup')); // Left by a backup that was killed.
    const file = join(temporaryFolder(), 'x.tar.gz');
    const { tables } = await backUp(embedded(folder), file);
    expect(tables.find(({ name }) => name === 'accounts')?.rows).toBeGreaterThan(10);
    expect(fs.readdirSync(folder)).not.toContain('backup');
  });

  it('refuses a file that exists, and a folder without data', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    fs.writeFileSync(file, 'kept');
    await expect(backUp(embedded(folder), file)).rejects.toThrow(`The file ${file} exists already.`);
    expect(fs.readFileSync(file, 'utf8')).toBe('kept');
    const absent = join(folder, 'absent');
    await expect(backUp(embedded(absent), `${file}2`)).rejects.toThrow(`There is no data in ${absent} yet.`);
    expect(fs.existsSync(absent)).toBe(false);
    await expect(backUp(embedded(temporaryFolder()), `${file}2`)).rejects.toThrow('There is no database in');
  });

  it('is refused by a portal on a PostgreSQL server', async () => {
    const result = await copyForBackup({}, temporaryFolder());
    expect(result.ok).toBe(false);
    expect(result.text).toContain('pg_dump');
  });

  it('that was killed leaves a copy that the next start removes', async () => {
    const folder = startedFolder();
    fs.mkdirSync(join(folder, 'backup'));
    const database = await openDatabase(embedded(folder));
    expect(fs.readdirSync(folder)).not.toContain('backup');
    await database.close();
  });
});

describe('A restore', () => {
  it('refuses to replace a database unless told so, and then keeps the old one', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    await backUp(embedded(folder), file);
    await expect(restore(embedded(folder), file, options)).rejects.toThrow('Add --replace');
    fs.writeFileSync(join(folder, 'database', 'mark'), '');
    const { replaced } = await restore(embedded(folder), file, { ...options, replace: true });
    expect(replaced).toBe(join(folder, 'database.replaced-2026-11-22T10-00-00-000Z'));
    expect(fs.existsSync(join(replaced ?? '', 'mark'))).toBe(true);
    expect(fs.readdirSync(folder).filter((name) => /new|restored/.test(name))).toEqual([]);
  });

  it('ends the sessions of the backup if told so', async () => {
    const folder = startedFolder();
    const now = new Date();
    const source = await openDatabase(embedded(folder));
    const [account] = await source.queries.select({ id: accounts.id }).from(accounts).limit(1);
    const session = { tokenHash: 'x', accountId: account?.id ?? '', createdAt: now, lastSeenAt: now };
    await source.queries.insert(sessions).values(session);
    await source.close();
    const file = join(temporaryFolder(), 'x.tar.gz');
    await backUp(embedded(folder), file);
    const rows = async (endSessions: boolean) => {
      const { tables } = await restore(embedded(temporaryFolder()), file, { ...options, endSessions });
      return tables.find(({ name }) => name === 'sessions')?.rows;
    };
    expect([await rows(false), await rows(true)]).toEqual([1, 0]);
  });

  it('that was killed before the last step is finished by the next start', async () => {
    const folder = startedFolder();
    fs.writeFileSync(join(folder, 'database', 'mark'), '');
    fs.renameSync(join(folder, 'database'), join(folder, 'database.restored'));
    const database = await openDatabase(embedded(folder));
    expect(fs.existsSync(join(folder, 'database', 'mark'))).toBe(true);
    expect((await database.queries.select().from(accounts)).length).toBeGreaterThan(10);
    await database.close();
  });

  it('of a database that cannot be opened changes nothing', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    await backUp(embedded(folder), file);
    const archive = gunzipSync(fs.readFileSync(file));
    const at = archive.indexOf('/global/pg_control');
    archive.fill(0x5a, at + 512, at + 512 + 300);
    fs.writeFileSync(file, gzipSync(archive));
    const restored = restore(embedded(folder), file, { ...options, replace: true });
    await expect(restored).rejects.toThrow('The database in the backup cannot be opened');
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual(['database']);
  });
});
