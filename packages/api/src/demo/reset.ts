import type { CalendarDate } from '@attesta/domain/values/dates';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { courseDiscounts, courseRegistrations, courses } from '../database/course-schema.ts';
import type { Queries } from '../database/database.ts';
import { accounts, devices, registrations, windows } from '../database/schema.ts';
import type { PasswordCost } from '../settings/settings.ts';
import { unverifiedDemo } from './accounts.ts';
import { demoCourseFacts, demoDiscounts } from './courses.ts';
import { demoBodyNumbers } from './organisations.ts';
import { dataOf, lockDemoData, markVersion } from './prepare.ts';
import { takenBodies } from './replace.ts';
import { seedDemo } from './seed.ts';

interface ResetOptions {
  readonly day: CalendarDate;
  readonly passwordCost: PasswordCost;
  readonly now: Date;
}

/** Numbers of the records that starting the demo anew deletes. */
export interface DemoRecords {
  readonly accounts: number;
  readonly devices: number;
  readonly windows: number;
}

const demoAccountIds = (queries: Queries) =>
  queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true));

/** Condition on the windows of demo bodies that no other account represents. */
async function isDemoWindow(queries: Queries) {
  const taken = await takenBodies(queries);
  return inArray(
    windows.notifiedBody,
    demoBodyNumbers.filter((number) => !taken.has(number)),
  );
}

/** Counts what starting the demo anew deletes; null without demo data. */
export async function countDemoRecords(queries: Queries): Promise<DemoRecords | null> {
  return queries.transaction(async (transaction) => {
    if ((await lockDemoData(transaction)) === null) return null;
    return {
      accounts: await transaction.$count(accounts, eq(accounts.demo, true)),
      devices: await transaction.$count(devices, inArray(devices.ownerId, demoAccountIds(transaction))),
      windows: await transaction.$count(windows, await isDemoWindow(transaction)),
    };
  });
}

/**
 * Starts the demo anew: deletes the demo accounts with everything they own, the windows of their bodies and the demo
 * courses, and writes the current demo data. Accounts that people registered stay, with their devices and shortlists,
 * and so does a course for which one of them is registered or a discount code was added. Returns false without demo
 * data.
 */
export async function resetDemo(queries: Queries, { day, passwordCost, now }: ResetOptions): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const kind = await lockDemoData(transaction);
    if (kind === null) return false;
    await transaction.delete(windows).where(await isDemoWindow(transaction));
    await transaction.delete(accounts).where(eq(accounts.demo, true));
    await transaction.delete(registrations).where(eq(registrations.email, unverifiedDemo.email));
    await deleteCourses(transaction, day);
    const options = { day, passwordCost, now, takenBodies: await takenBodies(transaction) };
    await seedDemo(transaction, dataOf(kind, day), options);
    await markVersion(transaction);
    return true;
  });
}

async function deleteCourses(queries: Queries, day: CalendarDate): Promise<void> {
  const codes = demoDiscounts.map(({ code }) => code);
  await queries.delete(courseDiscounts).where(inArray(courseDiscounts.code, codes));
  const ids = demoCourseFacts(day).map(({ id }) => id);
  const registered = queries
    .select({ id: courseRegistrations.id })
    .from(courseRegistrations)
    .where(eq(courseRegistrations.courseId, courses.id));
  const discounts = queries
    .select({ code: courseDiscounts.code })
    .from(courseDiscounts)
    .where(eq(courseDiscounts.courseId, courses.id));
  await queries.delete(courses).where(and(inArray(courses.id, ids), notExists(registered), notExists(discounts)));
}
