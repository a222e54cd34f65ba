import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { addRegistration, createPasswords } from '../areas/account/index.ts';
import { addKnownDevices } from '../areas/devices/index.ts';
import type { Queries } from '../database/database.ts';
import { accounts, notifiedBodies, windows } from '../database/schema.ts';
import type { PasswordCost } from '../settings/settings.ts';
import { demoAccounts, demoPassword, unverifiedDemo } from './accounts.ts';
import type { DemoData, DemoDevice } from './organisations.ts';
import { seedCourses } from './seed-courses.ts';

/** Rows that are inserted with one statement. */
const batchSize = 500;
const minute = 60_000;
/** The demo registration never expires in practice. */
const demoLifeMs = 100 * 365 * 24 * 60 * minute;

interface SeedOptions {
  /** The day that the dates of the data are relative to. */
  readonly day: CalendarDate;
  readonly passwordCost: PasswordCost;
  readonly now: Date;
  /** Numbers of the bodies for which an account that is not a demo account is approved. */
  readonly takenBodies?: ReadonlySet<string>;
}

/** Adds the fictional organisations with their accounts, windows, devices and courses. */
export async function seedDemo(
  queries: Queries,
  data: DemoData,
  { day, passwordCost, now, takenBodies = new Set() }: SeedOptions,
): Promise<void> {
  const passwords = createPasswords(passwordCost);
  const passwordHash = await passwords.hash(demoPassword);
  const free = data.bodies.filter(({ number }) => !takenBodies.has(number));
  await addBodies(queries, free);
  await addWindows(
    queries,
    data.windows.filter(({ notifiedBody }) => !takenBodies.has(notifiedBody)),
  );
  await queries.insert(accounts).values(
    demoAccounts(data.operators, data.bodies, { passwordHash, now }).map((account) =>
      // An account is approved for a number only once.
      account.profile?.kind === 'notified_body' && takenBodies.has(account.profile.number)
        ? { ...account, requestStatus: 'rejected' as const }
        : account,
    ),
  );
  await addKnownDevices(
    queries,
    data.devices.map((device, index) => newDevice(device, new Date(now.getTime() - index * minute))),
  );
  await seedCourses(queries, day, now);
  await addRegistration(queries, unverifiedDemo, {
    passwordHash: await passwords.pendingHash(unverifiedDemo.email, demoPassword),
    language: 'en',
    now,
    lifeMs: demoLifeMs,
  });
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 24 * 60 * minute);

/** Returns a device to add, with its times counted back from `at`. */
export const newDevice = ({ id, operator, answers, daysAgo = 0, changedDaysAgo = 0 }: DemoDevice, at: Date) => ({
  id,
  ownerId: operator,
  answers,
  createdAt: daysBefore(at, daysAgo),
  updatedAt: daysBefore(at, changedDaysAgo),
});

/** Adds notified bodies, or replaces their profiles: shortlists refer to them. */
export async function addBodies(queries: Queries, bodies: readonly NotifiedBody[]): Promise<void> {
  for (const facts of bodies) {
    await queries
      .insert(notifiedBodies)
      .values({ number: facts.number, facts })
      .onConflictDoUpdate({ target: notifiedBodies.number, set: { facts, stated: null, version: 0 } });
  }
}

/** Adds windows. */
export async function addWindows(queries: Queries, added: readonly Window[]): Promise<void> {
  for (let start = 0; start < added.length; start += batchSize) {
    await queries.insert(windows).values(added.slice(start, start + batchSize));
  }
}
