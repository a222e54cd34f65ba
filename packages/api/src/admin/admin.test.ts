import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { demoPassword } from '../demo/accounts.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { createInstance } from '../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../testing/people.ts';
import { run, startServer } from '../testing/process.ts';
import { runCommand } from './commands.ts';
import { listenForAdmin } from './listen.ts';
import type { CommandResult } from './result.ts';
import { sendCommand, socketPath } from './socket.ts';
import { usage } from './usage.ts';

describe('npm run admin', () => {
  it('approves, deactivates and activates through the running portal, or on the database if none runs (D.90, D.91, D.92)', async () => {
    const folder = startedFolder();
    const server = await startServer(folder);
    const admin = async (...args: string[]) => {
      const program = run('admin/main.ts', { DATA_DIR: folder }, args);
      return { code: await program.ended(), output: program.output().trim() };
    };
    const user = async (name: string) => {
      const response = await fetch(`${server.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@attesta.example`, password: demoPassword }),
      });
      return (
        (await response.json()) as { user: { is_account_active: boolean; user_notified_body_request_status: string } }
      ).user;
    };

    expect(await admin('approve', 'not-approved@attesta.example', '9199')).toEqual({
      code: 0,
      output: expect.stringMatching(/^.+ \(9199\) is approved\. A mail is sent to not-approved@attesta\.example\.$/),
    });
    expect((await user('not-approved')).user_notified_body_request_status).toBe('approved');
    expect(await admin('deactivate', 'OP-01@attesta.example')).toEqual({
      code: 0,
      output: 'op-01@attesta.example is deactivated.',
    });
    expect((await user('op-01')).is_account_active).toBe(false);
    expect(fs.statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600);

    server.process.kill('SIGKILL');
    await server.ended();
    expect(await admin('activate', 'op-01@attesta.example')).toEqual({
      code: 0,
      output: 'op-01@attesta.example is activated.',
    });
    expect((await admin('list')).output).toMatch(
      /^op-01@attesta.example +market-operator-sme-mne +active +Valomed Devices SRL$/m,
    );
  });

  it('prints its usage and exits with 1 if no command ran', async () => {
    const folder = temporaryFolder();
    const commands = [[], ['grant', 'x@example.org'], ['approve'], ['list'], ['help']];
    const programs = commands.map((args) => run('admin/main.ts', { DATA_DIR: join(folder, 'absent') }, args));
    expect(await Promise.all(programs.map((program) => program.ended()))).toEqual([1, 1, 1, 1, 0]);
    expect(programs.slice(1, 3).map((program) => program.output().split('\n')[0])).toEqual([
      'There is no command grant.',
      'approve needs an address.',
    ]);
    expect(programs[4]?.output()).toContain(usage);
    expect(programs[0]?.output()).toContain(usage);
    expect(programs[3]?.output()).toContain('There is no data in');
    expect(fs.existsSync(join(folder, 'absent'))).toBe(false);
  });
});

describe('Commands', () => {
  it('reject invalid arguments and change nothing', async () => {
    const { portal, close } = await createInstance({ settings: { demo: true } });
    const command = (...args: string[]) => runCommand(portal, args);
    expect(await command('approve', 'op-01@attesta.example')).toEqual({
      ok: false,
      text: 'op-01@attesta.example is not a notified body.',
    });
    expect(await command('approve', 'nobody@example.org')).toEqual({
      ok: false,
      text: 'There is no account with the address nobody@example.org.',
    });
    expect(await command()).toEqual({ ok: false, text: usage });
    expect(await command('toString', 'op-01@attesta.example')).toEqual({
      ok: false,
      text: `There is no command toString.\n\n${usage}`,
    });
    expect(await command('approve', 'a', 'b', 'c')).toEqual({
      ok: false,
      text: 'approve takes an address and a number.',
    });
    expect(await command('activate', 'a', 'b')).toEqual({ ok: false, text: 'activate takes an address only.' });
    expect(await command('list', 'x')).toEqual({ ok: false, text: 'list takes no argument but "pending".' });
    expect(await command('verify', 'op-01@attesta.example')).toEqual({
      ok: false,
      text: 'op-01@attesta.example is already verified.',
    });
    expect(await command('verify', 'nobody@example.org')).toMatchObject({ ok: false });
    expect(await command('remove-second-factor', 'op-01@attesta.example')).toMatchObject({ ok: false });
    expect(await command('reject', 'nb-9101@attesta.example')).toMatchObject({ ok: true });
    const { text } = await command('list');
    expect(text).toMatch(/^not-configured@attesta.example +researcher-academia +not configured$/m);
    expect(text).toMatch(/^nb-9101@attesta.example +notified-body +active, request rejected +9101 +\S.*$/m);
    await close();
  });

  it('print a verification link for a user whose mail does not arrive', async () => {
    const instance = await createInstance();
    const { login, register, verifyEmail } = await import('@attesta/domain/account/calls');
    const email = newAddress();
    await instance.call(register, { body: registration(email) });
    const { text } = await runCommand(instance.portal, ['verify', email]);
    const token = /\/check-mail\?token=([\w-]{43})$/.exec(text)?.[1] ?? '';
    expect((await instance.call(verifyEmail, { body: { token, password: goodPassword } })).status).toBe(200);
    expect((await instance.call(login, { body: { email, password: goodPassword } })).body.token).toBeDefined();
    await instance.close();
  });

  it('end the sessions of an account', async () => {
    const instance = await createInstance({ settings: { demo: true } });
    const { getAuthenticatedUser } = await import('@attesta/domain/account/calls');
    const token = await instance.signIn('op-01');
    await runCommand(instance.portal, ['sign-out', 'op-01@attesta.example']);
    expect((await instance.call(getAuthenticatedUser, { token })).status).toBe(401);
    await instance.close();
  });
});

