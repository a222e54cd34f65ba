import { configureAccount, forgotPassword, register } from '@attesta/domain/account/calls';
import { requestEmailChange } from '@attesta/domain/account/email/calls';
import { createDevice } from '@attesta/domain/devices/calls';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  attempts,
  deviceRequests,
  emailChanges,
  jobs,
  knownDevices,
  links,
  registrations,
  sessions,
} from './database/schema.ts';
import { start } from './start.ts';
import { databases, newPostgresDatabase } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { createInstance } from './testing/instance.ts';
import { testSettings } from './testing/settings.ts';
import { goodPassword, newAddress, operatorProfile, registration, verified } from './testing/people.ts';
import { scheduleJobs } from './portal-jobs.ts';

const longest = 200 * 24 * 3_600_000;
const expiring: Record<string, PgTable> = {
  attempts,
  deviceRequests,
  emailChanges,
  knownDevices,
  links,
  registrations,
  sessions,
};
const device = {
  workingName: 'Pulse',
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

describe.each(databases)('The recurring job on $name', (database) => {
  it('removes expired rows of every kind and keeps valid ones', async () => {
    const instance = await createInstance({ database });
    onTestFinished(() => instance.close());
    const { queries } = instance.portal.database;

    /** Creates a row of every kind. */
    async function use(): Promise<void> {
      const email = await verified(instance);
      const token = await instance.signIn(email, goodPassword);
      await instance.call(configureAccount, { token, body: operatorProfile });
      const headers = { 'idempotency-key': `device-of-${email}` };
      expect((await instance.call(createDevice, { token, body: device, headers })).status).toBe(201);
      const change = { email: newAddress(), currentPassword: goodPassword };
      expect((await instance.call(requestEmailChange, { token, body: change })).status).toBe(200);
      await instance.call(register, { body: registration(newAddress()) });
      await instance.call(forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
      await instance.runJobs();
    }
    const counts = async () => {
      const rows = Object.entries(expiring).map(async ([name, table]) => [name, await queries.$count(table)] as const);
      return Object.fromEntries(await Promise.all(rows)) as Record<string, number>;
    };
    const sweep = async () => {
      await scheduleJobs(queries, instance.portal.clock());
      await instance.runJobs();
    };

    await use();
    const used = await counts();
    expect(Object.entries(used).filter(([, count]) => count === 0)).toEqual([]);
    await sweep();
    expect(await counts()).toEqual(used);

    instance.pass(longest);
    await use();
    await sweep();
    expect(await counts()).toEqual(used);

    instance.pass(longest);
    await instance.runJobs();
    expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
  });
});

describe('A server that starts', () => {
  it('runs the recurring job and schedules its next run', async () => {
    const databaseUrl = await newPostgresDatabase();
    const running = await start(testSettings({ databaseUrl, dataDir: temporaryFolder(), port: 0 }));
    onTestFinished(() => running.stop());
    const planned = async () => {
      const rows = await running.portal.database.queries.select().from(jobs);
      return rows.filter(({ key, runAt }) => key !== null && runAt > new Date()).map(({ kind }) => kind);
    };
    await expect.poll(async () => (await planned()).toSorted()).toEqual(['deletions', 'statistics', 'sweep']);
  });
});
