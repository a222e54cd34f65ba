import type { Account } from '@attesta/domain/account/configuration';
import type { RoleId } from '@attesta/domain/access/roles';
import type { Notifications } from '@attesta/domain/account/profile/preferences';
import type { RequestStatus } from '@attesta/domain/account/schema';
import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { Stated } from '@attesta/domain/body-profile/stored-profile';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
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

/** A column with an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** User accounts. Their addresses are verified, except for one demo account in older data folders. */
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
    /** When the account is deleted, at the request of its user; null unless the deletion is pending. */
    deletionAt: instant('deletion_at'),
    /** When the reminder of the pending deletion was mailed. */
    deletionRemindedAt: instant('deletion_reminded_at'),
    /** The configuration of the account; null before it is configured. */
    profile: jsonb('profile').$type<Account>(),
    /** Which optional mails are sent; null before the user chooses. */
    notifications: jsonb('notifications').$type<Notifications>(),
    /** Ids of the pictures in use, for the user object; the pictures themselves refer to the account. */
    photoId: text('photo_id'),
    logoId: text('logo_id'),
    /** Only for notified bodies; null before the account is configured. */
    requestStatus: text('request_status').$type<RequestStatus>(),
    /** Demo accounts have a publicly known password. */
    demo: boolean('demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  // Until the portal has organisations, one account represents a notified body.
  (table) => [
    uniqueIndex('accounts_approved_body')
      .on(sql`(${table.profile} ->> 'number')`)
      .where(sql`${table.requestStatus} = 'approved'`),
    index('accounts_deletion')
      .on(table.deletionAt)
      .where(sql`${table.deletionAt} is not null`),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;

/**
 * Registrations with an unverified address. One address can have several; the first one that is verified becomes the
 * account.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    /**
     * Hash of the password entered at registration; it never becomes the account's password (specification decisions,
     * registration).
     */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    roleId: text('role_id').$type<RoleId>().notNull(),
    /** Language of mails. */
    language: text('language').notNull(),
    /**
     * Hash of the network that sent the registration; a link requested again from there belongs to this registration.
     */
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
    /** Public id of the session, for the user's list of sessions; grants no access. */
    id: text('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    /** User-Agent header of the sign-in, truncated; null if none was sent. */
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
  /** Time of the first code; null during setup, while sign-in requires no code. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code; codes of this and earlier steps are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** One-time codes for users who lost their authenticator app. */
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

/** Changes of an e-mail address that are not confirmed at both addresses yet; at most one per account. */
export const emailChanges = pgTable('email_changes', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The new address, in lower case. Another account may have it. */
  email: text('email').notNull(),
  currentConfirmedAt: instant('current_confirmed_at'),
  newConfirmedAt: instant('new_confirmed_at'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Links sent by mail, by the hash of their token. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'verify' | 'reset' | 'emailCurrent' | 'emailNew'>().notNull(),
    /** Account whose password a reset link sets; for a used link, the account for which it was used. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * Registration that a verification link completes. A link without any reference is useless: it was created for an
     * unknown address.
     */
    registrationId: text('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    /** Change of an e-mail address that the link confirms, at the current or at the new address. */
    emailChangeId: text('email_change_id').references(() => emailChanges.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('links_account').on(table.accountId),
    index('links_registration').on(table.registrationId),
    index('links_email_change').on(table.emailChangeId),
  ],
);

/** Counts of attempts, by limit and subject; names and addresses only as hashes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Medical devices. The answers are one JSON document; values that lists filter or sort by have their own columns. */
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
    riskClass: text('risk_class'),
    targetDate: date('target_date', { mode: 'string' }),
    /** The name as lists sort it, see `sortNameOf`; null without a name. */
    sortName: text('sort_name'),
    /** The UDI-DI, which identifies one device, whether or not its issuing entity is given. */
    udi: text('udi'),
    /** Names, model, intended purpose and identifiers, one per line, as searches compare them. */
    searchText: text('search_text').notNull(),
    /** Size of the answers as JSON, in bytes; counts against the quota of the account. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the owner archived the device; null for a current device. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('devices_udi').on(table.ownerId, table.udi),
    // Lists show either current or archived devices.
    index('devices_owner')
      .on(table.ownerId, table.updatedAt, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('devices_archived')
      .on(table.ownerId, table.updatedAt, table.id)
      .where(sql`${table.archivedAt} is not null`),
  ],
);

/**
 * Requests that created a device, by Idempotency-Key: a repeated request creates no second device, not even after the
 * first was deleted.
 */
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

/** Notified bodies with their published data. */
export const notifiedBodies = pgTable('notified_bodies', {
  number: text('number').primaryKey(),
  /** What counts in matching. */
  facts: jsonb('facts').$type<NotifiedBody>().notNull(),
  /** What the body states about its designations while additions wait for approval; null if none waits. */
  stated: jsonb('stated').$type<Stated>(),
  /** Counts the changes of the profile, from 0. */
  version: integer('version').notNull().default(0),
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
    kinds: jsonb('kinds').$type<Window['kinds']>().notNull().default([]),
    note: text('note'),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('windows_body').on(table.notifiedBody, table.code, table.from, table.id),
    index('windows_code').on(table.regulation, table.code),
  ],
);

/** Properties of this database, such as whether its first start is complete. */
export const marks = pgTable('marks', { name: text('name').primaryKey(), value: text('value').notNull() });

/**
 * Work that runs after the transaction that requested it, such as sending a mail. A row is removed when its work is
 * done, so a kill loses no job.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** At most one job with this key exists at a time; null = any number. */
    key: text('key').unique(),
    /** Earliest time of the next run. */
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until then, one worker has the job; null or past = available. By the clock of the database. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('jobs_due').on(table.runAt)],
);
