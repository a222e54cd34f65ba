import type { Standing } from '@attesta/domain/shortlist/schema';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts, devices, instant, notifiedBodies } from './schema.ts';

/** Notified bodies that an organisation shortlisted for a device. */
export const shortlistEntries = pgTable(
  'shortlist_entries',
  {
    id: text('id').primaryKey(),
    /** Until the portal has organisations, the id of the account. */
    organisationId: text('organisation_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** The application that the entry belongs to; null while applications do not exist. */
    applicationId: text('application_id'),
    notifiedBody: text('notified_body')
      .notNull()
      .references(() => notifiedBodies.number, { onDelete: 'cascade' }),
    note: text('note'),
    /** The position of the body in the match when it was added; null if the device could not be matched. */
    standing: jsonb('standing').$type<Standing>(),
    createdAt: instant('created_at').notNull(),
    /** When the entry was removed; it can be restored for a day. Null for a current entry. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    unique('shortlist_entries_body').on(table.organisationId, table.deviceId, table.notifiedBody),
    index('shortlist_entries_device').on(table.deviceId, table.createdAt, table.id),
  ],
);

export type ShortlistRow = typeof shortlistEntries.$inferSelect;
