import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { demoPassword, listedAccounts } from './demo/accounts.ts';
import { newPostgresDatabase } from './testing/databases.ts';
import { startedFolder, temporaryFolder } from './testing/folder.ts';
import { run, startServer } from './testing/process.ts';
import { openConnection, responseOn } from './testing/raw-http.ts';

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends the headers of a request. Returns a function that sends the body and resolves with the status. */
async function begin(
  url: string,
  headers: Record<string, string>,
): Promise<(body: unknown) => Promise<number | undefined>> {
  const request = http.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', expect: '100-continue', ...headers },
  });
  const response = once(request, 'response').then(
    ([response]) => (response as http.IncomingMessage).resume().statusCode,
  );
  request.flushHeaders();
  await once(request, 'continue');
  return (body) => {
    request.end(JSON.stringify(body));
    return response;
  };
}

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await post(`${address}/api/login`, { email: 'op-01@attesta.example', password: demoPassword });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const device = (workingName: string) => ({
  workingName,
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

const namesOf = async (address: string, session: Record<string, string>, search: string) => {
  const response = await fetch(`${address}/api/devices?pageSize=100&search=${search}`, { headers: session });
  const { devices, total } = (await response.json()) as { devices: { workingName: string }[]; total: number };
  return { names: new Set(devices.map(({ workingName }) => workingName)), total };
};

const production = {
  NODE_ENV: 'production',
  PORTAL_ORIGIN: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
};

describe('Starting', () => {
  it("prints the portal's address, every demo account with the password, and the mail page (D.88, D.101)", async () => {
    const server = await startServer(startedFolder());
    const output = await server.printed(/([\s\S]*Stop with Ctrl\+C\.)/);
    expect(output).toContain(demoPassword);
    for (const { email } of listedAccounts) expect(output).toContain(email);
    const mails = /Mail +(http\S+)/.exec(output)?.[1] ?? '';
    expect(mails).toMatch(new RegExp(`^${server.address}/dev/mail/[\\w-]{32}$`));
    expect([(await fetch(mails)).status, (await fetch(`${server.address}/dev/mail`)).status]).toEqual([200, 404]);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });

  it('rejects a second process on the same data folder, with the path of the folder', async () => {
    const folder = startedFolder();
    await startServer(folder);
    const second = run('main.ts', { DATA_DIR: folder, PORT: '0' });
    expect(await second.ended()).toBe(1);
    expect(second.output().trim()).toBe(
      `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder with DATA_DIR.`,
    );
  });

  it('exits with 1 and lists invalid settings', async () => {
    const server = run('main.ts', { DATA_DIR: temporaryFolder(), PORT: 'many', SMTP_URL: 'x' });
    expect(await server.ended()).toBe(1);
    expect(server.output()).toMatch(/PORT: expected a port[\s\S]*SMTP_URL: expected an address/);
  });

  it('exits with 1 and advice if the port is in use or the data folder cannot be created', async () => {
    const first = await startServer(startedFolder());
    const { port } = new URL(first.address);
    const second = run('main.ts', { DATA_DIR: startedFolder(), PORT: port });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toBe(`The port ${port} is in use by another program. Choose another one with PORT.\n`);
    const file = join(temporaryFolder(), 'file');
    fs.writeFileSync(file, '');
    const third = run('main.ts', { DATA_DIR: join(file, 'data'), PORT: '0' });
    expect(await third.ended()).toBe(1);
    expect(third.output().trim()).toBe(
      `The data folder ${join(file, 'data')} is below a file. Choose a folder that this user may read and write with DATA_DIR.`,
    );
  });

  it('creates and prints no demo accounts in production (D.102)', async () => {
    const server = await startServer(temporaryFolder(), production);
    expect(await server.printed(/([\s\S]*Stop with Ctrl\+C\.)/)).not.toMatch(/attesta-demo|dev\/mail/);
    expect(
      (await post(`${server.address}/api/login`, { email: 'op-01@attesta.example', password: demoPassword })).status,
    ).toBe(401);
  });

  it.each<Record<string, string>>([{ PORTAL_ORIGIN: 'https://portal.example' }, { TRUST_PROXY: '1' }])(
    'prints the folder of the mails instead of a link with %j (D.98)',
    async (environment) => {
      const folder = startedFolder();
      const output = await (await startServer(folder, environment)).printed(/([\s\S]*Stop with Ctrl\+C\.)/);
      expect(output).toContain(`stored in ${join(folder, 'mail')}, not sent`);
      expect(output).not.toContain('/dev/mail');
    },
  );

  it('runs on a PostgreSQL server with DATABASE_URL (D.89)', async () => {
    const server = await startServer(temporaryFolder(), { DATABASE_URL: await newPostgresDatabase() });
    expect((await namesOf(server.address, await signIn(server.address), '')).total).toBe(3);
  });
});

describe('Stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'exits with 0 at %s, even if it is sent repeatedly, and loses no data',
    async (signal) => {
      const folder = startedFolder();
      const server = await startServer(folder);
      const session = await signIn(server.address);
      expect((await post(`${server.address}/api/devices`, device('Saved'), session)).status).toBe(201);
      server.process.kill(signal);
      server.process.kill(signal);
      expect(await server.ended()).toBe(0);
      const again = await startServer(folder);
      expect((await namesOf(again.address, session, 'saved')).total).toBe(1);
    },
  );

  it('finishes running requests', async () => {
    const server = await startServer(startedFolder());
    const session = await signIn(server.address);
    const requests = await Promise.all(
      Array.from({ length: 10 }, () => begin(`${server.address}/api/devices`, session)),
    );
    server.process.kill('SIGTERM');
    const statuses = await Promise.all(requests.map((send, index) => send(device(`Underway ${index}`))));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await server.ended()).toBe(0);
  });
});

