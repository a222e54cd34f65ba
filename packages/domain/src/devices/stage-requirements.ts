import type { FieldId } from './field-specification.ts';
import { stages, type Stage } from './vocabulary.ts';

/** Whether a stage asks a field and requires it. `hidden`: the field is not asked. */
export type Requirement = 'required' | 'optional' | 'hidden';

/** One requirement for each stage, in the order of `stages`. */
type Row = readonly [
  idea: Requirement,
  prototype: Requirement,
  clinicalEvaluation: Requirement,
  technicalDocumentationReady: Requirement,
  applicationLodged: Requirement,
  certified: Requirement,
];

// oxfmt-ignore
/**
 * Which fields each stage asks. At every stage, a field is asked only if its regulation and condition match (see
 * `FieldSpecification`). Source: each field's own, in its specification.
 */
export const stageRequirements: Readonly<Record<FieldId, Row>> = {
  // field                    idea           prototype      clinical       documentation  lodged         certified
  // identity
  workingName:              ['required',    'optional',    'optional',    'optional',    'optional',    'optional'],
  tradeName:                ['optional',    'optional',    'optional',    'required',    'required',    'required'],
  modelOrReference:         ['optional',    'optional',    'optional',    'required',    'required',    'required'],
  regulation:               ['required',    'required',    'required',    'required',    'required',    'required'],
  riskClass:                ['optional',    'required',    'required',    'required',    'required',    'required'],
  classVariant:             ['optional',    'optional',    'optional',    'optional',    'optional',    'optional'],
  intendedPurpose:          ['required',    'required',    'required',    'required',    'required',    'required'],
  emdnCode:                 ['optional',    'optional',    'optional',    'required',    'required',    'required'],
  designationCodes:         ['optional',    'optional',    'optional',    'required',    'required',    'required'],
  designationCodesReason:   ['optional',    'optional',    'optional',    'optional',    'optional',    'optional'],
  conformityProcedure:      ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  stage:                    ['required',    'required',    'required',    'required',    'required',    'required'],
  stageReason:              ['optional',    'optional',    'optional',    'optional',    'optional',    'optional'],
  targetSubmissionDate:     ['optional',    'optional',    'optional',    'required',    'required',    'hidden'],
  documentationLanguages:   ['optional',    'optional',    'optional',    'required',    'required',    'required'],
  manufacturerCountry:      ['required',    'required',    'required',    'required',    'required',    'required'],
  srn:                      ['optional',    'optional',    'optional',    'optional',    'optional',    'required'],
  authorisedRepresentative: ['hidden',      'hidden',      'optional',    'required',    'required',    'required'],
  basicUdiDi:               ['hidden',      'hidden',      'optional',    'optional',    'required',    'required'],
  basicIssuingEntity:       ['hidden',      'hidden',      'optional',    'optional',    'required',    'required'],
  udiDi:                    ['hidden',      'hidden',      'optional',    'optional',    'optional',    'required'],
  issuingEntity:            ['hidden',      'hidden',      'optional',    'optional',    'required',    'required'],
  // characteristics
  active:                   ['optional',    'optional',    'required',    'required',    'required',    'required'],
  implantable:              ['optional',    'optional',    'required',    'required',    'required',    'required'],
  exemptedImplant:          ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  rule12:                   ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  sterile:                  ['optional',    'optional',    'required',    'required',    'required',    'required'],
  measuring:                ['optional',    'optional',    'required',    'required',    'required',    'required'],
  reusableSurgical:         ['optional',    'optional',    'required',    'required',    'required',    'required'],
  software:                 ['optional',    'optional',    'required',    'required',    'required',    'required'],
  softwareInOwnRight:       ['optional',    'optional',    'required',    'required',    'required',    'required'],
  medicinalSubstance:       ['optional',    'optional',    'required',    'required',    'required',    'required'],
  medicinalSubstanceName:   ['optional',    'optional',    'optional',    'optional',    'optional',    'optional'],
  humanTissue:              ['optional',    'optional',    'required',    'required',    'required',    'required'],
  animalTissue:             ['optional',    'optional',    'required',    'required',    'required',    'required'],
  microbial:                ['optional',    'optional',    'required',    'required',    'required',    'required'],
  nanomaterial:             ['optional',    'optional',    'required',    'required',    'required',    'required'],
  absorbedOrDispersed:      ['optional',    'optional',    'required',    'required',    'required',    'required'],
  singleUse:                ['optional',    'optional',    'required',    'required',    'required',    'required'],
  latex:                    ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  systemOrProcedurePack:    ['optional',    'optional',    'required',    'required',    'required',    'required'],
  annexXVI:                 ['optional',    'optional',    'required',    'required',    'required',    'required'],
  customMade:               ['optional',    'optional',    'required',    'required',    'required',    'required'],
  selfTesting:              ['optional',    'optional',    'required',    'required',    'required',    'required'],
  nearPatientTesting:       ['optional',    'optional',    'required',    'required',    'required',    'required'],
  companionDiagnostic:      ['optional',    'optional',    'required',    'required',    'required',    'required'],
  instrument:               ['optional',    'optional',    'required',    'required',    'required',    'required'],
  reagent:                  ['optional',    'optional',    'required',    'required',    'required',    'required'],
  kit:                      ['optional',    'optional',    'required',    'required',    'required',    'required'],
  newDevice:                ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  aiSystem:                 ['optional',    'optional',    'optional',    'optional',    'required',    'required'],
  // application
  deviceStatus:             ['hidden',      'hidden',      'hidden',      'hidden',      'hidden',      'required'],
  memberStates:             ['hidden',      'hidden',      'hidden',      'hidden',      'optional',    'required'],
  notifiedBodyNumber:       ['hidden',      'hidden',      'hidden',      'hidden',      'required',    'required'],
  certificateNumber:        ['hidden',      'hidden',      'hidden',      'hidden',      'hidden',      'required'],
  certificateDates:         ['hidden',      'hidden',      'hidden',      'hidden',      'hidden',      'required'],
  certificateStatus:        ['hidden',      'hidden',      'hidden',      'hidden',      'hidden',      'optional'],
  previousApplications:     ['hidden',      'hidden',      'hidden',      'required',    'required',    'required'],
  refusalReason:            ['hidden',      'hidden',      'hidden',      'hidden',      'optional',    'optional'],
  isLegacy:                 ['optional',    'optional',    'optional',    'optional',    'optional',    'hidden'],
};

/**
 * Whether "Unsure" counts as an answer to a question at a stage: always if the stage does not require the question, and
 * at the first two stages.
 */
export const acceptsUnsure = (field: FieldId, stage: Stage): boolean =>
  requirementAt(field, stage) !== 'required' || stage === 'idea' || stage === 'prototype';

/** Returns the requirement of a field at a stage, before its regulation and condition are applied. */
export function requirementAt(field: FieldId, stage: Stage): Requirement {
  return stageRequirements[field][stages.indexOf(stage)] ?? 'hidden';
}
