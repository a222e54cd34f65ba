import fs from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { accounts, jobs, sessions } from '../database/schema.ts';
import { demoPassword } from '../demo/accounts.ts';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { run, startServer } from '../testing/process.ts';
import { backUp } from './backup.ts';
import { copyForBackup } from './copy-for-backup.ts';
import { restore } from './restore.ts';

const embedded = (dataDir: string) => ({ dataDir, databaseUrl: undefined });
const options = { replace: false, endSessions: false, now: new Date('2026-11-22T10:00:00Z') };
const mode = (path: string) => fs.statSync(path).mode & 0o777;
/** Names in a folder that group or others can access. */
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

/** Whether a device with this name exists, found with the search of the list. */
async function has(address: string, token: string, name: string): Promise<boolean> {
  const url = `${address}/api/devices?search=${encodeURIComponent(name)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { devices } = (await response.json()) as { devices: { workingName: string }[] };
  return devices.some(({ workingName }) => workingName === name);
}

describe('npm run backup and npm run restore', () => {
  it('recover every write acknowledged before the backup, made while writes continue, after the data folder is lost', async () => {
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
    const file = join(temporaryFolder(), 'portal.tar.gz');
    const backup = run('backup/main.ts', { DATA_DIR: folder }, [file]);
    expect(await backup.ended()).toBe(0);
    isWriting = false;
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    server.process.kill('SIGKILL');
    await server.ended();
    expect(backup.output()).toMatch(
      /^\S+portal\.tar\.gz\n\d+\.\d MB, .*: \d+ accounts, \d+ devices\.\nStore it safely: /,
    );
    expect(backup.output()).toContain(`npm run restore -- ${file}\n`);
    expect(mode(file)).toBe(0o600);
    expect(fs.readdirSync(folder)).not.toContain('backup');

    fs.rmSync(folder, { recursive: true });
    const restored = run('backup/restore-main.ts', { DATA_DIR: folder }, [file]);
    expect(await restored.ended()).toBe(0);
    expect(restored.output()).toContain('Start the portal with npm start.');
    expect(restored.output()).toContain(`npm run restore -- ${file} --replace --end-sessions\n`);
    expect(openToOthers(folder)).toEqual([]);
    const again = await startServer(folder);
    const lost = await Promise.all(before.map(async (name) => ((await has(again.address, token, name)) ? null : name)));
    expect(lost.filter((name) => name !== null)).toEqual([]);
  });

  it('refuse to replace the database of a running portal or of a PostgreSQL server, with advice', async () => {
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

describe('The command lines', () => {
  it('print help, and print an error before the usage', async () => {
    const printed = async (program: 'backup/main.ts' | 'backup/restore-main.ts', ...args: string[]) => {
      const running = run(program, { DATA_DIR: '/absent' }, args);
      return [await running.ended(), running.output().split('\n')[0]];
    };
    const programs = ['backup/main.ts', 'backup/restore-main.ts'] as const;
    expect(await Promise.all(programs.map((program) => printed(program, 'help')))).toEqual([
      [0, 'npm run backup -- [file.tar.gz]'],
      [0, 'npm run restore -- <file> [--replace] [--end-sessions]'],
    ]);
    const wrong = [printed(programs[0], 'x.zip'), printed(programs[1]), printed(programs[1], 'x.tar.gz', '--force')];
    expect(await Promise.all(wrong)).toEqual([
      [1, 'The name of the file must end in .tar.gz, unlike x.zip.'],
      [1, 'The file of the backup is missing.'],
      [1, 'There is no option --force.'],
    ]);
  });
});

describe('A backup', () => {
  it('works without a running portal, and removes the copy left by a killed backup', async () => {
    const folder = startedFolder();
    fs.mkdirSync(join(folder, 'backup'));
    const file = join(temporaryFolder(), 'x.tar.gz');
    const { tables } = await backUp(embedded(folder), file);
    expect(tables.find(({ name }) => name === 'accounts')?.rows).toBeGreaterThan(10);
    expect(fs.readdirSync(folder)).not.toContain('backup');
  });

  it('rejects an existing file and a folder without data', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    fs.writeFileSync(file, 'kept');
    await expect(backUp(embedded(folder), file)).rejects.toThrow(`The file ${file} already exists.`);
    expect(fs.readFileSync(file, 'utf8')).toBe('kept');
    const absent = join(folder, 'absent');
    await expect(backUp(embedded(absent), `${file}2`)).rejects.toThrow(`There is no data in ${absent} yet.`);
    expect(fs.existsSync(absent)).toBe(false);
    await expect(backUp(embedded(temporaryFolder()), `${file}2`)).rejects.toThrow('There is no database in');
  });

  it('rejects a missing folder, which may be an unmounted disk, unless it is the default', async () => {
    const folder = startedFolder();
    const file = join(folder, 'disk', 'x.tar.gz');
    await expect(backUp(embedded(folder), file)).rejects.toThrow(
      `${join(folder, 'disk')} does not exist. Is the disk mounted?`,
    );
    await backUp(embedded(folder), file, { makeFolder: true });
    expect([mode(file), mode(join(folder, 'disk'))]).toEqual([0o600, 0o700]);
  });

  it('never replaces a file that was created in the meantime', async () => {
    const folder = startedFolder();
    const file = join(temporaryFolder(), 'x.tar.gz');
    const backup = backUp(embedded(folder), file);
    fs.writeFileSync(file, 'kept');
    await expect(backup).rejects.toThrow(`The file ${file} already exists.`);
    expect([fs.readFileSync(file, 'utf8'), fs.readdirSync(join(file, '..'))]).toEqual(['kept', ['x.tar.gz']]);
  });

  it('is rejected by a portal on a PostgreSQL server', async () => {
    const result = await copyForBackup({}, temporaryFolder());
    expect(result.ok).toBe(false);
    expect(result.text).toContain('pg_dump');
  });

  it('leaves a copy if it is killed, which the next start removes', async () => {
    const folder = startedFolder();
    fs.mkdirSync(join(folder, 'backup'));
    const database = await openDatabase(embedded(folder));
    expect(fs.readdirSync(folder)).not.toContain('backup');
    await database.close();
  });
});

describe('A restore', () => {
  it('rejects an existing database without --replace, and keeps the old one with it', async () => {
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

  it('removes sessions and unsent mails with links if endSessions is set', async () => {
    const folder = startedFolder();
    const now = new Date();
    const source = await openDatabase(embedded(folder));
    const [account] = await source.queries.select({ id: accounts.id }).from(accounts).limit(1);
    const session = { tokenHash: 'x', accountId: account?.id ?? '', createdAt: now, lastSeenAt: now };
    await source.queries.insert(sessions).values(session);
    const job = { kind: 'mail', runAt: now, createdAt: now };
    const templates = ['reset', 'verify', 'approved'];
    await source.queries
      .insert(jobs)
      .values(templates.map((template) => ({ ...job, id: template, payload: { template } })));
    await source.close();
    const file = join(temporaryFolder(), 'x.tar.gz');
    await backUp(embedded(folder), file);
    const rows = async (endSessions: boolean) => {
      const { tables } = await restore(embedded(temporaryFolder()), file, { ...options, endSessions });
      const count = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
      return { sessions: count('sessions'), jobs: count('jobs') };
    };
    const [kept, ended] = [await rows(false), await rows(true)];
    expect([kept.sessions, ended]).toEqual([1, { sessions: 0, jobs: kept.jobs - 2 }]);
  });

  it('is completed by the next start if it was killed before the last step', async () => {
    const folder = startedFolder();
    fs.writeFileSync(join(folder, 'database', 'mark'), '');
    fs.renameSync(join(folder, 'database'), join(folder, 'database.restored'));
    const database = await openDatabase(embedded(folder));
    expect(fs.existsSync(join(folder, 'database', 'mark'))).toBe(true);
    expect((await database.queries.select().from(accounts)).length).toBeGreaterThan(10);
    await database.close();
  });

  it('changes nothing if the database cannot be opened', async () => {
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
