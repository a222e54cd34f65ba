import type { CalendarDate } from '../values/dates.ts';
import type { FieldProblems, ProblemCode } from '../contract/problems.ts';
import type { OperatorFacts } from './conditions.ts';
import { isOperatorField, type FieldId } from './field-specification.ts';
import { fieldsFor, stageOf, type AskedField } from './fields.ts';
import { isSameIdentifier } from './identifiers.ts';
import { fieldRules } from './rules.ts';
import type { DeviceAnswerId, DeviceAnswers } from './schema.ts';
import { acceptsUnsure } from './stage-requirements.ts';

export interface ValidationContext {
  readonly today: CalendarDate;
  /** The stored device before the change. */
  readonly previous?: DeviceAnswers | null;
  /** The operator's account; absent = the fields of the account are not validated. */
  readonly operator?: OperatorFacts | null;
}

/** Fields whose values are facts of their own, so that they are the same at every stage. */
const checkedAtEveryStage = ['basicUdiDi', 'udiDi', 'certificateDates'] as const satisfies readonly DeviceAnswerId[];

/**
 * Returns the problems that prevent saving, by field; empty if there are none. A device can be saved at any stage with a
 * name, its regulation and its stage; values must be valid, but other answers may be missing. Validates the fields that
 * are asked, so that users see every field with a problem, and identifiers and certificate dates that changed. The
 * server checks that a UDI-DI is unique.
 */
export function validateDevice(device: DeviceAnswers, context: ValidationContext): FieldProblems {
  const { today, previous = null } = context;
  const problems = problemsOf(device, context, ({ id }) => {
    if (!isNeededToSave(device, id)) return null;
    return isEmpty(id, device[id as DeviceAnswerId]) ? 'required' : null;
  });
  for (const id of checkedAtEveryStage) {
    if (isUnchanged(id, device, previous)) continue;
    const problem = fieldRules[id]?.(device, { today, previous, mustBeComplete: false });
    if (problem) problems[id] ??= problem;
  }
  return problems;
}

/** An identifier also depends on its issuing entity, and a EUDAMED DI on the UDI-DI. */
const isUnchanged = (
  id: (typeof checkedAtEveryStage)[number],
  device: DeviceAnswers,
  previous: DeviceAnswers | null,
): boolean =>
  id === 'certificateDates'
    ? previous !== null && JSON.stringify(device[id]) === JSON.stringify(previous[id])
    : isSameIdentifier(id, device, previous);

/** Returns the problems that prevent saving, and the answers that the stage requires and that are missing. */
export function stageProblems(device: DeviceAnswers, context: ValidationContext): FieldProblems {
  const { operator = null } = context;
  return problemsOf(
    device,
    context,
    (field) => missing(device, field, operator),
    ({ required }) => required,
  );
}

/** Whether the field must have a value before the device can be saved. A trade name replaces the working name. */
export function isNeededToSave(device: DeviceAnswers, id: FieldId): boolean {
  return id === 'regulation' || id === 'stage' || (id === 'workingName' && !device.tradeName?.[0]?.text);
}

function problemsOf(
  device: DeviceAnswers,
  { today, previous = null, operator = null }: ValidationContext,
  missingProblem: (field: AskedField) => ProblemCode | null,
  mustBeComplete: (field: AskedField) => boolean = () => false,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of fieldsFor(device, operator)) {
    const context = { today, previous, mustBeComplete: mustBeComplete(field) };
    const problem = missingProblem(field) ?? fieldRules[field.id]?.(device, context);
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
  if (value === 'unsure') return acceptsUnsure(id, stageOf(device)) ? null : 'unsure_not_allowed';
  if (id === 'designationCodes' && value !== null) return null; // its rule reports which codes are missing
  return isEmpty(id, value) ? 'required' : null;
}

const isEmpty = (id: FieldId, value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0 && id !== 'previousApplications');
