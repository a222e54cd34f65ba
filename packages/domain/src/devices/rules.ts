import { isClassOf } from '../classes/class-variant.ts';
import { procedureOf } from '../classes/classes.ts';
import { deriveClassVariant } from '../classes/derive.ts';
import { checkAssignment } from '../codes/assignment.ts';
import { countCharacters } from '../values/characters.ts';
import { periodEnd, type CalendarDate } from '../values/dates.ts';
import type { UdiField } from '../identifiers/udi.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { FieldId } from './field-specification.ts';
import { stageOf } from './fields.ts';
import { isSameIdentifier, readingOf } from './identifiers.ts';
import type { DeviceAnswers } from './schema.ts';
import { stages, workingNameMinLength } from './vocabulary.ts';

/** The context in which the values of a device are validated. */
export interface RuleContext {
  readonly today: CalendarDate;
  /** The stored device before the change; null for a new device. */
  readonly previous: DeviceAnswers | null;
  /** Whether the value must be complete, as the stage requires. Otherwise it can be saved unfinished. */
  readonly mustBeComplete: boolean;
}

/** Returns the problem of the value of one asked field, or null. */
export type FieldRule = (device: DeviceAnswers, context: RuleContext) => ProblemCode | null;

export const intendedPurposeMinLength = { idea: 20, later: 80 } as const;
const targetDateMaxYears = 5;
const certificateMaxYears = 5;

/** Text of only spaces, marks or invisible characters would be a link without a visible name. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text);
const shorter = (text: string | null, min: number) =>
  text !== null && text !== '' && (countCharacters(text) < min || !isVisible(text)) ? 'too_short' : null;
const stageIndex = (device: DeviceAnswers) => stages.indexOf(stageOf(device));

/** Validation rules by field; some compare several fields. The source of a legal rule is next to it. */
export const fieldRules: { readonly [Id in FieldId]?: FieldRule } = {
  workingName: (device) => shorter(device.workingName, workingNameMinLength),

  intendedPurpose: (device, { mustBeComplete }) =>
    shorter(
      device.intendedPurpose,
      mustBeComplete && stageOf(device) !== 'idea' ? intendedPurposeMinLength.later : intendedPurposeMinLength.idea,
    ),

  riskClass: ({ regulation, riskClass, medicinalSubstance }) => {
    if (riskClass === null || riskClass === 'unsure' || regulation === null) return null;
    if (!isClassOf(regulation, riskClass)) return 'class_not_in_regulation';
    // MDR Annex VIII rule 14
    return regulation === 'MDR' && medicinalSubstance === 'yes' && riskClass !== 'III' ? 'class_must_be_iii' : null;
  },

  // EUDAMED BR-UDID-676
  implantable: (device) => (device.implantable === 'yes' && device.riskClass === 'I' ? 'must_be_no' : null),

  // EUDAMED BR-UDID-677
  reusableSurgical: (device) =>
    device.reusableSurgical === 'yes' && device.implantable === 'yes' ? 'must_be_no' : null,

  software: (device) => (device.softwareInOwnRight === 'yes' && device.software === 'no' ? 'must_be_yes' : null),

  // MDR Article 2(4): software is an active device
  active: (device) => (device.softwareInOwnRight === 'yes' && device.active === 'no' ? 'must_be_yes' : null),

  designationCodes: (device, { mustBeComplete }) => {
    const { regulation, designationCodes } = device;
    if (regulation === null) return null;
    const [problem] = checkAssignment({
      regulation,
      codes: designationCodes ?? [],
      softwareOnly: device.softwareInOwnRight === 'yes',
      hasReason: Boolean(device.designationCodesReason),
      draft: !mustBeComplete,
    });
    return problem ?? null;
  },

  conformityProcedure: (device) => {
    const variant = deriveClassVariant(device);
    if (device.conformityProcedure === null || !variant) return null;
    return procedureOf(variant.id, device.conformityProcedure) ? null : 'procedure_not_allowed';
  },

  stageReason: (device, { previous }) => {
    if (
      !previous ||
      stageIndex(previous) < stages.indexOf('application_lodged') ||
      stageIndex(device) >= stageIndex(previous)
    )
      return null;
    // An unchanged reason belongs to an earlier move.
    return device.stageReason && device.stageReason !== previous.stageReason ? null : 'reason_required';
  },

  targetSubmissionDate: ({ targetSubmissionDate: target }, { today, previous }) => {
    if (target === null || target === previous?.targetSubmissionDate) return null;
    if (target < today) return 'date_past';
    return target > latestTargetDate(today) ? 'date_too_far' : null;
  },

  basicUdiDi: identifierRule('basicUdiDi'),

  udiDi: identifierRule('udiDi'),

  // MDR Article 56(2)
  certificateDates: ({ certificateDates: dates }) => {
    if (dates === null) return null;
    if (dates.expiresOn <= dates.issuedOn) return 'expiry_before_issue';
    return dates.expiresOn > periodEnd(dates.issuedOn, certificateMaxYears) ? 'validity_over_five_years' : null;
  },
};

/** Returns the latest target date that is accepted on a day. */
const latestTargetDate = (today: CalendarDate): CalendarDate => periodEnd(today, targetDateMaxYears);

/** What was stored by earlier rules can stay until it is changed. */
function identifierRule(field: UdiField): FieldRule {
  return (device, { previous }) => {
    if (isSameIdentifier(field, device, previous)) return null;
    const reading = readingOf(field, device);
    return reading?.result === 'invalid' ? reading.reason : null;
  };
}
