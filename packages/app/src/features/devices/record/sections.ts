import { fieldsFor, stageOf, type AskedField } from '@attesta/domain/devices/fields';
import { isNeededToSave } from '@attesta/domain/devices/validate';
import type { FieldId } from '@attesta/domain/devices/field-specification';
import type { DeviceAnswerId, DeviceAnswers } from '@attesta/domain/devices/schema';
import { characteristicIds, type CharacteristicId } from '@attesta/domain/classes/characteristics';
import { stages } from '@attesta/domain/devices/vocabulary';

/** The sections of the device form and the device page, in display order. */
export const sectionIds = [
  'start',
  'identity',
  'characteristics',
  'classification',
  'identifiers',
  'application',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** The groups of yes/no questions, in display order. */
export const questionGroups = {
  use: [
    'active',
    'rule12',
    'implantable',
    'exemptedImplant',
    'sterile',
    'measuring',
    'reusableSurgical',
    'singleUse',
    'selfTesting',
    'nearPatientTesting',
    'companionDiagnostic',
  ],
  software: ['software', 'softwareInOwnRight', 'aiSystem'],
  substances: [
    'medicinalSubstance',
    'medicinalSubstanceName',
    'humanTissue',
    'animalTissue',
    'microbial',
    'nanomaterial',
    'absorbedOrDispersed',
    'latex',
  ],
  product: ['systemOrProcedurePack', 'annexXVI', 'customMade', 'instrument', 'reagent', 'kit', 'newDevice'],
} as const satisfies Record<string, readonly FieldId[]>;
export const questionGroupIds = Object.keys(questionGroups) as (keyof typeof questionGroups)[];

/** The fields of each section, in display order. The first section is sufficient for an idea. */
export const sectionFields: Record<SectionId, readonly FieldId[]> = {
  start: ['workingName', 'regulation', 'intendedPurpose', 'manufacturerCountry', 'stage', 'stageReason'],
  identity: ['tradeName', 'modelOrReference', 'emdnCode'],
  characteristics: questionGroupIds.flatMap((group): readonly FieldId[] => questionGroups[group]),
  classification: ['riskClass', 'classVariant', 'conformityProcedure', 'designationCodes', 'designationCodesReason'],
  identifiers: ['basicUdiDi', 'basicIssuingEntity', 'udiDi', 'issuingEntity'],
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

/** Returns the section of a field; undefined for fields of the account. */
export const sectionOf = (field: string): SectionId | undefined => sectionByField.get(field as FieldId);

export const isCharacteristic = (field: string): field is CharacteristicId =>
  (characteristicIds as readonly string[]).includes(field);

/** A field of the form. `isNeeded`: the device cannot be saved without it. */
export type SectionField = AskedField & { isNeeded: boolean };

/** A section with the fields that apply to the current answers. */
export interface Section {
  id: SectionId;
  fields: readonly SectionField[];
  /** Number of fields with an answer. */
  answered: number;
  /** Whether the stage requires any of the fields. Other sections are collapsed initially. */
  isRequired: boolean;
}

/** Whether the field has an answer. An empty list of previous applications is one: none declared. */
export function isAnswered(device: DeviceAnswers, field: FieldId): boolean {
  const value = device[field as DeviceAnswerId];
  if (value === null || value === undefined || value === '') return false;
  return !Array.isArray(value) || value.length > 0 || field === 'previousApplications';
}

const indexOf = (device: DeviceAnswers) => stages.indexOf(stageOf(device));

/** Whether the device moves back to an earlier stage from an application or a certificate, which requires a reason. */
const movesBack = (device: DeviceAnswers, previous: DeviceAnswers | null) =>
  previous !== null && indexOf(previous) >= stages.indexOf('application_lodged') && indexOf(device) < indexOf(previous);

/** Conditions for showing a field that the domain does not have, because they do not affect validity. */
function isShown(field: FieldId, device: DeviceAnswers, previous: DeviceAnswers | null): boolean {
  if (field === 'stageReason') return movesBack(device, previous);
  if (field === 'designationCodesReason') return (device.designationCodes?.length ?? 0) > 0;
  return true;
}

/**
 * Returns the sections of the form with the fields that apply. Sections without fields are omitted.
 * @param previous the stored device; null for a new device
 */
export function sectionsFor(device: DeviceAnswers, previous: DeviceAnswers | null): Section[] {
  const asked = new Map(fieldsFor(device).map((field) => [field.id, field]));
  return sectionIds.flatMap((id) => {
    const fields = sectionFields[id].flatMap((field) => {
      const found = isShown(field, device, previous) ? asked.get(field) : undefined;
      return found ? [{ ...found, isNeeded: field === 'stageReason' || isNeededToSave(device, field) }] : [];
    });
    const editable = fields.filter((field) => field.id !== 'classVariant');
    const section = {
      id,
      fields,
      answered: editable.filter((field) => isAnswered(device, field.id)).length,
      isRequired: editable.some(({ required }) => required),
    };
    return fields.length > 0 ? [section] : [];
  });
}
