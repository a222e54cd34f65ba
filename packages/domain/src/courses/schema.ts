import { hasVatFormat, hasVatPrefix, readVatNumber } from './vat-number.ts';
import { z } from 'zod';
import { firstName, lastName } from '../account/person.ts';
import { emailAddress } from '../values/email-address.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { countries } from '../values/countries.ts';
import { languages } from '../values/languages.ts';
import { oneOf } from '../values/one-of.ts';
import { orNull } from '../values/optional.ts';
import { recordId } from '../values/record-id.ts';
import { codeText, manyLines, oneLine, textMatching, typedCode } from '../values/text.ts';

const maxAmount = 100_000_000;

/** An amount of euros in cents. */
export const amount = z.int().min(0).max(maxAmount);

/** An instant in UTC from 2000 to 2199, a range that every database can store: `2027-02-03T08:00:00Z`. */
const instant = z
  .string()
  .max(30, { abort: true, error: 'date' })
  .check(z.iso.datetime({ abort: true, error: 'date' }))
  .refine((text) => text >= '2000' && text < '2200', 'date');

const msOf = (text: string) => Date.parse(text);

/** How a course takes place. */
export const courseFormats = ['online', 'on_site'] as const;
export type CourseFormat = (typeof courseFormats)[number];

/**
 * Whether a course accepts registrations: `open` has free places, `waiting_list` has none, `closed` is past the end of
 * registration, `cancelled` does not take place.
 */
export const courseStates = ['open', 'waiting_list', 'closed', 'cancelled'] as const;
export type CourseState = (typeof courseStates)[number];

/** What the organiser defines about a course. */
export const courseFactsSchema = z.strictObject({
  /** Used in addresses: small letters, digits and hyphens. */
  id: textMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 64),
  title: oneLine(160).min(3),
  summary: manyLines(4000).min(1),
  /** Language of instruction. Title and summary are in this language. */
  language: z.enum(languages),
  trainer: oneLine(160).min(1),
  startsAt: instant,
  endsAt: instant,
  /** Registration is possible before this instant, and so is cancelling a place (see `isCancellable`). */
  closesAt: instant,
  /** IANA time zone in which the times are shown. */
  timeZone: z.string().max(64, { abort: true }).refine(isTimeZone, 'not_in_list'),
  format: z.enum(courseFormats),
  /** Address of an on-site course; null for an online course. */
  place: oneLine(300).nullable(),
  capacity: z.int().min(1).max(10_000),
  /** Price of one place with VAT, in cents; 0 for a free course. */
  price: amount,
  /** VAT rate in hundredths of a per cent: 1900 is 19 %. */
  vatRate: z.int().min(0).max(5000),
  /** Price of printed documents sent by post, with VAT, in cents; null if the course has none. */
  printedDocumentsPrice: amount.nullable(),
});

export type CourseFacts = z.output<typeof courseFactsSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a time zone has its usual name. Others, such as `+01:00` or `EST5EDT`, are unknown to some browsers. */
const isUsualTimeZone = (name: string) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);

/** A course that the organiser adds or changes, with the rules for new values and those that concern two fields. */
export const newCourseSchema = courseFactsSchema
  .refine(({ startsAt, endsAt }) => msOf(startsAt) < msOf(endsAt), { path: ['endsAt'], error: 'date' })
  .refine(({ closesAt, startsAt }) => msOf(closesAt) <= msOf(startsAt), { path: ['closesAt'], error: 'date' })
  .refine(({ price, printedDocumentsPrice }) => price + (printedDocumentsPrice ?? 0) <= maxAmount, {
    path: ['printedDocumentsPrice'],
    error: 'too_large',
  })
  .refine(({ format, place }) => (format === 'on_site') === (place !== null && place !== ''), {
    path: ['place'],
    error: 'required',
  })
  .refine(({ timeZone }) => isUsualTimeZone(timeZone), { path: ['timeZone'], error: 'not_in_list' })
  .transform((course) => ({ ...course, place: course.place === '' ? null : course.place }));

/** A course as users see it. */
export const courseSchema = courseFactsSchema.extend({
  state: z.enum(courseStates),
  placesLeft: z.int().min(0),
});

export type Course = z.output<typeof courseSchema>;

/** The person who attends a course. */
export const participantSchema = z.strictObject({ firstName, lastName, email: emailAddress });
export type Participant = z.output<typeof participantSchema>;

