import { setTimeout as wait } from 'node:timers/promises';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { registrationInput } from '../../testing/courses.ts';
import { startedFolder } from '../../testing/folder.ts';
import { startServer } from '../../testing/process.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

const course = 'audit-intern-iso-13485';
const input = { ...registrationInput, expectedTotal: 47_600 };
const json = { 'content-type': 'application/json' };

async function signIn(address: string, name: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: `${name}@attesta.example`, password: demoPassword });
  const response = await fetch(`${address}/api/login`, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const register = (address: string, session: Record<string, string>) =>
  fetch(`${address}/api/courses/${course}/registrations`, {
    method: 'POST',
    headers: { ...json, ...session },
    body: JSON.stringify(input),
  });

async function registrationsOf(address: string, session: Record<string, string>): Promise<CourseRegistration[]> {
  const response = await fetch(`${address}/api/course-registrations`, { headers: session });
  const { registrations } = (await response.json()) as { registrations: CourseRegistration[] };
  return registrations.filter((registration) => registration.course.id === course);
}

describe('A registration', () => {
  it('repeated after kill -9 at any moment is stored once, and its mail arrives with one Message-ID (D.76, D.116, D.121)', async () => {
    const folder = startedFolder();
    const smtp = await startSmtpServer({ delayMs: 15 });
    const names = Array.from({ length: 6 }, (_, round) => `op-0${round + 1}`);
    for (const [round, name] of names.entries()) {
      const server = await startServer(folder, { SMTP_URL: smtp.url });
      const session = await signIn(server.address, name);
      const sent = register(server.address, session).catch(() => null);
      // The request takes some milliseconds; each round kills the server at another moment of it.
      await wait(4 * round);
      server.process.kill('SIGKILL');
      await Promise.all([sent, server.ended()]);
    }

    const server = await startServer(folder, { SMTP_URL: smtp.url });
    for (const name of names) {
      const session = await signIn(server.address, name);
      const responses = [await register(server.address, session), await register(server.address, session)];
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      const registrations = await registrationsOf(server.address, session);
      expect(registrations.map(({ state }) => state)).toEqual(['confirmed']);
      const mails = () => smtp.received.filter(({ to }) => to === `${name}@attesta.example`);
      await expect.poll(() => mails().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
      expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(1);
    }
  });
});
