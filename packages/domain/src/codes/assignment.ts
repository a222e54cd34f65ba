import type { Regulation } from '../classes/class-variant.ts';
import { findCode, isProductCode, type CodeId } from './codes.ts';

export type AssignmentProblem =
  | 'codes_wrong_regulation'
  | 'codes_product_missing'
  | 'codes_product_several'
  | 'codes_technology_missing'
  | 'codes_examination_missing'
  | 'codes_software_only';

export interface Assignment {
  readonly regulation: Regulation;
  readonly codes: readonly string[];
  /** The device is software only. */
  readonly softwareOnly: boolean;
  /** A written reason for several product codes was given (IVDR multiplex cases). */
  readonly hasReason: boolean;
  /** Whether codes may be missing, because the stage does not require them yet. */
  readonly draft: boolean;
}

/**
 * Codes of devices that perform no examination: controls without and with assigned values, and specimen receptacles.
 * Source: MDCG 2021-14 section 3.2.
 */
const withoutExamination = new Set<string>(['IVR0701', 'IVR0702', 'IVR0803', 'IVS1007'] satisfies CodeId[]);
const softwareCode: CodeId = 'MDA0315';

/**
 * Returns the problems of a device's codes, most serious first; empty if there are none. Source: MDCG 2019-14 and
 * 2021-14, section 3.
 */
export function checkAssignment({
  regulation,
  codes,
  softwareOnly,
  hasReason,
  draft,
}: Assignment): AssignmentProblem[] {
  const products = codes.filter(isProductCode);
  const has = (prefix: string) => codes.some((code) => code.startsWith(prefix));
  const several = products.length > 1 && !(regulation === 'IVDR' && hasReason);
  const problems: (AssignmentProblem | false)[] = [
    codes.some((code) => findCode(code)?.regulation !== regulation) && 'codes_wrong_regulation',
    several && 'codes_product_several',
    regulation === 'MDR' &&
      softwareOnly &&
      products.length > 0 &&
      !products.includes(softwareCode) &&
      'codes_software_only',
    !draft && products.length === 0 && 'codes_product_missing',
    !draft && !has(regulation === 'MDR' ? 'MDT' : 'IVT') && 'codes_technology_missing',
    !draft &&
      regulation === 'IVDR' &&
      !has('IVP') &&
      !codes.some((code) => withoutExamination.has(code)) &&
      'codes_examination_missing',
  ];
  return problems.filter((problem) => problem !== false);
}
