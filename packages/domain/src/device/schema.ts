import { z } from 'zod';
import { calendarDate } from '../calendar-date.ts';
import { regulations, riskClasses } from '../classes/class-variant.ts';
import { classVariantIds } from '../classes/classes.ts';
import { codeIds } from '../codes/codes.ts';
import { countries } from '../countries.ts';
import { emdnForm, notifiedBodyNumberForm } from '../identifiers/forms.ts';
import { languages } from '../languages.ts';
import { manyLines, ofForm, oneLine } from '../text.ts';
import {
  answers,
  applicationOutcomes,
  certificateStatuses,
  characteristicIds,
  deviceStatuses,
  issuingEntities,
  refusalReasons,
  stages,
  unsureClass,
  type CharacteristicId,
} from './vocabulary.ts';

const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((list) => new Set(list).size === list.length, 'duplicate');

const answer = z.enum(answers).nullable();
const characteristics = Object.fromEntries(characteristicIds.map((id) => [id, answer])) as Record<
  CharacteristicId,
  typeof answer
>;

/**
 * What a person tells about a device. Everything may be null (not answered): what a stage requires is decided by
 * `validateDevice`, so that a draft is never lost. Documents are no part of it yet.
 */
const answersShape = {
  workingName: oneLine(120).nullable(),
  /** The first is the default name. */
  tradeName: z
    .array(z.strictObject({ language: z.enum(languages), text: oneLine(255).min(1) }))
    .max(languages.length)
    .nullable(),
  modelOrReference: oneLine(120).nullable(),
  regulation: z.enum(regulations).nullable(),
  riskClass: z.enum([...riskClasses, unsureClass]).nullable(),
  intendedPurpose: manyLines(2000).nullable(),
  /** The main code first; normally one. */
  emdnCode: distinct(ofForm(emdnForm, 13), 5).nullable(),
  designationCodes: distinct(z.enum(codeIds), codeIds.length).nullable(),
  /** Why more than one product code, or another than the first that fits (MDCG 2021-14 section 3.1; MDCG 2019-14 section 3.1). */
  designationCodesReason: manyLines(500).nullable(),
  /** Procedure id of the class detail. */
  conformityProcedure: oneLine(40).nullable(),
  stage: z.enum(stages).nullable(),
  /** Why the device moved back; asked from application_lodged on. */
  stageReason: manyLines(500).nullable(),
  targetSubmissionDate: calendarDate.nullable(),
  documentationLanguages: distinct(z.enum(languages), languages.length).nullable(),
  manufacturerCountry: z.enum(countries).nullable(),
  issuingEntity: z.enum(issuingEntities).nullable(),
  basicUdiDi: oneLine(25).nullable(),
  /** GS1: GTIN, stored as 14 digits. */
  udiDi: oneLine(120).nullable(),
  ...characteristics,
  /** Name or INN of the medicinal substance. */
  medicinalSubstanceName: oneLine(255).nullable(),
  deviceStatus: z.enum(deviceStatuses).nullable(),
  memberStates: distinct(z.enum(countries), countries.length).nullable(),
  notifiedBodyNumber: ofForm(notifiedBodyNumberForm, 4).nullable(),
  certificateNumber: oneLine(120).nullable(),
  /** `expiresOn` is the last valid day. */
  certificateDates: z.strictObject({ issuedOn: calendarDate, expiresOn: calendarDate }).nullable(),
  certificateStatus: z.enum(certificateStatuses).nullable(),
  /** Empty = none declared; null = not answered. */
  previousApplications: z
    .array(
      z.strictObject({
        notifiedBodyNumber: ofForm(notifiedBodyNumberForm, 4),
        outcome: z.enum(applicationOutcomes),
        endedOn: calendarDate.nullable(),
        note: oneLine(500).nullable(),
      }),
    )
    .max(50)
    .nullable(),
  refusalReason: distinct(z.enum(refusalReasons), refusalReasons.length).nullable(),
  isLegacy: z.enum(['yes', 'no']).nullable(),
};

export const deviceAnswersSchema = z.strictObject(answersShape);

/** All answers of a device, each present. */
export type DeviceAnswers = z.output<typeof deviceAnswersSchema>;
export type DeviceAnswerId = keyof DeviceAnswers;

/** What a client sends. Unknown keys are refused; an absent key means null when creating, and "as it was" when changing. */
export const deviceInputSchema = deviceAnswersSchema.partial();
export type DeviceInput = z.output<typeof deviceInputSchema>;

/** A device with nothing answered. */
export const emptyDevice = Object.freeze(
  Object.fromEntries(Object.keys(answersShape).map((id) => [id, null])),
) as DeviceAnswers;

/** A device as stored and sent. */
export const deviceSchema = z.object({
  id: z.string(),
  version: z.int().min(1),
  operatorId: z.string(),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  ...answersShape,
  /** Class detail, derived from the answers; null while the class is unknown. */
  classVariant: z.enum(classVariantIds).nullable(),
  /** An answer that the class detail depends on is missing or unsure, and was counted as no. */
  classVariantProvisional: z.boolean(),
});

export type Device = z.output<typeof deviceSchema>;
