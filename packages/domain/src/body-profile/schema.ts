import { z } from 'zod';
import {
  applicationKinds,
  designationConditionSchema,
  designationSchema,
  notifiedBodySchema,
} from '../availability/schema.ts';
import { designationColumns, designationColumnsOf, regulations, riskClasses } from '../classes/class-variant.ts';
import { codeIds, findCode } from '../codes/codes.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { orNull } from '../values/optional.ts';
import { manyLines, oneLine } from '../values/text.ts';
import { additionKinds } from './designations.ts';
import { maxConditionLength, maxConditions, maxMonths } from './limits.ts';

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const { excludes } = designationConditionSchema.shape;

/** A condition as a notified body states it. The server gives it an id. */
const statedConditionSchema = z.strictObject({
  codes: designationConditionSchema.shape.codes.min(1, 'required').max(codeIds.length).refine(isUnique, 'duplicate'),
  text: manyLines(maxConditionLength).min(1),
  question: orNull(oneLine(maxConditionLength)),
  excludes,
  source: orNull(oneLine(maxConditionLength)),
});

export type StatedCondition = z.output<typeof statedConditionSchema>;

/** A designation as a notified body states it. Source: MDR and IVDR Article 42(3). */
const statedDesignationSchema = z
  .strictObject({
    ...designationSchema.shape,
    procedures: designationSchema.shape.procedures
      .min(1, 'required')
      .max(designationColumns.length)
      .refine(isUnique, 'duplicate'),
    codes: designationSchema.shape.codes.min(1, 'required').max(codeIds.length).refine(isUnique, 'duplicate'),
    conditions: z.array(statedConditionSchema).max(maxConditions),
  })
  .check(({ value, issues }) => {
    const problem = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value });
    const columns: readonly string[] = designationColumnsOf[value.regulation];
    if (value.codes.some((code) => findCode(code)?.regulation !== value.regulation))
      problem(['codes'], 'codes_wrong_regulation');
    if (value.procedures.some((column) => !columns.includes(column))) problem(['procedures'], 'procedure_not_allowed');
    if (value.validTo !== null && value.validTo < value.validFrom) problem(['validTo'], 'ends_before_start');
    for (const [index, { codes }] of value.conditions.entries())
      if (codes.some((code) => !value.codes.includes(code))) problem(['conditions', index, 'codes'], 'not_in_list');
  });

const { intake, acceptsFirstTimeApplicants, classesTakenOn, kindsTaken, sizeBand, feeBand, smeScheme } =
  notifiedBodySchema.shape;

/**
 * What a notified body publishes about itself, without the name, address and languages of its account. Market operators
 * see it in their matches.
 */
export const bodyProfileSchema = z.strictObject({
  intake,
  acceptsFirstTimeApplicants,
  /** Plain classes of both regulations. */
  classesTakenOn: classesTakenOn.max(riskClasses.length).refine(isUnique, 'duplicate'),
  /** Empty = all kinds. */
  kindsTaken: kindsTaken.unwrap().max(applicationKinds.length).refine(isUnique, 'duplicate'),
  sizeBand,
  feeBand,
  smeScheme,
  /** Published median in whole months, by plain class; unknown for an absent class. */
  medianMonthsByClass: z.partialRecord(z.enum(riskClasses), z.int().min(1).max(maxMonths)),
  /** At most one for each regulation. */
  designations: z
    .array(statedDesignationSchema)
    .max(regulations.length)
    .refine((designations) => isUnique(designations.map(({ regulation }) => regulation)), 'duplicate'),
});

export type StatedDesignation = z.output<typeof statedDesignationSchema>;
export type BodyProfile = z.output<typeof bodyProfileSchema>;

/** Something that the body states beyond its approved designations, with the day on which it stated it first. */
export const statedAdditionSchema = z.object({
  regulation: z.enum(regulations),
  kind: z.enum(additionKinds),
  value: z.string().nullable(),
  statedOn: calendarDate,
});

export type StatedAddition = z.output<typeof statedAdditionSchema>;
