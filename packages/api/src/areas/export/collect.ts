import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { waitingAdditions } from '@attesta/domain/body-profile/stored-profile';
import { roleNames } from '@attesta/domain/access/roles';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { pictures } from '../../database/account-schema.ts';
import { auditEntries, type AuditRow } from '../../database/audit-schema.ts';
import { courseRegistrations, courses } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import * as schema from '../../database/schema.ts';
import { mailKinds } from '../../mail/mail-job.ts';
import { registrationNumber } from '../courses/index.ts';
import { accessKeysOf } from '../access-keys/index.ts';
import { windowPagesOf } from '../availability/index.ts';
import { storedProfile } from '../body-profile/index.ts';
import { devicesOwnedBy } from '../devices/index.ts';
import { pendingChange, emailChangeOf } from '../../accounts/pending-email-change.ts';
import { mailPreferencesOf, secondFactorOf } from '../account/index.ts';
import { sessionsOf } from '../../accounts/sessions.ts';
import { publishedBodyOf } from '../../accounts/store.ts';
import { shortlistEntries, type ShortlistRow } from '../../database/shortlist-schema.ts';

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

/** Data that refers to an account and is not exported, with the reason. */
export const omitted = {
  passwordHash: 'The password is stored as a hash only. It is a secret and cannot be converted back.',
  secondFactorSecret: 'The secret of the authenticator app and the hashes of the recovery codes are secrets.',
  tokens: 'Tokens of sessions, browsers, links, calendar feeds and the API are stored as hashes only, and are secrets.',
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

/** Number of rows that are read at once: some milliseconds. Other requests are handled in between. */
const pageSize = 100;

/** Yields the entries of all shortlists, by device. */
async function* shortlistsOf(queries: Queries, accountId: string) {
  const { deviceId, notifiedBody } = shortlistEntries;
  const own = eq(shortlistEntries.organisationId, accountId);
  for (let last: readonly [string, string] | null = null; ;) {
    const rest = last && sql`(${deviceId}, ${notifiedBody}) > (${last[0]}, ${last[1]})`;
    const rows: ShortlistRow[] = await queries
      .select()
      .from(shortlistEntries)
      .where(and(own, rest ?? undefined))
      .orderBy(asc(deviceId), asc(notifiedBody))
      .limit(pageSize);
    for (const row of rows) {
      yield {
        deviceId: row.deviceId,
        notifiedBody: row.notifiedBody,
        note: row.note,
        standing: row.standing,
        createdAt: isoOf(row.createdAt),
        removedAt: isoOf(row.removedAt),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    await yieldToEvents();
    last = [end.deviceId, end.notifiedBody];
  }
}

/** Yields the Idempotency-Keys of the last days, by key. */
async function* requestsOf(queries: Queries, accountId: string) {
  const { deviceRequests } = schema;
  for (let last: string | null = null; ;) {
    const rest = last === null ? undefined : gt(deviceRequests.key, last);
    const rows: (typeof deviceRequests.$inferSelect)[] = await queries
      .select()
      .from(deviceRequests)
      .where(and(eq(deviceRequests.ownerId, accountId), rest))
      .orderBy(asc(deviceRequests.key))
      .limit(pageSize);
    for (const { key, deviceId, createdAt } of rows) yield { key, deviceId, createdAt: isoOf(createdAt) };
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    await yieldToEvents();
    last = end.key;
  }
}

/** Yields the windows of the notified body that the account represents. */
async function* windowsOf(queries: Queries, account: schema.AccountRow) {
  const body = publishedBodyOf(account);
  if (body === null) return;
  for await (const page of windowPagesOf(queries, body)) yield* page;
}

/** The profile that the organisation publishes as a notified body, with what waits for approval; null for all others. */
async function bodyProfileOf(queries: Queries, account: schema.AccountRow) {
  const body = publishedBodyOf(account);
  const profile = body === null ? null : await storedProfile(queries, body);
  return profile && { ...profile.facts, additions: [...waitingAdditions(profile)] };
}

/** Yields the audit trail, oldest entries first. */
async function* auditOf(queries: Queries, accountId: string) {
  const { createdAt, id } = auditEntries;
  for (let last: AuditRow | null = null; ;) {
    const rest = last && sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows: AuditRow[] = await queries
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.organisationId, accountId), rest ?? undefined))
      .orderBy(asc(createdAt), asc(id))
      .limit(pageSize);
    for (const row of rows) {
      const { action, recordId, apiToken, before, after } = row;
      yield { action, recordId, apiToken, before, after, createdAt: isoOf(row.createdAt) };
    }
    last = rows.at(-1) ?? null;
    if (!last || rows.length < pageSize) return;
    await yieldToEvents();
  }
}

async function unsentMailsTo(queries: Queries, email: string) {
  const { jobs } = schema;
  const isToAccount = sql`${jobs.kind} in (${mailKinds.user}, ${mailKinds.verification}) and ${jobs.payload} ->> 'to' = ${email}`;
  const rows = await queries.select().from(jobs).where(isToAccount).orderBy(asc(jobs.createdAt));
  return rows.map(({ payload, createdAt }) => ({
    kind: (payload as { template: string }).template,
    createdAt: isoOf(createdAt),
  }));
}

/** Rows that are read in pages, anew for each file of the export, because an account can have many. */
export interface Rows<Row> extends AsyncIterable<Row> {}

const rowsOf = <Row>(read: () => AsyncGenerator<Row>): Rows<Row> => ({ [Symbol.asyncIterator]: read });

/** Whether a section of the export is a list. */
export const isList = (section: unknown): section is Rows<unknown> | readonly unknown[] =>
  Array.isArray(section) || (typeof section === 'object' && section !== null && Symbol.asyncIterator in section);

/** Returns everything that is stored about an account, and nothing about others. Secrets are left out. */
export async function collectData(queries: Queries, account: schema.AccountRow, token: string, now: Date) {
  const { id } = account;
  const { knownDevices, links, secondFactors } = schema;
  const change = await pendingChange(queries, id, now);
  const [factor] = await queries.select().from(secondFactors).where(eq(secondFactors.accountId, id));
  const ownPictures = await queries
    .select()
    .from(pictures)
    .where(eq(pictures.accountId, id))
    .orderBy(asc(pictures.kind));
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
    devices: rowsOf(() => devicesOwnedBy(queries, id)),
    shortlist: rowsOf(() => shortlistsOf(queries, id)),
    deviceRequests: rowsOf(() => requestsOf(queries, id)),
    courseRegistrations: await registrationsOf(queries, id),
    windows: rowsOf(() => windowsOf(queries, account)),
    bodyProfile: await bodyProfileOf(queries, account),
    accessKeys: await accessKeysOf(queries, id),
    auditTrail: rowsOf(() => auditOf(queries, id)),
    notIncluded: omitted,
  };
  return { data, files: ownPictures.map(({ kind, content }) => ({ name: `${kind}.webp`, content })) };
}

/** The exported data, as in the JSON file. */
export type ExportedData = Awaited<ReturnType<typeof collectData>>['data'];
