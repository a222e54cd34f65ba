import { z } from 'zod';
import { orNull } from '../values/optional.ts';
import { oneOf } from '../values/one-of.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { designationColumns, regulations, riskClasses } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { countries } from '../values/countries.ts';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { languages } from '../values/languages.ts';
import { manyLines, oneLine } from '../values/text.ts';

export const intakePools = ['general', 'sme', 'first_time'] as const;
export const windowStatuses = ['open', 'limited', 'closed'] as const;
export const freshnesses = ['fresh', 'aging', 'stale'] as const;
export const feeBands = ['low', 'medium', 'high'] as const;
export const intakes = ['open', 'limited', 'suspended'] as const;
/**
 * Kinds of application: a first certificate; a change of what is certified and a re-certification, by the body that
 * issued the certificate; a change of the notified body (MDR Article 58, IVDR Article 53); a device on the market under
 * a directive (MDR Article 120, IVDR Article 110).
 */
export const applicationKinds = ['initial', 'change', 'recertification', 'transfer', 'legacy'] as const;

export type IntakePool = (typeof intakePools)[number];
export type WindowStatus = (typeof windowStatuses)[number];
export type Freshness = (typeof freshnesses)[number];
export type FeeBand = (typeof feeBands)[number];

/** Kinds of application that a body accepts, in a window or in general; empty = all kinds. */
const acceptedKinds = z.array(oneOf(applicationKinds)).default([]);

/** A period in which a notified body can start applications for one code. `from` and `to` are inclusive. */
export const windowSchema = z.object({
  id: z.string(),
  notifiedBody: notifiedBodyNumber,
  regulation: oneOf(regulations),
  code: oneOf(codeIds),
  from: calendarDate,
  to: calendarDate,
  /** The applications that the body can start in this window, 1 to 99. */
  slots: z.int().min(1).max(99),
  reserved: z.int().min(0).max(99),
  /** `closed`: the body closed the window. The status itself is derived and not stored. */
  manualStatus: orNull(oneOf(['closed'])),
  intakePool: oneOf(intakePools),
  /** Designation columns; empty = all columns of the designation. */
  procedures: z.array(oneOf(designationColumns)),
  /** Plain classes; empty = all classes that the body accepts. */
  classes: z.array(oneOf(riskClasses)),
  kinds: acceptedKinds,
  /** Must not claim to be faster, easier or less strict (MDR Annex VII 4.2(c)). */
  note: orNull(manyLines(200)),
  /** The last day on which the body saved or confirmed the window. */
  updatedOn: calendarDate,
  version: z.int().min(1),
});

export type Window = z.output<typeof windowSchema>;

/**
 * A condition on codes of a designation, as published. The answer `excludes` to the question means that the application
 * is outside the designation; without a question, only the body can say.
 */
export const designationConditionSchema = z.object({
  /** Unique over all bodies. */
  id: z.string(),
  codes: z.array(z.enum(codeIds)),
  text: z.string(),
  /** Id of a question, which several conditions can share. */
  question: z.string().nullable(),
  excludes: z.enum(['yes', 'no']).nullable(),
  /** Where the condition is published; null = not recorded. */
  source: z.string().nullable(),
});

/**
 * A designation of a notified body under one regulation. Source: MDR and IVDR Article 42(3); conditions MDCG 2019-14
 * section 4.
 */
export const designationSchema = z.object({
  regulation: z.enum(regulations),
  validFrom: calendarDate,
  /** Last valid day; null = unlimited. */
  validTo: calendarDate.nullable(),
  procedures: z.array(z.enum(designationColumns)),
  codes: z.array(z.enum(codeIds)),
  conditions: z.array(designationConditionSchema),
});

export type Designation = z.output<typeof designationSchema>;

export const smeSchemeSchema = z.object({
  /** Whole percent. */
  feeReductionPercent: z.int().min(0).max(100),
  /** Whole percent of the capacity. */
  reservedCapacityPercent: z.int().min(0).max(100),
});

/** A notified body and the facts that it publishes. */
export const notifiedBodySchema = z.object({
  number: notifiedBodyNumber,
  name: oneLine(255),
  country: z.enum(countries),
  city: oneLine(120),
  /** Offset of standard (winter) time from UTC, in hours. */
  utcOffsetHours: z.number(),
  documentationLanguages: z.array(z.enum(languages)),
  sizeBand: z.enum(['small', 'medium', 'large']),
  /** Null = not published. */
  feeBand: z.enum(feeBands).nullable(),
  smeScheme: smeSchemeSchema.nullable(),
  acceptsFirstTimeApplicants: z.boolean(),
  /** Published median in whole months, by plain class; unknown for an absent class. */
  medianMonthsByClass: z.partialRecord(z.enum(riskClasses), z.int().min(0)),
  classesTakenOn: z.array(z.enum(riskClasses)),
  kindsTaken: acceptedKinds,
  designations: z.array(designationSchema),
  /** The address that the body shows to operators; null = none. */
  contact: z.string().nullable(),
  /** `limited` is only displayed; with `suspended`, the body accepts no applications. */
  intake: z.enum(intakes),
});

export type NotifiedBody = z.output<typeof notifiedBodySchema>;

/** A window as sent to a caller. `slots` and `reserved` are null for every caller but the body itself. */
export const windowViewSchema = windowSchema.extend({
  slots: windowSchema.shape.slots.nullable(),
  reserved: windowSchema.shape.reserved.nullable(),
  status: z.enum(windowStatuses),
  freshness: z.enum(freshnesses),
  /** Whether `to` is before today. A past window retains its status. */
  past: z.boolean(),
});

export type WindowView = z.output<typeof windowViewSchema>;
