import { fieldsFor, stageOf, type AskedField } from '@attesta/domain/device/fields';
import type { FieldId } from '@attesta/domain/device/field';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/device/schema';
import { characteristicIds, stages, type CharacteristicId } from '@attesta/domain/device/vocabulary';

/** The sections of the form and of the device's page, in their order. */
export const sectionIds = [
  'start',
  'identity',
  'characteristics',
  'classification',
  'identifiers',
  'application',
] as const;
export type SectionId = (typeof sectionIds)[number];

const questions = characteristicIds.flatMap((id): FieldId[] =>
  id === 'medicinalSubstance' ? [id, 'medicinalSubstanceName'] : [id],
);

/** Which fields stand where, in reading order. Few come first: they are enough for an idea. */
export const sectionFields: Record<SectionId, readonly FieldId[]> = {
  start: ['workingName', 'regulation', 'intendedPurpose', 'manufacturerCountry', 'stage', 'stageReason'],
  identity: ['tradeName', 'modelOrReference', 'emdnCode'],
  characteristics: questions,
  classification: ['riskClass', 'classVariant', 'conformityProcedure', 'designationCodes', 'designationCodesReason'],
  identifiers: ['basicUdiDi', 'udiDi', 'issuingEntity'],
  application: [
    'targetSubmissionDate',
    'documentationLanguages',
    'isLegacy',
    'previousApplications',
    'refusalReason',
    'notifiedBodyNumber',
    'certificateNumber',
    'certificateDates',
    'certificateStatus',
    'deviceStatus',
    'memberStates',
  ],
};

const sectionByField = new Map(
  sectionIds.flatMap((section) => sectionFields[section].map((field) => [field, section] as const)),
);

/** The section that a field stands in; undefined for what the account holds. */
export const sectionOf = (field: string): SectionId | undefined => sectionByField.get(field as FieldId);

export const isCharacteristic = (field: string): field is CharacteristicId =>
  (characteristicIds as readonly string[]).includes(field);

/** A section as it is now. */
export interface Section {
  id: SectionId;
  fields: readonly AskedField[];
  /** How many of its fields have an answer, and how many required ones have none. */
  answered: number;
  missing: number;
  /** Whether the stage requires anything of it; one that asks nothing is folded. */
  asks: boolean;
}

/** Whether something was answered; a list of earlier applications may be empty: none declared. */
export function isAnswered(device: DeviceAnswers, field: FieldId): boolean {
  const value = device[field as DeviceAnswerId];
  if (value === null || value === undefined || value === '') return false;
  return !Array.isArray(value) || value.length > 0 || field === 'previousApplications';
}

const indexOf = (device: DeviceAnswers) => stages.indexOf(stageOf(device));

/** A reason is asked when the device goes back from an application or a certificate. */
const movesBack = (device: DeviceAnswers, previous: DeviceAnswers | null) =>
  previous !== null && indexOf(previous) >= stages.indexOf('application_lodged') && indexOf(device) < indexOf(previous);

/** What the rules of the domain leave open, because it is no matter of what is right, but of what to ask when. */
function isWanted(field: FieldId, device: DeviceAnswers, previous: DeviceAnswers | null): boolean {
  if (field === 'stageReason') return movesBack(device, previous);
  if (field === 'designationCodesReason') return (device.designationCodes?.length ?? 0) > 0;
  return true;
}

/**
 * The sections of the form with the fields that are asked now. Sections without a field are left out.
 * @param previous the device as stored; null for a new one
 */
export function sectionsFor(device: DeviceAnswers, previous: DeviceAnswers | null): Section[] {
  const asked = new Map(fieldsFor(device).map((field) => [field.id, field]));
  return sectionIds.flatMap((id) => {
    const fields = sectionFields[id].flatMap((field) => {
      const found = isWanted(field, device, previous) ? asked.get(field) : undefined;
      return found ? [field === 'stageReason' ? { ...found, required: true } : found] : [];
    });
    const questioned = fields.filter((field) => field.id !== 'classVariant');
    const open = questioned.filter((field) => !isAnswered(device, field.id));
    const section = {
      id,
      fields,
      answered: questioned.length - open.length,
      missing: open.filter(({ required }) => required).length,
      asks: questioned.some(({ required }) => required),
    };
    return fields.length > 0 ? [section] : [];
  });
}
