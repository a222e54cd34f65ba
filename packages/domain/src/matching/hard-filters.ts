import type { Designation, NotifiedBody } from '../availability/schema.ts';
import type { Procedure } from '../classes/class-variant.ts';
import { procedureOf, proceduresFor } from '../classes/classes.ts';
import type { Excluded, HardFilter, UsedRequest } from './schema.ts';

/** The body's designation under the regulation of the request. */
export function designationFor(
  body: Pick<NotifiedBody, 'designations'>,
  request: Pick<UsedRequest, 'regulation'>,
): Designation | undefined {
  return body.designations.find(({ regulation }) => regulation === request.regulation);
}

/** The procedures that would do: the chosen one, or each that the class detail allows, as far as the designation has all its columns. */
export function possibleProcedures(
  designation: Pick<Designation, 'procedures'>,
  request: Pick<UsedRequest, 'classVariant' | 'procedure'>,
): Procedure[] {
  const chosen =
    request.procedure === null
      ? proceduresFor(request.classVariant)
      : [procedureOf(request.classVariant, request.procedure)];
  return chosen.filter((procedure) =>
    procedure?.designationColumnsNeeded.every((column) => designation.procedures.includes(column)),
  ) as Procedure[];
}

/**
 * Sifts a body: its designation if it passes all hard filters, else those it fails, in their order. Without a designation under
 * the regulation nothing else is tested. Conditions, fees, languages and places never exclude. Source: MDR Article 42(3), 53(1).
 */
export function sift(body: NotifiedBody, request: UsedRequest): { designation: Designation } | { excluded: Excluded } {
  const designation = designationFor(body, request);
  if (!designation) return { excluded: { notifiedBody: body.number, fails: ['F1_regulation'] } };
  const designated = new Set<string>(designation.codes);
  const missingCodes = request.codes.filter((code) => !designated.has(code));
  const tested: (HardFilter | false)[] = [
    missingCodes.length > 0 && 'F2_codes',
    possibleProcedures(designation, request).length === 0 && 'F3_procedure',
    !body.classesTakenOn.some((riskClass) => riskClass === request.riskClass) && 'F4_class',
    body.intake === 'suspended' && 'F5_intake_suspended',
    request.firstTime && !body.acceptsFirstTimeApplicants && 'F6_first_time',
  ];
  const fails = tested.filter((filter) => filter !== false);
  if (fails.length === 0) return { designation };
  return { excluded: { notifiedBody: body.number, fails, ...(missingCodes.length > 0 && { missingCodes }) } };
}
