import type { Account } from '@attesta/domain/account/configuration';
import type { RoleId } from '@attesta/domain/account/roles';
import type { RequestStatus } from '@attesta/domain/account/schema';
import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { DeviceAnswers } from '@attesta/domain/device/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People who may sign in. Their addresses are verified, but for one demo account of older data folders. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Chosen once, at registration. */
    roleId: text('role_id').$type<RoleId>().notNull(),
    /** Language of mails. */
    language: text('language').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    deactivatedAt: instant('deactivated_at'),
    /** What the person entered when configuring the account; null before. */
    profile: jsonb('profile').$type<Account>(),
    /** Of notified bodies only; null before the account is configured. */
    requestStatus: text('request_status').$type<RequestStatus>(),
    /** Has a password that everybody knows. */
    demo: boolean('demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  // Until organisations exist, one account speaks for a notified body.
  (table) => [
    uniqueIndex('accounts_approved_body')
      .on(sql`(${table.profile} ->> 'number')`)
      .where(sql`${table.requestStatus} = 'approved'`),
  ],
);

/** Registrations whose address is not verified yet. Several may wait for one address; the first that is verified becomes the account. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Of the password typed at registration; it never becomes the account's (specification decisions, registration). */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    roleId: text('role_id').$type<RoleId>().notNull(),
    /** Language of mails. */
    language: text('language').notNull(),
    /** Hash of the network it was made from; a link that is requested again from there is the one of this registration. */
    networkHash: text('network_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email, table.createdAt)],
);

/** Signed-in sessions, by the hash of their token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public name of the session, for the list of one's sessions; gives no access. */
    id: text('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    /** User-Agent header of the sign-in, cut; null if none was sent. */
    userAgent: text('user_agent'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

/** Browsers in which the owner of an account has signed in, by the hash of their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('known_devices_account').on(table.accountId)],
);

/** Authenticator app of an account (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Shared secret in base32. */
  secret: text('secret').notNull(),
  /** When the first code was entered; null while the app is being set up, when sign-in asks for no code. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code; a code of this or an earlier step is refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** One-time codes for an account whose authenticator app is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Links sent by mail, by the hash of their token. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    /** Whose password a reset link sets. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Which registration a verification link completes. A link with neither works for nothing: it was made for an unknown address. */
    registrationId: text('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('links_account').on(table.accountId), index('links_registration').on(table.registrationId)],
);

/** Counted attempts, by what is being tried and by whom; names and addresses only as hashes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Medical devices; the answers are one document, what lists are filtered by has columns of its own. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<DeviceAnswers>().notNull(),
    stage: text('stage'),
    regulation: text('regulation'),
    /** Issuing entity and UDI-DI; one UDI-DI names one device. */
    udi: text('udi'),
    /** Names, model and intended purpose in lower case. */
    searchText: text('search_text').notNull(),
    /** Size of the answers as JSON, in bytes; counts against the quota of the account. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('devices_udi').on(table.ownerId, table.udi),
    index('devices_owner').on(table.ownerId, table.updatedAt, table.id),
  ],
);

/** Requests that created a device, by Idempotency-Key: a repeated request creates no second one, not even after the first was deleted. */
export const deviceRequests = pgTable(
  'device_requests',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the input: the same key with another input is a conflict. */
    inputHash: text('input_hash').notNull(),
    deviceId: text('device_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index('device_requests_age').on(table.createdAt)],
);

/** Notified bodies with the facts they publish. */
export const notifiedBodies = pgTable('notified_bodies', {
  number: text('number').primaryKey(),
  facts: jsonb('facts').$type<NotifiedBody>().notNull(),
});

/** Windows in which a body can start applications for one code. */
export const windows = pgTable(
  'windows',
  {
    id: text('id').primaryKey(),
    notifiedBody: text('notified_body')
      .notNull()
      .references(() => notifiedBodies.number, { onDelete: 'cascade' }),
    regulation: text('regulation').$type<Window['regulation']>().notNull(),
    code: text('code').$type<Window['code']>().notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    slots: integer('slots').notNull(),
    reserved: integer('reserved').notNull(),
    manualStatus: text('manual_status').$type<Window['manualStatus']>(),
    intakePool: text('intake_pool').$type<Window['intakePool']>().notNull(),
    procedures: jsonb('procedures').$type<Window['procedures']>().notNull(),
    classes: jsonb('classes').$type<Window['classes']>().notNull(),
    note: text('note'),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('windows_body').on(table.notifiedBody, table.code, table.from, table.id),
    index('windows_code').on(table.regulation, table.code),
  ],
);

/** Facts about this database, such as whether its first start is over. */
export const marks = pgTable('marks', { name: text('name').primaryKey(), value: text('value').notNull() });

/**
 * Work that is done after the transaction that asked for it, such as a mail. A row is removed when its work is done, so a kill
 * loses none.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** At most one job with this key waits at a time; null = any number. */
    key: text('key').unique(),
    /** Not before this instant. */
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until then one worker has the job for itself; null or past = free. By the clock of the database. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('jobs_due').on(table.runAt)],
);
