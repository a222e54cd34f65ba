import { todayInBrussels } from '@attesta/domain/values/dates';
import type { Queries } from '../database/database.ts';
import { accounts, marks, notifiedBodies, windows } from '../database/schema.ts';
import { createPasswords } from '../areas/account/passwords.ts';
import { addRegistration } from '../areas/account/registrations.ts';
import { addDevice } from '../areas/devices/store.ts';
import type { Portal } from '../portal/portal.ts';
import { demoAccounts, demoPassword, unverifiedDemo } from './accounts.ts';
import { demoData } from './organisations.ts';
import { seedCourses } from './seed-courses.ts';

const firstStart = 'first_start';
const batchSize = 500;
const minute = 60_000;
/** The demo registration never expires in practice. */
const demoLifeMs = 100 * 365 * 24 * 60 * minute;

/**
 * Records the first start of a database and then, depending on the settings, fills it with the fictional organisations.
 * Everything is one transaction, so a kill leaves the first start undone.
 */
export async function prepareFirstStart({
  database,
  settings,
  clock,
}: Pick<Portal, 'database' | 'settings' | 'clock'>): Promise<void> {
  const now = clock();
  await database.queries.transaction(async (queries) => {
    const [mark] = await queries
      .insert(marks)
      .values({ name: firstStart, value: settings.demo ? 'demo' : 'empty' })
      .onConflictDoNothing()
      .returning();
    if (!mark || !settings.demo) return;
    const passwords = createPasswords(settings.passwordCost);
    await seed(queries, settings.demoDay ?? todayInBrussels(now), await passwords.hash(demoPassword), now);
    await addRegistration(queries, unverifiedDemo, {
      passwordHash: await passwords.pendingHash(unverifiedDemo.email, demoPassword),
      language: 'en',
      now,
      lifeMs: demoLifeMs,
    });
  });
}

/** Whether the database was filled with the demo data at its first start. */
export async function hasDemoData(queries: Queries): Promise<boolean> {
  const rows = await queries.select().from(marks);
  return rows.some(({ name, value }) => name === firstStart && value === 'demo');
}

async function seed(queries: Queries, day: string, passwordHash: string, now: Date): Promise<void> {
  const data = demoData(day);
  await queries.insert(notifiedBodies).values(data.bodies.map((facts) => ({ number: facts.number, facts })));
  for (let start = 0; start < data.windows.length; start += batchSize) {
    await queries.insert(windows).values(data.windows.slice(start, start + batchSize));
  }
  await queries.insert(accounts).values(demoAccounts(data.operators, data.bodies, { passwordHash, now }));
  for (const [index, { id, operator, answers }] of data.devices.entries()) {
    await addDevice(queries, { id, ownerId: operator, answers, now: new Date(now.getTime() - index * minute) });
  }
  await seedCourses(queries, day, now);
}
