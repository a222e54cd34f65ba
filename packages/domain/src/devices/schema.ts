import { z } from 'zod';
import { calendarDate } from '../values/calendar-date.ts';
import { regulations, riskClasses } from '../classes/class-variant.ts';
import { classVariantIds } from '../classes/classes.ts';
import { codeIds } from '../codes/codes.ts';
import { countries } from '../values/countries.ts';
import { emdnCode, notifiedBodyNumber } from '../identifiers/schemas.ts';
import { languages } from '../values/languages.ts';
import { distinct } from '../values/distinct.ts';
import { oneOf } from '../values/one-of.ts';
import { orNull } from '../values/optional.ts';
import { codeText, manyLines, oneLine, scannedText } from '../values/text.ts';
import { answers, characteristicIds, type CharacteristicId } from '../classes/characteristics.ts';
import {
  applicationOutcomes,
  certificateStatuses,
  deviceStatuses,
  refusalReasons,
  stages,
  unsureClass,
} from './vocabulary.ts';
import { issuingEntities } from '../identifiers/issuing-entities.ts';

const answer = orNull(oneOf(answers));
const characteristics = Object.fromEntries(characteristicIds.map((id) => [id, answer])) as Record<
  CharacteristicId,
  typeof answer
>;

/**
 * The answers about a device. Every answer may be null (not answered), because a device can be saved
 * at any stage; `stageProblems` returns what the stage still requires. Documents are not included yet.
 */
const answersShape = {
  workingName: orNull(oneLine(120)),
  /** The first entry is the default name. */
  tradeName: z
    .array(z.strictObject({ language: oneOf(languages), text: oneLine(255).min(1) }))
    .max(languages.length)
    .nullable(),
  modelOrReference: orNull(codeText(120)),
  regulation: orNull(oneOf(regulations)),
  riskClass: orNull(oneOf([...riskClasses, unsureClass])),
  intendedPurpose: orNull(manyLines(2000)),
  /** Normally one code; with several, the main code is first. */
  emdnCode: distinct(emdnCode, 5).nullable(),
  designationCodes: distinct(oneOf(codeIds), codeIds.length).nullable(),
  /**
   * The reason for several product codes, or for one that is not the first applicable code (MDCG 2021-14 and MDCG
   * 2019-14, section 3.1).
   */
  designationCodesReason: orNull(manyLines(500)),
  /** Id of a procedure of the class detail. */
  conformityProcedure: orNull(oneLine(40)),
  stage: orNull(oneOf(stages)),
  /** The reason for moving back to an earlier stage; required from application_lodged on. */
  stageReason: orNull(manyLines(500)),
  targetSubmissionDate: orNull(calendarDate),
  documentationLanguages: distinct(oneOf(languages), languages.length).nullable(),
  manufacturerCountry: orNull(oneOf(countries)),
  /** As typed, pasted or scanned; stored in the canonical form of its issuing entity. For legacy devices, a EUDAMED DI. */
  basicUdiDi: orNull(scannedText(400)),
  /** Issuing entity of the Basic UDI-DI. */
  basicIssuingEntity: orNull(oneOf(issuingEntities)),
  /** Like `basicUdiDi`; the canonical form of a GTIN has 14 digits. For legacy devices, a EUDAMED ID. */
  udiDi: orNull(scannedText(400)),
  /** Issuing entity of the UDI-DI. */
  issuingEntity: orNull(oneOf(issuingEntities)),
  ...characteristics,
  /** Name or INN of the medicinal substance. */
  medicinalSubstanceName: orNull(oneLine(255)),
  deviceStatus: orNull(oneOf(deviceStatuses)),
  memberStates: distinct(oneOf(countries), countries.length).nullable(),
  notifiedBodyNumber: orNull(notifiedBodyNumber),
  certificateNumber: orNull(codeText(120)),
  /** `expiresOn` is the last valid day. */
  certificateDates: z.strictObject({ issuedOn: calendarDate, expiresOn: calendarDate }).nullable(),
  certificateStatus: orNull(oneOf(certificateStatuses)),
  /** Empty = none declared; null = not answered. */
  previousApplications: z
    .array(
      z.strictObject({
        notifiedBodyNumber,
        outcome: oneOf(applicationOutcomes),
        endedOn: orNull(calendarDate),
        note: orNull(oneLine(500)),
      }),
    )
    .max(50)
    .nullable(),
  refusalReason: distinct(oneOf(refusalReasons), refusalReasons.length).nullable(),
  isLegacy: orNull(oneOf(['yes', 'no'])),
};

export const deviceAnswersSchema = z.strictObject(answersShape);

/** The answers about a device, with every key present. */
export type DeviceAnswers = z.output<typeof deviceAnswersSchema>;
export type DeviceAnswerId = keyof DeviceAnswers;

/**
 * The answers as sent by a client. Unknown keys are rejected. An absent key means null when creating a device, and "not
 * changed" when changing one.
 */
export const deviceInputSchema = deviceAnswersSchema.partial();
export type DeviceInput = z.output<typeof deviceInputSchema>;

/** A device without answers. */
export const emptyDevice = Object.freeze(
  Object.fromEntries(Object.keys(answersShape).map((id) => [id, null])),
) as DeviceAnswers;

/** A device as stored and as sent to clients. */
export const deviceSchema = z.object({
  id: z.string(),
  version: z.int().min(1),
  operatorId: z.string(),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the device was archived; null unless it is in the archive. */
  archivedAt: z.string().nullable(),
  ...answersShape,
  /** The class detail, derived from the answers; null while the class is unknown. */
  classVariant: z.enum(classVariantIds).nullable(),
  /** Whether a question that can change the class detail has no answer yet; it counts as no. */
  classVariantProvisional: z.boolean(),
});

export type Device = z.output<typeof deviceSchema>;