describe('Stopping in production', () => {
  it('stays within its limit of 10 s, so that it exits with 0, despite incomplete requests and idle connections', async () => {
    const server = await startServer(startedFolder(), production);
    const port = Number(new URL(server.address).port);
    const head = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ';
    const partialRequests = [`${head}900\r\n\r\n{`, `${head}900\r\n\r\n`, head, 'POST', ''];
    const sockets = await Promise.all(partialRequests.map(() => openConnection(port)));
    sockets.forEach((socket, index) => socket.write(partialRequests[index] ?? ''));
    const responses = sockets.map(responseOn);
    const idle = new http.Agent({ keepAlive: true });
    const first = http.get(`${server.address}/api/health`, { agent: idle });
    await once(
      first.on('response', (response) => response.resume()),
      'close',
    );

    // Each of these requests hashes a password, so they are still running when the signal arrives.
    const sent = await Promise.all(Array.from({ length: 4 }, () => begin(`${server.address}/api/login`, {})));
    const running = sent.map((send, index) => send({ email: `nobody-${index}@example.org`, password: 'not this one' }));
    server.process.kill('SIGTERM');
    expect(await Promise.all(running)).toEqual(running.map(() => 401));
    expect(await server.ended()).toBe(0);
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([503, 503, 0, 0, 0]);
    idle.destroy();
  });
});

describe('kill -9', () => {
  it('at any moment loses no acknowledged write, and the server starts again without repair', async () => {
    const folder = startedFolder();
    const acknowledged = new Set<string>();
    let session: Record<string, string> = {};

    for (let round = 0; round < 5; round += 1) {
      const server = await startServer(folder);
      if (round === 0) session = await signIn(server.address);
      const before = await namesOf(server.address, session, 'killed');
      expect([...acknowledged].filter((name) => !before.names.has(name))).toEqual([]);

      const writer = async (name: string) => {
        for (let count = 0; ; count += 1) {
          const workingName = `Killed ${round} ${name} ${count}`;
          const response = await post(`${server.address}/api/devices`, device(workingName), session).catch(() => null);
          if (response?.status !== 201) return;
          acknowledged.add(workingName);
          if (acknowledged.size % 8 === 7) server.process.kill('SIGKILL');
        }
      };
      await Promise.all(['a', 'b', 'c'].map(writer));
      expect(await server.ended()).toBeNull();
    }

    expect(acknowledged.size).toBeGreaterThanOrEqual(20);
    const last = await startServer(folder);
    const { names } = await namesOf(last.address, session, 'killed');
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(['database.new/PG_VERSION', 'database/PG_VERSION'])(
    'during the first start, once %s exists, leaves a usable data folder',
    async (file) => {
      const folder = temporaryFolder();
      const first = run('main.ts', { DATA_DIR: folder, PORT: '0' });
      // On a busy machine, `database.new` may already have been renamed to `database` at the time of the check.
      await vi.waitUntil(() => [file, 'database/PG_VERSION'].some((made) => fs.existsSync(join(folder, made))), {
        timeout: 100_000,
        interval: 5,
      });
      first.process.kill('SIGKILL');
      await first.ended();
      const again = await startServer(folder);
      expect((await namesOf(again.address, await signIn(again.address), '')).total).toBe(3);
    },
  );
});