/** A VAT number with its country prefix (Directive 2006/112/EC, Art. 215; Greece uses EL). The check is of form only. */
export const vatNumber = typedCode(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/, 14, readVatNumber).refine(hasVatPrefix, 'pattern');

/** The address on an invoice. */
export const billingSchema = z.strictObject({
  organisation: oneLine(255).min(2),
  street: oneLine(255).min(1),
  postalCode: codeText(20).min(1),
  city: oneLine(120).min(1),
  country: oneOf(countries),
  /** Address that receives the invoice. */
  email: emailAddress,
  vatNumber: orNull(vatNumber).optional(),
  /** The customer's order number, printed on the invoice. */
  purchaseOrder: orNull(codeText(60)).optional(),
});
export type Billing = z.output<typeof billingSchema>;

/** A number has digits, so that `none` is no number of Norway. */
const hasDigits = (number: string) => /[0-9].*[0-9]/.test(number);

/** The address of a new registration. Stored ones may have a VAT number that was accepted before. */
export const billingInputSchema = billingSchema.extend({
  vatNumber: orNull(vatNumber.refine((number) => hasDigits(number) && hasVatFormat(number), 'pattern')).optional(),
});

/** Course documents: as PDF files by e-mail, or also printed and sent by post to the billing address. */
export const documentFormats = ['pdf', 'post'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** A discount code as entered: letters, digits and hyphens; letter case does not matter. */
export const discountCode = typedCode(/^[A-Z0-9-]{3,40}$/, 40, (text) => text.replaceAll(/\s*-\s*/g, '-'));

/** A discount on the price of a place: a percentage, or an amount in cents. */
export const discountSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('amount'), amount: amount.min(1) }),
]);
export type Discount = z.output<typeof discountSchema>;

/** Minimum length of a new discount code, so that codes cannot be guessed within the limits of attempts. */
export const minCodeLength = 6;

/** A discount code with its conditions. */
export const discountOfferSchema = z.strictObject({
  code: discountCode.min(minCodeLength),
  discount: discountSchema,
  /** The course that the code is valid for; null for all courses. */
  courseId: recordId.nullable(),
  /** Last day on which the code is accepted; null without end. */
  validUntil: calendarDate.nullable(),
  /** How many registrations may use the code; null without limit. */
  maxUses: z.int().min(1).max(1_000_000).nullable(),
});
export type DiscountOffer = z.output<typeof discountOfferSchema>;

/** What a registration costs, in cents. All amounts include VAT. */
export const coursePriceSchema = z.object({
  subtotal: amount,
  discount: amount,
  /** Printed documents by post. */
  shipping: amount,
  total: amount,
  /** VAT included in the total. */
  vat: amount,
  vatRate: z.int(),
});
export type CoursePrice = z.output<typeof coursePriceSchema>;

/** `cod`, the default method of the specification: payment on receipt of the invoice. Cards are not offered. */
export const paymentMethods = ['cod'] as const;

export const registrationInputSchema = z.strictObject({
  participant: participantSchema,
  /** Null only for a registration without costs. */
  billing: billingInputSchema.nullable(),
  documents: oneOf(documentFormats),
  discountCode: orNull(discountCode),
  paymentMethod: oneOf(paymentMethods),
  /** The total that the user saw and agreed to, in cents. */
  expectedTotal: amount,
  /** Whether to join the waiting list if no place is free. */
  joinWaitingList: z.boolean(),
});
export type RegistrationInput = z.output<typeof registrationInputSchema>;

export const registrationStates = ['confirmed', 'waiting', 'cancelled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** A registration as its owner sees it. */
export const registrationSchema = z.object({
  id: recordId,
  /** Printed on confirmations and invoices, such as `C-000123`. */
  number: z.string(),
  state: z.enum(registrationStates),
  /** Position on the waiting list, 1 for the next; null unless waiting. */
  waitingPosition: z.int().min(1).nullable(),
  course: courseSchema,
  participant: participantSchema,
  billing: billingSchema.nullable(),
  documents: oneOf(documentFormats),
  discountCode: orNull(discountCode),
  paymentMethod: oneOf(paymentMethods),
  price: coursePriceSchema,
  /** Whether the owner can cancel it now. */
  cancellable: z.boolean(),
  createdAt: instant,
  cancelledAt: instant.nullable(),
});
export type CourseRegistration = z.output<typeof registrationSchema>;
