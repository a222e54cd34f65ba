import { roleNames } from '@attesta/domain/access/roles';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { pictures } from '../../../database/account-schema.ts';
import { courseRegistrations, courses } from '../../../database/course-schema.ts';
import type { Queries } from '../../../database/database.ts';
import * as schema from '../../../database/schema.ts';
import { mailJobKind } from '../../../mail/mail-job.ts';
import { registrationNumber } from '../../courses/registration-number.ts';
import { deviceOf } from '../../devices/store.ts';
import { pendingChange, emailChangeOf } from '../email-changes.ts';
import { mailPreferencesOf } from '../profile/store.ts';
import { secondFactorOf } from '../second-factor.ts';
import { sessionsOf } from '../sessions.ts';
import { publishedBodyOf } from '../store.ts';

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

/** Data that refers to an account and is not exported, with the reason. */
export const omitted = {
  passwordHash: 'The password is stored as a hash only. It is a secret and cannot be converted back.',
  secondFactorSecret: 'The secret of the authenticator app and the hashes of the recovery codes are secrets.',
  tokens: 'Tokens of sessions, browsers and links are stored as hashes only, and are secrets.',
  attempts: 'Counts of attempts are stored under hashes of addresses for at most 90 days, and cannot be attributed.',
} as const;

async function registrationsOf(queries: Queries, accountId: string) {
  const rows = await queries
    .select({ row: courseRegistrations, course: courses })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(eq(courseRegistrations.accountId, accountId))
    .orderBy(asc(courseRegistrations.number));
  return rows.map(({ row, course }) => ({
    number: registrationNumber(row.number),
    state: row.state,
    course: { id: course.id, title: course.title, startsAt: isoOf(course.startsAt), endsAt: isoOf(course.endsAt) },
    participant: row.participant,
    billing: row.billing,
    documents: row.documents,
    discountCode: row.discountCode,
    paymentMethod: row.paymentMethod,
    /** In cents of a euro; `vatRate` in hundredths of a per cent. */
    price: {
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      total: row.total,
      vat: row.vat,
      vatRate: row.vatRate,
    },
    createdAt: isoOf(row.createdAt),
    promotedAt: isoOf(row.promotedAt),
    cancelledAt: isoOf(row.cancelledAt),
  }));
}

async function windowsOf(queries: Queries, account: schema.AccountRow) {
  const { windows } = schema;
  const body = publishedBodyOf(account);
  if (body === null) return [];
  return queries
    .select()
    .from(windows)
    .where(eq(windows.notifiedBody, body))
    .orderBy(asc(windows.code), asc(windows.from));
}

async function unsentMailsTo(queries: Queries, email: string) {
  const { jobs } = schema;
  const isToAccount = sql`${jobs.kind} = ${mailJobKind} and ${jobs.payload} ->> 'to' = ${email}`;
  const rows = await queries.select().from(jobs).where(isToAccount).orderBy(asc(jobs.createdAt));
  return rows.map(({ payload, createdAt }) => ({
    kind: (payload as { template: string }).template,
    createdAt: isoOf(createdAt),
  }));
}

/** Returns everything that is stored about an account, and nothing about others. Secrets are left out. */
export async function collectData(queries: Queries, account: schema.AccountRow, token: string, now: Date) {
  const { id } = account;
  const { devices, deviceRequests, knownDevices, links, secondFactors } = schema;
  const change = await pendingChange(queries, id, now);
  const [factor] = await queries.select().from(secondFactors).where(eq(secondFactors.accountId, id));
  const ownPictures = await queries
    .select()
    .from(pictures)
    .where(eq(pictures.accountId, id))
    .orderBy(asc(pictures.kind));
  const ownDevices = await queries
    .select()
    .from(devices)
    .where(eq(devices.ownerId, id))
    .orderBy(desc(devices.updatedAt));
  const requests = await queries.select().from(deviceRequests).where(eq(deviceRequests.ownerId, id));
  const browsers = await queries.select().from(knownDevices).where(eq(knownDevices.accountId, id));
  const mailed = await queries.select().from(links).where(eq(links.accountId, id));
  const data = {
    exportedAt: isoOf(now),
    account: {
      id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      role: roleNames[account.roleId],
      createdAt: isoOf(account.createdAt),
      emailVerifiedAt: isoOf(account.emailVerifiedAt),
      deactivatedAt: isoOf(account.deactivatedAt),
      deletionAt: isoOf(account.deletionAt),
      deletionRemindedAt: isoOf(account.deletionRemindedAt),
      requestStatus: account.requestStatus,
      demo: account.demo,
    },
    organisation: account.profile,
    mailPreferences: mailPreferencesOf(account),
    pictures: ownPictures.map(({ kind, createdAt }) => ({ kind, file: `${kind}.webp`, createdAt: isoOf(createdAt) })),
    emailChange: change && { ...emailChangeOf(change), createdAt: isoOf(change.createdAt) },
    secondFactor: { ...(await secondFactorOf(queries, id)), confirmedAt: isoOf(factor?.confirmedAt ?? null) },
    sessions: await sessionsOf(queries, id, token, now),
    knownBrowsers: browsers.map(({ expiresAt }) => ({ expiresAt: isoOf(expiresAt) })),
    mailedLinks: mailed.map(({ purpose, expiresAt, usedAt }) => ({
      purpose,
      expiresAt: isoOf(expiresAt),
      usedAt: isoOf(usedAt),
    })),
    unsentMails: await unsentMailsTo(queries, account.email),
    devices: ownDevices.map(deviceOf),
    deviceRequests: requests.map(({ key, deviceId, createdAt }) => ({ key, deviceId, createdAt: isoOf(createdAt) })),
    courseRegistrations: await registrationsOf(queries, id),
    windows: await windowsOf(queries, account),
    notIncluded: omitted,
  };
  return { data, files: ownPictures.map(({ kind, content }) => ({ name: `${kind}.webp`, content })) };
}

/** The exported data, as in the JSON file. */
export type ExportedData = Awaited<ReturnType<typeof collectData>>['data'];
