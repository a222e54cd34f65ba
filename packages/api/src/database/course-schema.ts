import type {
  Billing,
  CourseFacts,
  Discount,
  DocumentFormat,
  Participant,
  RegistrationInput,
  RegistrationState,
} from '@attesta/domain/courses/schema';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, instant } from './schema.ts';

/** Courses that users can register for. Times are instants; amounts are in cents and include VAT. */
export const courses = pgTable(
  'courses',
  {
    /** Chosen by the organiser; part of addresses. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    language: text('language').$type<CourseFacts['language']>().notNull(),
    trainer: text('trainer').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Registration and cancellation are possible before this instant. */
    closesAt: instant('closes_at').notNull(),
    timeZone: text('time_zone').notNull(),
    format: text('format').$type<CourseFacts['format']>().notNull(),
    place: text('place'),
    capacity: integer('capacity').notNull(),
    price: integer('price').notNull(),
    /** In hundredths of a per cent. */
    vatRate: integer('vat_rate').notNull(),
    /** Null if the course has no printed documents. */
    printedDocumentsPrice: integer('printed_documents_price'),
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('courses_start').on(table.startsAt, table.id)],
);

/** Discount codes. A registration stores its code, so a code can be removed while registrations use it. */
export const courseDiscounts = pgTable('course_discounts', {
  /** In upper case. */
  code: text('code').primaryKey(),
  discount: jsonb('discount').$type<Discount>().notNull(),
  /** Null for all courses. */
  courseId: text('course_id').references(() => courses.id, { onDelete: 'cascade' }),
  /** Last day, in Brussels. */
  validUntil: date('valid_until', { mode: 'string' }),
  /** Maximum number of registrations that are not cancelled. */
  maxUses: integer('max_uses'),
  createdAt: instant('created_at').notNull(),
});

/** Registrations for courses, with the price, VAT rate and discount code as sold. */
export const courseRegistrations = pgTable(
  'course_registrations',
  {
    id: text('id').primaryKey(),
    /** Printed as `C-000001`; also the order of the waiting list. */
    number: integer('number').generatedAlwaysAsIdentity().notNull().unique(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state').$type<RegistrationState>().notNull(),
    participant: jsonb('participant').$type<Participant>().notNull(),
    billing: jsonb('billing').$type<Billing>(),
    documents: text('documents').$type<DocumentFormat>().notNull(),
    discountCode: text('discount_code'),
    paymentMethod: text('payment_method').$type<RegistrationInput['paymentMethod']>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    shipping: integer('shipping').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    vatRate: integer('vat_rate').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it got a place from the waiting list; null if it never did. */
    promotedAt: instant('promoted_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    // An account has at most one registration per course that is not cancelled.
    uniqueIndex('course_registrations_active')
      .on(table.courseId, table.accountId)
      .where(sql`${table.state} <> 'cancelled'`),
    index('course_registrations_course').on(table.courseId, table.state, table.number),
    index('course_registrations_account').on(table.accountId, table.number),
    index('course_registrations_discount').on(table.discountCode),
  ],
);
