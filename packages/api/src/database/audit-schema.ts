import type { AccessKey } from '@attesta/domain/access-keys/schema';
import type { WindowInput } from '@attesta/domain/availability/changes';
import type { windowActions } from '@attesta/domain/availability/history';
import type { ProfileSnapshot, profileActions } from '@attesta/domain/body-profile/history';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts, instant } from './schema.ts';

/** What was done to a record. */
export type AuditAction =
  | (typeof windowActions)[number]
  | 'access_key_added'
  | 'access_key_removed'
  | (typeof profileActions)[number];

/** What the trail keeps of a calendar feed or an API token. */
type AccessKeyFacts = Pick<AccessKey, 'kind' | 'name' | 'expiresAt'>;

/** Who changed what and when, for the organisation itself. Kept for 24 months. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    /** Until the portal has organisations, the id of the account. */
    organisationId: text('organisation_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account that made the change; null after it was deleted, and for a decision of the operator of the portal. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Name of the API token with which the change was made; null for a change made in the portal. */
    apiToken: text('api_token'),
    action: text('action').$type<AuditAction>().notNull(),
    /** Id of the changed record. */
    recordId: text('record_id').notNull(),
    /** The record before and after the change: null before it existed, and after it was deleted. */
    before: jsonb('before').$type<WindowInput | ProfileSnapshot | AccessKeyFacts>(),
    after: jsonb('after').$type<WindowInput | ProfileSnapshot | AccessKeyFacts>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_entries_organisation').on(table.organisationId, table.createdAt, table.id),
    index('audit_entries_record').on(table.recordId, table.createdAt),
  ],
);

export type AuditRow = typeof auditEntries.$inferSelect;
