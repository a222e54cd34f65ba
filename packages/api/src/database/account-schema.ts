import type { PictureKind } from '@attesta/domain/account/profile/pictures';
import type { Billing } from '@attesta/domain/courses/schema';
import { customType, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts, instant } from './schema.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Photos of users and logos of organisations, as re-encoded by the server. An account has at most one of each kind. */
export const pictures = pgTable(
  'pictures',
  {
    /** Random; whoever knows it may read the picture. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PictureKind>().notNull(),
    /** A WebP file. */
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('pictures_kind').on(table.accountId, table.kind)],
);

/** What is kept of a paid registration when its account is deleted: the data of the invoice, as tax law requires. */
export const invoiceRecords = pgTable(
  'invoice_records',
  {
    /** Number of the registration. */
    number: integer('number').primaryKey(),
    courseTitle: text('course_title').notNull(),
    /** Last day of the course, in its time zone. */
    suppliedOn: date('supplied_on', { mode: 'string' }).notNull(),
    /** The customer, without the address that received the invoice. */
    billing: jsonb('billing').$type<Omit<Billing, 'email'>>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    shipping: integer('shipping').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    vatRate: integer('vat_rate').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** The last day on which the record is kept. */
    keepUntil: date('keep_until', { mode: 'string' }).notNull(),
  },
  (table) => [index('invoice_records_end').on(table.keepUntil)],
);
