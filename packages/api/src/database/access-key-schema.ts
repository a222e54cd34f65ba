import type { AccessKeyKind } from '@attesta/domain/access-keys/schema';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts, instant } from './schema.ts';

/** Calendar feeds and API tokens. Only the hash of a token is stored. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: text('id').primaryKey(),
    /** Until the portal has organisations, the id of the account. */
    organisationId: text('organisation_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The member that created the key, which ends with the membership. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccessKeyKind>().notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** Null for a calendar feed. */
    expiresAt: instant('expires_at'),
    lastUsedOn: date('last_used_on', { mode: 'string' }),
  },
  (table) => [index('access_keys_organisation').on(table.organisationId, table.createdAt)],
);

export type AccessKeyRow = typeof accessKeys.$inferSelect;
