import type { Designation, NotifiedBody } from '../availability/schema.ts';
import type { DesignationColumn, Procedure } from '../classes/class-variant.ts';
import { procedureOf, proceduresFor } from '../classes/classes.ts';
import type { Excluded, HardFilter, UsedRequest } from './schema.ts';

/** Returns the body's designation under the regulation of the request. */
export function designationFor(
  body: Pick<NotifiedBody, 'designations'>,
  request: Pick<UsedRequest, 'regulation'>,
): Designation | undefined {
  return body.designations.find(({ regulation }) => regulation === request.regulation);
}

/** Whether the columns of a designation or window include every column that the procedure needs. */
export function isCoveredBy(procedure: Procedure, columns: readonly DesignationColumn[]): boolean {
  return procedure.designationColumnsNeeded.every((column) => columns.includes(column));
}

/**
 * Returns the procedures that the designation covers: the requested one, or any that the class detail allows if none is
 * requested.
 */
export function possibleProcedures(
  designation: Pick<Designation, 'procedures'>,
  request: Pick<UsedRequest, 'classVariant' | 'procedure'>,
): Procedure[] {
  const requested =
    request.procedure === null
      ? proceduresFor(request.classVariant)
      : [procedureOf(request.classVariant, request.procedure)];
  return requested.filter(
    (procedure) => procedure !== undefined && isCoveredBy(procedure, designation.procedures),
  ) as Procedure[];
}

/**
 * Returns the body's designation if the body passes all hard filters, else the filters that it fails, in their order.
 * Without a designation under the regulation, the other filters are not applied. Conditions, fees, languages and places
 * never exclude a body. Source: MDR Article 42(3), 53(1).
 */
export function applyHardFilters(
  body: NotifiedBody,
  request: UsedRequest,
): { designation: Designation } | { excluded: Excluded } {
  const designation = designationFor(body, request);
  if (!designation) return { excluded: { notifiedBody: body.number, fails: ['F1_regulation'] } };
  const designated = new Set<string>(designation.codes);
  const missingCodes = request.codes.filter((code) => !designated.has(code));
  const results: (HardFilter | false)[] = [
    missingCodes.length > 0 && 'F2_codes',
    possibleProcedures(designation, request).length === 0 && 'F3_procedure',
    !body.classesTakenOn.some((riskClass) => riskClass === request.riskClass) && 'F4_class',
    body.intake === 'suspended' && 'F5_intake_suspended',
    request.firstTime && !body.acceptsFirstTimeApplicants && 'F6_first_time',
  ];
  const fails = results.filter((filter) => filter !== false);
  if (fails.length === 0) return { designation };
  return { excluded: { notifiedBody: body.number, fails, ...(missingCodes.length > 0 && { missingCodes }) } };
}
