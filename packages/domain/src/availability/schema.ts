import { z } from 'zod';
import { calendarDate } from '../calendar-date.ts';
import { designationColumns, regulations, riskClasses } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { countries } from '../countries.ts';
import { notifiedBodyNumberForm } from '../identifiers/forms.ts';
import { languages } from '../languages.ts';
import { manyLines, ofForm, oneLine } from '../text.ts';

export const intakePools = ['general', 'sme', 'first_time'] as const;
export const windowStatuses = ['open', 'limited', 'closed'] as const;
export const freshnesses = ['fresh', 'aging', 'stale'] as const;
export const feeBands = ['low', 'medium', 'high'] as const;
export const intakes = ['open', 'limited', 'suspended'] as const;

export type IntakePool = (typeof intakePools)[number];
export type WindowStatus = (typeof windowStatuses)[number];
export type Freshness = (typeof freshnesses)[number];
export type FeeBand = (typeof feeBands)[number];

export const bodyNumber = ofForm(notifiedBodyNumberForm, 4);

/** A stretch of days on which a notified body can start applications for one code. Dates are inclusive calendar dates. */
export const windowSchema = z.object({
  id: z.string(),
  notifiedBody: bodyNumber,
  regulation: z.enum(regulations),
  code: z.enum(codeIds),
  from: calendarDate,
  to: calendarDate,
  /** Applications the body can start in this window, 1 to 99. */
  slots: z.int().min(1).max(99),
  reserved: z.int().min(0).max(99),
  /** `closed` = shut by hand. The status itself is derived, never stored. */
  manualStatus: z.enum(['closed']).nullable(),
  intakePool: z.enum(intakePools),
  /** Designation columns; empty = all designated. */
  procedures: z.array(z.enum(designationColumns)),
  /** Plain classes; empty = all the body takes on. */
  classes: z.array(z.enum(riskClasses)),
  /** No claim of being faster, easier or less strict (MDR Annex VII 4.2(c)). */
  note: manyLines(200).nullable(),
  /** Last day the body saved or confirmed the window. */
  updatedOn: calendarDate,
  version: z.int().min(1),
});

export type Window = z.output<typeof windowSchema>;

/** A designation of a notified body under one regulation. Source: MDR and IVDR Article 42(3); conditions MDCG 2019-14 section 4. */
export const designationSchema = z.object({
  regulation: z.enum(regulations),
  validFrom: calendarDate,
  /** Last valid day; null = no end. */
  validTo: calendarDate.nullable(),
  procedures: z.array(z.enum(designationColumns)),
  codes: z.array(z.enum(codeIds)),
  conditions: z.array(z.object({ code: z.enum(codeIds), condition: z.string() })),
});

export type Designation = z.output<typeof designationSchema>;

export const smeSchemeSchema = z.object({
  /** Whole percent. */
  feeReductionPercent: z.int().min(0).max(100),
  /** Whole percent of the capacity. */
  reservedCapacityPercent: z.int().min(0).max(100),
});

/** A notified body with the facts it publishes. */
export const notifiedBodySchema = z.object({
  number: bodyNumber,
  name: oneLine(255),
  country: z.enum(countries),
  city: oneLine(120),
  /** Standard (winter) time, in hours. */
  utcOffsetHours: z.number(),
  documentationLanguages: z.array(z.enum(languages)),
  sizeBand: z.enum(['small', 'medium', 'large']),
  feeBand: z.enum(feeBands),
  smeScheme: smeSchemeSchema.nullable(),
  acceptsFirstTimeApplicants: z.boolean(),
  /** Published median in whole months by plain class; an absent class is unknown. */
  medianMonthsByClass: z.partialRecord(z.enum(riskClasses), z.int().min(0)),
  classesTakenOn: z.array(z.enum(riskClasses)),
  designations: z.array(designationSchema),
  contact: z.string(),
  /** `limited` is only shown as a mark; `suspended` takes no applications. */
  intake: z.enum(intakes),
});

export type NotifiedBody = z.output<typeof notifiedBodySchema>;

/** A window as shown. `slots` and `reserved` are null for everyone but the body itself: nobody sees another body's load. */
export const windowViewSchema = windowSchema.extend({
  slots: windowSchema.shape.slots.nullable(),
  reserved: windowSchema.shape.reserved.nullable(),
  status: z.enum(windowStatuses),
  freshness: z.enum(freshnesses),
  /** `to` lies before today; past is no value of status. */
  past: z.boolean(),
});

export type WindowView = z.output<typeof windowViewSchema>;
