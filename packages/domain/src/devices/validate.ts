import type { CalendarDate } from '../values/dates.ts';
import type { FieldProblems, ProblemCode } from '../contract/problems.ts';
import type { OperatorFacts } from './conditions.ts';
import { isOperatorField } from './field-specification.ts';
import { fieldsFor, stageOf, type AskedField } from './fields.ts';
import { fieldRules } from './rules.ts';
import type { DeviceAnswers } from './schema.ts';

export interface ValidationContext {
  readonly today: CalendarDate;
  /** The stored device before the change. */
  readonly previous?: DeviceAnswers | null;
  /** The operator's account; absent = the fields of the account are not validated. */
  readonly operator?: OperatorFacts | null;
}

/**
 * Returns the problems to fix before the device can be in its stage, by field; empty if there are none. Validates only
 * the fields that are asked, so that users see every field with a problem. The server checks that a UDI-DI is
 * unique.
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
  if (isOperatorField(id)) {
    const isMissing = operator !== null && operator[id] == null;
    return isMissing ? (id === 'srn' ? 'required' : 'representative_required') : null;
  }
  const value = device[id];
  if (value === 'unsure') return allowsUnsure(device) ? null : 'unsure_not_allowed';
  if (id === 'designationCodes' && value !== null) return null; // its rule reports which codes are missing
  const isEmpty =
    value === null || value === '' || (Array.isArray(value) && value.length === 0 && id !== 'previousApplications');
  return isEmpty ? 'required' : null;
}

/** "Unsure" is accepted as an answer only at the first two stages. */
const allowsUnsure = (device: DeviceAnswers) => ['idea', 'prototype'].includes(stageOf(device));
