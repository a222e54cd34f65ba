import { register } from '@attesta/domain/account/calls';
import { expect, it, onTestFinished } from 'vitest';
import { portalJobs } from '../portal-jobs.ts';
import { createServer } from '../server.ts';
import { createInstance } from '../testing/instance.ts';
import { registration } from '../testing/people.ts';
import { createWorker } from './worker.ts';

it('sends a mail right after the registration, without waiting for the next poll', async () => {
  const instance = await createInstance();
  const sent: string[] = [];
  const failures: unknown[] = [];
  const recordFailure = (error: unknown) => void failures.push(error);
  const send = async ({ to }: { to: string }) => void sent.push(to);
  const worker = createWorker({
    database: instance.portal.database,
    handlers: portalJobs(
      { from: 'Portal <portal@example.org>', send, compose: send, close: () => undefined },
      instance.portal,
    ),
    clock: instance.portal.clock,
    onFailure: recordFailure,
    onDatabaseError: recordFailure,
    pollMs: 3_600_000,
  });
  const app = await createServer({ ...instance.portal, worker });
  onTestFinished(async () => {
    await worker.stop(10_000);
    await app.close();
    await instance.close();
  });
  worker.start();
  for (let count = 0; count < 3; count += 1) {
    const email = `prompt-${count}@example.org`;
    const { statusCode } = await app.inject({ method: 'POST', url: register.path, payload: registration(email) });
    expect(statusCode).toBe(200);
    await expect.poll(() => sent).toContain(email);
  }
  expect(failures).toEqual([]);
});
