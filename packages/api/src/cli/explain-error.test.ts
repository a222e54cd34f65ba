import net from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { explainError } from './explain-error.ts';
import { readSettings } from '../settings/settings.ts';
import { newPostgresDatabase } from '../testing/databases.ts';

const failureOf = (work: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(work)
    .then(() => expect.fail('It did not fail.'), explainError);
const listenOn = async (port: number, host: string) => once(net.createServer().listen(port, host), 'listening');
const opened = (change: (url: URL) => void) =>
  failureOf(async () => {
    const url = new URL(await newPostgresDatabase());
    change(url);
    await openPostgresql(url.href);
  });

describe('The error text of a program', () => {
  it('contains advice for invalid settings', async () => {
    expect(await failureOf(() => readSettings({ PORT: 'many' }))).toMatch(
      /^These settings cannot be used:\n {2}PORT: /,
    );
  });

  it('states that this machine does not have the address of HOST', async () => {
    const text = await failureOf(() => listenOn(0, '192.0.2.1'));
    expect(text).toMatch(/^This machine does not have the address 192\.0\.2\.1\. Correct HOST: /);
  });

  it('states why PostgreSQL cannot be used, without the password', async () => {
    const silent = await failureOf(() => openPostgresql('postgres://nobody:secret@127.0.0.1:1/none'));
    expect(silent).toBe('The database at 127.0.0.1:1 does not respond. Start it, or correct DATABASE_URL.');
    const absent = await opened((url) => (url.pathname = '/absent'));
    expect(absent).toMatch(
      /^The database at \S+:\d+ has no database of this name\. Create it, or correct DATABASE_URL\.$/,
    );
    const stranger = await opened((url) => (url.username = 'stranger'));
    expect(stranger).toMatch(/ rejects the user or the password\. Correct DATABASE_URL\.$/);
  });

  it('states that the disk is full, also if the database cannot be opened because of that', () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    for (const error of [full, new DatabaseUnavailable('Lost.', { cause: full })]) {
      expect(explainError(error)).toBe('The disk is full. Free some space and try again.');
    }
  });

  it('contains a stack for an unexpected error', () => {
    expect(explainError(new TypeError('x is not a function'))).toMatch(/x is not a function\n +at /);
  });
});
