import type { CalendarDate } from '../dates.ts';
import type { FieldProblems, ProblemCode } from '../problems.ts';
import type { OperatorFacts } from './conditions.ts';
import { fieldsFor, stageOf, type AskedField } from './fields.ts';
import { fieldRules } from './rules.ts';
import type { DeviceAnswers } from './schema.ts';

export interface ValidationContext {
  readonly today: CalendarDate;
  /** The device as stored before the change. */
  readonly previous?: DeviceAnswers | null;
  /** The operator's account; absent = what it holds is not tested. */
  readonly operator?: OperatorFacts | null;
}

/**
 * What must be mended before the device can be in its stage: problem codes by field, empty = nothing.
 * Only fields that are asked now are looked at, so that nothing can be wrong that a person cannot see.
 * That identifiers are unique, and EMDN codes the most detailed, is for the server to know.
 */
export function validateDevice(
  device: DeviceAnswers,
  { today, previous = null, operator = null }: ValidationContext,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of fieldsFor(device, operator)) {
    const problem =
      missing(device, field, operator) ?? fieldRules[field.id]?.(device, { today, previous, required: field.required });
    if (problem) problems[field.id] = problem;
  }
  return problems;
}

function missing(
  device: DeviceAnswers,
  { id, required }: AskedField,
  operator: OperatorFacts | null,
): ProblemCode | null {
  if (!required || id === 'classVariant') return null;
  if (id === 'srn' || id === 'authorisedRepresentative') {
    const isMissing = operator !== null && operator[id] == null;
    return isMissing ? (id === 'srn' ? 'required' : 'representative_required') : null;
  }
  const value = device[id];
  if (value === 'unsure') return allowsUnsure(device) ? null : 'unsure_not_allowed';
  if (id === 'designationCodes' && value !== null) return null; // its own rule tells what is missing
  const isEmpty =
    value === null || value === '' || (Array.isArray(value) && value.length === 0 && id !== 'previousApplications');
  return isEmpty ? 'required' : null;
}

/** "Unsure" is an answer while the device is still taking shape. */
const allowsUnsure = (device: DeviceAnswers) => ['idea', 'prototype'].includes(stageOf(device));
