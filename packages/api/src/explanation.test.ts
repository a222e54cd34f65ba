import net from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from './database/database.ts';
import { openPostgresql } from './database/postgresql.ts';
import { explanation } from './explanation.ts';
import { readSettings } from './settings.ts';
import { newPostgresDatabase } from './testing/databases.ts';

const failureOf = (work: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(work)
    .then(() => expect.fail('It did not fail.'), explanation);
const listenOn = async (port: number, host: string) => once(net.createServer().listen(port, host), 'listening');
const opened = (change: (url: URL) => void) =>
  failureOf(async () => {
    const url = new URL(await newPostgresDatabase());
    change(url);
    await openPostgresql(url.href);
  });

describe('What a program prints before it ends with 1', () => {
  it('is the advice for settings', async () => {
    expect(await failureOf(() => readSettings({ PORT: 'many' }))).toMatch(
      /^These settings cannot be used:\n {2}PORT: /,
    );
  });

  it('says that this machine does not have the address of HOST', async () => {
    const text = await failureOf(() => listenOn(0, '192.0.2.1'));
    expect(text).toMatch(/^This machine does not have the address 192\.0\.2\.1\. Correct HOST: /);
  });

  it('says why PostgreSQL cannot be used, without the password', async () => {
    const silent = await failureOf(() => openPostgresql('postgres://nobody:secret@127.0.0.1:1/none'));
    expect(silent).toBe('The database at 127.0.0.1:1 does not respond. Start it, or correct DATABASE_URL.');
    const absent = await opened((url) => (url.pathname = '/absent'));
    expect(absent).toMatch(
      /^The database at \S+:\d+ has no database of this name\. Create it, or correct DATABASE_URL\.$/,
    );
    const stranger = await opened((url) => (url.username = 'stranger'));
    expect(stranger).toMatch(/ refuses the user or the password\. Correct DATABASE_URL\.$/);
  });

  it('says that the disk is full, also when the database cannot be opened because of that', () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    for (const error of [full, new DatabaseUnavailable('Lost.', { cause: full })]) {
      expect(explanation(error)).toBe('The disk is full. Free some space and try again.');
    }
  });

  it('is a stack for an error in the portal', () => {
    expect(explanation(new TypeError('x is not a function'))).toMatch(/x is not a function\n +at /);
  });
});
