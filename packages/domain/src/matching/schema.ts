import { z } from 'zod';
import { placesBands } from '../availability/places.ts';
import { feeBands, notifiedBodySchema } from '../availability/schema.ts';
import { characteristicIds } from '../classes/characteristics.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { designationColumns, regulations, riskClasses } from '../classes/class-variant.ts';
import { languages } from '../values/languages.ts';
import { oneOf } from '../values/one-of.ts';
import { orNull } from '../values/optional.ts';
import { recordId } from '../values/record-id.ts';
import { oneLine, typedCode } from '../values/text.ts';

export const criteria = ['availability', 'leadTime', 'capacity', 'language', 'fees', 'location'] as const;
export type Criterion = (typeof criteria)[number];

const percent = z.int().min(0).max(100);

/** Weights: whole percentages that sum to 100. */
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

/** The portal's default weights, which the user may change and reset. */
export const defaultWeights: Weights = {
  availability: 40,
  leadTime: 15,
  capacity: 15,
  language: 10,
  fees: 10,
  location: 10,
};

/** Inputs that can be missing or wrong. */
export const requestInputs = [
  'regulation',
  'openQuestions',
  'classVariant',
  'riskClass',
  'codes',
  'procedure',
  'languages',
] as const;
export type RequestInput = (typeof requestInputs)[number];

/** The request as sent. Missing or wrong inputs lead to the result `incomplete`; the request is not rejected. */
export const matchRequestSchema = z.strictObject({
  /** Id of the device from which the request was made; not used in matching. */
  device: orNull(recordId).optional(),
  regulation: orNull(oneOf(regulations)).optional(),
  classVariant: orNull(oneLine(60)).optional(),
  /** The unanswered questions that can change the class detail; with any, the result is `incomplete`. */
  openQuestions: z.array(oneOf(characteristicIds)).max(characteristicIds.length).nullish(),
  /** The plain class; absent = the class of the class detail. */
  riskClass: orNull(oneOf(riskClasses)).optional(),
  /** Code ids, without a space. */
  codes: z
    .array(typedCode(/^[A-Z]{3}[0-9]{4}$/, 7))
    .max(151)
    .nullish(),
  /** Id of a procedure of the class detail; null = any procedure that it allows. */
  procedure: orNull(oneLine(40)).optional(),
  /** The target date of the application; absent, null or past = today. */
  wishedDate: orNull(calendarDate).optional(),
  languages: z.array(oneOf(languages)).max(languages.length).nullish(),
  country: orNull(typedCode(/^[A-Z]{2}$/, 2)).optional(),
  sme: z.boolean().nullish(),
  firstTime: z.boolean().nullish(),
  maxFeeBand: orNull(oneOf(feeBands)).optional(),
});

export type MatchRequest = z.output<typeof matchRequestSchema>;

/** The request as used for matching, with every input present. */
export const usedRequestSchema = z.object({
  device: z.string().nullable(),
  regulation: z.enum(regulations).nullable(),
  classVariant: z.string().nullable(),
  openQuestions: z.array(z.enum(characteristicIds)),
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

/** The facts behind each score. `unknown`: nothing is published, so a medium score was used. */
export const reasonsSchema = z.object({
  availability: z.object({ start: calendarDate, delayDays: z.int() }),
  leadTime: z.object({
    medianMonths: z.int().nullable(),
    riskClass: z.enum(riskClasses).nullable(),
    unknown: z.boolean(),
  }),
  capacity: z.object({ places: z.enum(placesBands), limitingCode: z.string() }),
  /** The languages of the request that the body accepts, and those that it does not accept. */
  language: z.object({ accepted: z.array(z.enum(languages)), missing: z.array(z.enum(languages)) }),
  /** `bandsAbove`: by how many bands the body's fees exceed `maxFeeBand`, the requested maximum; null = no maximum. */
  fees: z.object({
    feeBand: z.enum(feeBands).nullable(),
    unknown: z.boolean(),
    maxFeeBand: z.enum(feeBands).nullable(),
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

/** A point to check before an enquiry. It neither excludes a body nor affects its score. */
export const warningSchema = z.discriminatedUnion('id', [
  z.object({ id: z.literal('condition'), code: z.string(), condition: z.string() }),
  z.object({ id: z.literal('language'), missing: z.array(z.enum(languages)) }),
  /** `updatedOn`: the day on which the oldest of the windows was last confirmed. */
  z.object({ id: z.literal('stale'), codes: z.array(z.string()), updatedOn: calendarDate }),
]);
export type Warning = z.output<typeof warningSchema>;

export const matchedSchema = z.object({
  notifiedBody: z.string(),
  group: z.literal('match'),
  start: calendarDate,
  /** Calendar days from the later of today and the target date to `start`. */
  delayDays: z.int(),
  limitingCode: z.string(),
  /** The free places of the limiting code on `start`, as a band. */
  places: z.enum(placesBands),
  scores: scoresSchema,
  /** The day since which all availability counted on `start` was confirmed: the earliest over the codes. */
  lastConfirmed: calendarDate,
  /** 0 to 100, with one decimal. */
  total: z.number(),
  reasons: reasonsSchema,
  warnings: z.array(warningSchema),
});
export type Matched = z.output<typeof matchedSchema>;

export const excludedSchema = z.object({
  notifiedBody: z.string(),
  fails: z.array(z.enum(hardFilters)),
  /** Only with `F2_codes`; in the order of the request. */
  missingCodes: z.array(z.string()).optional(),
});
export type Excluded = z.output<typeof excludedSchema>;

/** The public facts of a body, which the portal shows in each list. */
export const publicBodySchema = notifiedBodySchema.omit({ designations: true, utcOffsetHours: true }).extend({
  conditions: z.array(z.object({ code: z.string(), condition: z.string() })),
  columns: z.array(z.enum(designationColumns)),
});
export type PublicBody = z.output<typeof publicBodySchema>;

const basis = { today: calendarDate, request: usedRequestSchema };

/** The result of a match. Each body is in exactly one of the four lists. */
export const matchResultSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('no_notified_body_needed'), ...basis }),
  z.object({ result: z.literal('incomplete'), missing: z.array(z.enum(requestInputs)), ...basis }),
  z.object({
    result: z.literal('list'),
    ...basis,
    weights: weightsSchema,
    matches: z.array(matchedSchema),
    /** Body numbers in ascending order. */
    designatedNoCommonDay: z.array(z.string()),
    designatedNoWindow: z.array(z.string()),
    excluded: z.array(excludedSchema),
    bodies: z.record(z.string(), publicBodySchema),
  }),
]);
export type MatchResult = z.output<typeof matchResultSchema>;
