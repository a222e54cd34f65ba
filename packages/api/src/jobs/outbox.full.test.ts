import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newPostgresDatabase } from '../testing/databases.ts';
import { startedFolder } from '../testing/folder.ts';
import { registration } from '../testing/people.ts';
import { startServer } from '../testing/process.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

const register = (address: string, email: string) =>
  fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration(email)),
  });

describe('Mails', () => {
  it('survive kill -9 at any moment once acknowledged; a repeated mail has the same Message-ID (D.116)', async () => {
    const folder = startedFolder();
    const smtp = await startSmtpServer({ delayMs: 15 });
    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const server = await startServer(folder, { SMTP_URL: smtp.url });
      for (let count = 0; ; count += 1) {
        const email = `killed-${round}-${count}@example.org`;
        const response = await register(server.address, email).catch(() => null);
        if (response?.status !== 200) break;
        acknowledged.push(email);
        if (count === round) void wait(11 * round).then(() => server.process.kill('SIGKILL'));
      }
      await server.ended();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(1 + 2 + 3 + 4 + 5 + 6);

    await startServer(folder, { SMTP_URL: smtp.url });
    const missing = () => acknowledged.filter((email) => !smtp.received.some(({ to }) => to === email));
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    const ids = Map.groupBy(smtp.received, ({ to }) => to);
    for (const mails of ids.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it.each([
    ['before a mail is sent', 'onSender', 1],
    ['between the acceptance by the mail server and its mark', 'onAccepted', 2],
  ] as const)('survive kill -9 %s (D.116)', async (_when, moment, copies) => {
    const folder = startedFolder();
    let victim: Awaited<ReturnType<typeof startServer>> | null = null;
    const smtp = await startSmtpServer({ delayMs: 50, [moment]: () => victim?.process.kill('SIGKILL') });
    victim = await startServer(folder, { SMTP_URL: smtp.url });
    expect((await register(victim.address, 'at-the-moment@example.org')).status).toBe(200);
    await victim.ended();
    victim = null;
    expect(smtp.received).toHaveLength(copies - 1);
    await startServer(folder, { SMTP_URL: smtp.url });
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(copies);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(smtp.received.map(({ to }) => to))).toEqual(new Set(['at-the-moment@example.org']));
  });

  it('are stored while the mail server is unreachable and sent when it is back', async () => {
    const folder = startedFolder();
    const away = await startServer(folder, { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await register(away.address, 'waiting@example.org')).status).toBe(200);
    away.process.kill('SIGTERM');
    expect(await away.ended()).toBe(0);
    const smtp = await startSmtpServer();
    await startServer(folder, { SMTP_URL: smtp.url });
    await expect.poll(() => smtp.received.map(({ to }) => to), { timeout: 60_000 }).toContain('waiting@example.org');
  });

  it('are sent once by two servers on one PostgreSQL database', async () => {
    const smtp = await startSmtpServer({ delayMs: 5 });
    const environment = { DATABASE_URL: await newPostgresDatabase(), SMTP_URL: smtp.url, DEMO: 'off' };
    const servers = [await startServer(startedFolder(), environment), await startServer(startedFolder(), environment)];
    const emails = Array.from({ length: 40 }, (_, index) => `shared-${index}@example.org`);
    await Promise.all(emails.map((email, index) => register(servers[index % 2]?.address ?? '', email)));
    await expect.poll(() => new Set(smtp.received.map(({ to }) => to)).size, { timeout: 60_000 }).toBe(40);
    for (const { process } of servers) process.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.ended()));
    expect(smtp.received).toHaveLength(40);
  });
});
