import type { Account } from '@attesta/domain/account/configuration';
import type { RoleId } from '@attesta/domain/account/roles';
import type { RequestStatus } from '@attesta/domain/account/schema';
import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { DeviceAnswers } from '@attesta/domain/device/schema';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People who may sign in. */
export const accounts = pgTable('accounts', {
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
  /** What the person told when configuring the account; null before. */
  profile: jsonb('profile').$type<Account>(),
  /** Of notified bodies only; null before the account is configured. */
  requestStatus: text('request_status').$type<RequestStatus>(),
  /** Has a password that everybody knows. */
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

/** Signed-in sessions, by the hash of their token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

/** Links sent by mail, by the hash of their token. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    accountId: text('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('links_account').on(table.accountId)],
);

/** Counted attempts, by what is being tried and by whom; names and addresses only as hashes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Medical devices; the answers are one document, what lists are filtered by stands beside it. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<DeviceAnswers>().notNull(),
    stage: text('stage'),
    regulation: text('regulation'),
    /** Issuing entity and UDI-DI; one UDI-DI names one device. */
    udi: text('udi'),
    /** Names, model and intended purpose in lower case. */
    searchText: text('search_text').notNull(),
    /** Key and hash of the request that made the device, so that a repeated try makes no second one. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('devices_request').on(table.ownerId, table.requestKey),
    unique('devices_udi').on(table.ownerId, table.udi),
    index('devices_owner').on(table.ownerId, table.updatedAt),
  ],
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
    notifiedBody: text('notified_body').notNull().references(() => notifiedBodies.number, { onDelete: 'cascade' }),
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
  (table) => [index('windows_body').on(table.notifiedBody, table.regulation, table.code), index('windows_code').on(table.regulation, table.code)],
);

/** Facts about this database, such as whether its first start is over. */
export const marks = pgTable('marks', { name: text('name').primaryKey(), value: text('value').notNull() });
