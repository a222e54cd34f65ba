import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { demoPassword } from '../demo/accounts.ts';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { createInstance } from '../testing/instance.ts';
import { run, startServer } from '../testing/process.ts';
import { runCommand } from './commands.ts';
import { listenForAdmin } from './listen.ts';
import { askServer } from './socket.ts';
import { usage } from './usage.ts';

/** Processes and databases are started for real; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

describe('npm run admin', () => {
  it('D.90 D.91 approves, deactivates and activates while the portal runs, and D.92 on the database itself when it does not', async () => {
    const folder = startedFolder();
    const server = await startServer(folder);
    const admin = async (...args: string[]) => {
      const program = run('admin/main.ts', { DATA_DIR: folder }, args);
      return { code: await program.ended(), output: program.output().trim() };
    };
    const user = async (name: string) => {
      const answer = await fetch(`${server.address}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${name}@attesta.example`, password: demoPassword }) });
      return ((await answer.json()) as { user: { is_account_active: boolean; user_notified_body_request_status: string } }).user;
    };

    expect(await admin('approve', 'not-approved@attesta.example')).toEqual({ code: 0, output: 'not-approved@attesta.example is approved.' });
    expect((await user('not-approved')).user_notified_body_request_status).toBe('approved');
    expect(await admin('deactivate', 'OP-01@attesta.example')).toEqual({ code: 0, output: 'op-01@attesta.example is deactivated.' });
    expect((await user('op-01')).is_account_active).toBe(false);
    expect(fs.statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600);

    server.process.kill('SIGKILL');
    await server.ended();
    expect(await admin('activate', 'op-01@attesta.example')).toEqual({ code: 0, output: 'op-01@attesta.example is activated.' });
    expect((await admin('list')).output).toMatch(/^op-01@attesta.example +market-operator-sme-mne +active$/m);
  });

  it('says how it is used, and ends with 1 when nothing was done', async () => {
    const folder = temporaryFolder();
    const programs = [[], ['grant', 'x@example.org'], ['approve'], ['list']].map((args) => run('admin/main.ts', { DATA_DIR: join(folder, 'absent') }, args));
    expect(await Promise.all(programs.map((program) => program.ended()))).toEqual([1, 1, 1, 1]);
    expect(programs[0]?.output()).toContain(usage);
    expect(programs[3]?.output()).toContain('There is no data in');
    expect(fs.existsSync(join(folder, 'absent'))).toBe(false);
  });
});

describe('Commands', () => {
  it('refuse what makes no sense, and change nothing then', async () => {
    const { portal, close } = await createInstance({ settings: { demo: true } });
    const command = (...args: string[]) => runCommand(portal.database.queries, args, portal.clock());
    expect(await command('approve', 'op-01@attesta.example')).toEqual({ ok: false, text: 'op-01@attesta.example is no notified body.' });
    expect(await command('approve', 'nobody@example.org')).toEqual({ ok: false, text: 'There is no account with the address nobody@example.org.' });
    for (const args of [[], ['toString', 'op-01@attesta.example'], ['approve', 'a', 'b'], ['list', 'x']]) expect(await command(...args)).toEqual({ ok: false, text: usage });
    expect(await command('verify', 'unverified@attesta.example')).toMatchObject({ ok: true });
    expect(await command('reject', 'nb-9101@attesta.example')).toMatchObject({ ok: true });
    const { text } = await command('list');
    expect(text).toMatch(/^unverified@attesta.example +innovator +not configured$/m);
    expect(text).toMatch(/^nb-9101@attesta.example +notified-body +active, request rejected$/m);
    await close();
  });

  it('end the sessions of an account', async () => {
    const instance = await createInstance({ settings: { demo: true } });
    const { getAuthenticatedUser } = await import('@attesta/domain/account/calls');
    const token = await instance.signIn('op-01');
    await runCommand(instance.portal.database.queries, ['sign-out', 'op-01@attesta.example'], instance.portal.clock());
    expect((await instance.call(getAuthenticatedUser, { token })).status).toBe(401);
    await instance.close();
  });
});

describe('The socket', () => {
  it('works in a folder whose name is longer than sockets may have', async () => {
    const folder = join(temporaryFolder(), 'long'.repeat(30));
    const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
    const close = await listenForAdmin(folder, () => database.queries, () => new Date());
    expect(await askServer(folder, ['list'])).toEqual({ ok: true, text: 'No accounts yet.' });
    await close();
    expect(await askServer(folder, ['list'])).toBeNull();
    await database.close();
  });
});