describe('The socket', () => {
  it('works for a data folder whose path is too long for a socket', async () => {
    const folder = join(temporaryFolder(), 'long'.repeat(30));
    const close = await listenForAdmin(
      folder,
      (args) => Promise.resolve({ ok: true, text: args.join(' ') }),
      (error) => expect.fail(String(error)),
    );
    expect(await sendCommand(folder, ['list'])).toEqual({ ok: true, text: 'list' });
    await close();
    expect(await sendCommand(folder, ['list'])).toBeNull();
  });

  it('is rejected in a temporary folder that another user could have created', async () => {
    const folder = join(temporaryFolder(), 'long'.repeat(30));
    const socketFolder = dirname(socketPath(folder));
    fs.mkdirSync(socketFolder);
    onTestFinished(() => fs.rmSync(socketFolder, { recursive: true }));
    fs.chmodSync(socketFolder, 0o755);
    const advice = `The folder ${socketFolder} must belong to this user alone`;
    const listening = listenForAdmin(
      folder,
      () => Promise.resolve({ ok: true, text: '' }),
      () => undefined,
    );
    await expect(listening).rejects.toThrow(advice);
    await expect(sendCommand(folder, ['list'])).rejects.toThrow(advice);
    fs.chmodSync(socketFolder, 0o700);
    const uid = vi.spyOn(process, 'getuid').mockReturnValue(fs.statSync(socketFolder).uid + 1);
    await expect(sendCommand(folder, ['list'])).rejects.toThrow(advice);
    uid.mockRestore();
    expect(await sendCommand(folder, ['list'])).toBeNull();
  });

  it.each([
    ['an error that the operator can fix', new OperatorError('Free some space.'), 'Free some space.', 0],
    ['a lost database', new DatabaseUnavailable('Lost.'), 'The database is unavailable', 1],
    ['an error in the portal', new TypeError('x is not a function'), 'an error in the portal', 1],
  ])('reports why a command failed, and logs unexpected errors, for %s', async (_what, failure, advice, logged) => {
    const folder = temporaryFolder();
    const log = vi.fn<(error: unknown) => void>();
    const close = await listenForAdmin(folder, () => Promise.reject(failure), log);
    const result = await sendCommand(folder, ['list']);
    expect([result?.ok, log.mock.calls.length]).toEqual([false, logged]);
    expect(result?.text).toContain(advice);
    await close();
  });

  it('closes without waiting for a command that is incomplete, and closes its connection', async () => {
    const folder = temporaryFolder();
    const close = await listenForAdmin(
      folder,
      () => Promise.resolve({ ok: true, text: '' }),
      (error) => expect.fail(String(error)),
    );
    const connection = net.createConnection(socketPath(folder));
    const closed = new Promise<void>((resolve) =>
      connection.on('error', () => undefined).once('close', () => resolve()),
    );
    await once(connection, 'connect');
    connection.write('["li');
    await close();
    await closed;
  });

  it('refuses a request that is too long with its own message', async () => {
    const folder = temporaryFolder();
    const ran = vi.fn<() => Promise<CommandResult>>();
    const close = await listenForAdmin(folder, ran, (error) => expect.fail(String(error)));
    const result = await sendCommand(folder, ['course', 'add', 'x'.repeat(1_300_000)]);
    expect(result).toEqual({ ok: false, text: 'The command is longer than 1201000 characters. Nothing was changed.' });
    expect(ran).not.toHaveBeenCalled();
    await close();
  });

  it('reports that the portal ended if the connection is lost during a command', async () => {
    const folder = temporaryFolder();
    const server = net.createServer({ allowHalfOpen: true }, (connection) =>
      connection.resume().once('end', () => connection.destroy()),
    );
    await once(server.listen(socketPath(folder)), 'listening');
    await expect(sendCommand(folder, ['list'])).rejects.toThrow('The portal ended before it responded');
    server.close();
  });
});
