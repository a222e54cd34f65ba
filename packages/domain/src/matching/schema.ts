import { z } from 'zod';
import { feeBands, notifiedBodySchema } from '../availability/schema.ts';
import { calendarDate } from '../calendar-date.ts';
import { designationColumns, regulations, riskClasses } from '../classes/class-variant.ts';
import { languages } from '../languages.ts';
import { ofForm, oneLine } from '../text.ts';

export const criteria = ['availability', 'leadTime', 'capacity', 'language', 'fees', 'location'] as const;
export type Criterion = (typeof criteria)[number];

const percent = z.int().min(0).max(100);

/** Weights in percent; whole numbers that sum to 100. */
export const weightsSchema = z
  .strictObject({
    availability: percent,
    leadTime: percent,
    capacity: percent,
    language: percent,
    fees: percent,
    location: percent,
  })
  .refine((weights) => criteria.reduce((sum, criterion) => sum + weights[criterion], 0) === 100, 'weights_sum');

export type Weights = z.output<typeof weightsSchema>;

/** The portal's own weights; the user may change and reset them. */
export const defaultWeights: Weights = {
  availability: 40,
  leadTime: 15,
  capacity: 15,
  language: 10,
  fees: 10,
  location: 10,
};

/** Inputs that can be missing or wrong. */
export const requestInputs = ['regulation', 'classVariant', 'riskClass', 'codes', 'procedure', 'languages'] as const;
export type RequestInput = (typeof requestInputs)[number];

/** What is matched, as it may be sent. What is missing or wrong is answered as `incomplete`, not refused. */
export const matchRequestSchema = z.strictObject({
  /** Id of the device the request was made from; plays no part in matching. */
  device: oneLine(64).nullish(),
  regulation: z.enum(regulations).nullish(),
  classVariant: oneLine(60).nullish(),
  /** The plain class; absent = that of the class detail. */
  riskClass: z.enum(riskClasses).nullish(),
  /** Code ids without a space. */
  codes: z
    .array(ofForm(/^[A-Z]{3}[0-9]{4}$/, 7))
    .max(151)
    .nullish(),
  /** Procedure id of the class detail; null = any it allows. */
  procedure: oneLine(40).nullish(),
  /** Absent, null or past = today. */
  wishedDate: calendarDate.nullish(),
  languages: z.array(z.enum(languages)).max(languages.length).nullish(),
  country: ofForm(/^[A-Z]{2}$/, 2).nullish(),
  sme: z.boolean().nullish(),
  firstTime: z.boolean().nullish(),
  maxFeeBand: z.enum(feeBands).nullish(),
});

export type MatchRequest = z.output<typeof matchRequestSchema>;

/** The request as it was used, every input present. */
export const usedRequestSchema = z.object({
  device: z.string().nullable(),
  regulation: z.enum(regulations).nullable(),
  classVariant: z.string().nullable(),
  riskClass: z.enum(riskClasses).nullable(),
  codes: z.array(z.string()),
  procedure: z.string().nullable(),
  wishedDate: calendarDate.nullable(),
  languages: z.array(z.enum(languages)),
  country: z.string().nullable(),
  sme: z.boolean(),
  firstTime: z.boolean(),
  maxFeeBand: z.enum(feeBands).nullable(),
});

export type UsedRequest = z.output<typeof usedRequestSchema>;

export const hardFilters = [
  'F1_regulation',
  'F2_codes',
  'F3_procedure',
  'F4_class',
  'F5_intake_suspended',
  'F6_first_time',
] as const;
export type HardFilter = (typeof hardFilters)[number];

const score = z.int().min(0).max(1000);
const scoresSchema = z.object({
  availability: score,
  leadTime: score,
  capacity: score,
  language: score,
  fees: score,
  location: score,
});
export type Scores = z.output<typeof scoresSchema>;

/** Why a criterion got its score, as facts to be worded. `unknown`: nothing is published, a middle score was used. */
export const reasonsSchema = z.object({
  availability: z.object({ start: calendarDate, delayDays: z.int() }),
  leadTime: z.object({
    medianMonths: z.int().nullable(),
    riskClass: z.enum(riskClasses).nullable(),
    unknown: z.boolean(),
  }),
  capacity: z.object({ slotsLeft: z.int(), limitingCode: z.string() }),
  /** Languages of the request that the body accepts, and those it does not. */
  language: z.object({ accepted: z.array(z.enum(languages)), missing: z.array(z.enum(languages)) }),
  /** `bandsAbove`: how many bands the body lies over the wished maximum. */
  fees: z.object({
    feeBand: z.enum(feeBands),
    bandsAbove: z.int(),
    smeScheme: notifiedBodySchema.shape.smeScheme,
    smeSchemeApplies: z.boolean(),
  }),
  location: z.object({
    country: z.string(),
    city: z.string(),
    sameCountry: z.boolean(),
    hoursDifference: z.number().nullable(),
    unknown: z.boolean(),
  }),
});
export type Reasons = z.output<typeof reasonsSchema>;

/** Something to look at before an enquiry; never excludes and never scores. */
export const warningSchema = z.discriminatedUnion('id', [
  z.object({ id: z.literal('condition'), code: z.string(), condition: z.string() }),
  z.object({ id: z.literal('language'), missing: z.array(z.enum(languages)) }),
  /** `updatedOn`: when the oldest of the windows was last confirmed. */
  z.object({ id: z.literal('stale'), codes: z.array(z.string()), updatedOn: calendarDate }),
]);
export type Warning = z.output<typeof warningSchema>;

export const matchedSchema = z.object({
  notifiedBody: z.string(),
  group: z.literal('match'),
  start: calendarDate,
  /** Calendar days from the later of today and the wished date. */
  delayDays: z.int(),
  limitingCode: z.string(),
  slotsLeft: z.int(),
  scores: scoresSchema,
  /** 0 to 100 with one decimal. */
  total: z.number(),
  reasons: reasonsSchema,
  warnings: z.array(warningSchema),
});
export type Matched = z.output<typeof matchedSchema>;

export const excludedSchema = z.object({
  notifiedBody: z.string(),
  fails: z.array(z.enum(hardFilters)),
  /** Only with F2_codes; in the order of the request. */
  missingCodes: z.array(z.string()).optional(),
});
export type Excluded = z.output<typeof excludedSchema>;

/** Public facts of a body, to show it in whichever list it stands. */
export const publicBodySchema = notifiedBodySchema.omit({ designations: true, utcOffsetHours: true }).extend({
  conditions: z.array(z.object({ code: z.string(), condition: z.string() })),
  columns: z.array(z.enum(designationColumns)),
});
export type PublicBody = z.output<typeof publicBodySchema>;

const asked = { today: calendarDate, request: usedRequestSchema };

/** Answer of a match. Every body stands in exactly one of the four lists. */
export const matchAnswerSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('no_notified_body_needed'), ...asked }),
  z.object({ result: z.literal('incomplete'), missing: z.array(z.enum(requestInputs)), ...asked }),
  z.object({
    result: z.literal('list'),
    ...asked,
    weights: weightsSchema,
    matches: z.array(matchedSchema),
    /** Body numbers, low first. */
    designatedNoCommonDay: z.array(z.string()),
    designatedNoWindow: z.array(z.string()),
    excluded: z.array(excludedSchema),
    bodies: z.record(z.string(), publicBodySchema),
  }),
]);
export type MatchAnswer = z.output<typeof matchAnswerSchema>;
