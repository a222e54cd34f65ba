import type { Regulation } from '../classes/class-variant.ts';
import { codes as allCodes, findCode, isProductCode, type Code, type CodeId } from './codes.ts';

/** What counts of codes a device may have. */
export interface AssignmentRule {
  readonly prefixes: readonly string[];
  readonly min: number;
  readonly max: number | null;
  readonly rule: string;
}

/** Source: MDCG 2019-14 (MDR) and MDCG 2021-14 (IVDR). */
export const assignmentRules: Record<Regulation, readonly AssignmentRule[]> = {
  MDR: [
    {
      prefixes: ['MDA', 'MDN'],
      min: 1,
      max: 1,
      rule: 'Exactly one per device. If several fit, take the one that comes first in the list.',
    },
    { prefixes: ['MDS'], min: 0, max: null, rule: 'All that apply.' },
    {
      prefixes: ['MDT'],
      min: 1,
      max: null,
      rule: 'Main production technologies or processes; also for outsourced steps.',
    },
  ],
  IVDR: [
    {
      prefixes: ['IVR'],
      min: 1,
      max: 1,
      rule: 'Normally one, the first that fits; several only in rare multiplex cases, with a reason.',
    },
    { prefixes: ['IVS'], min: 0, max: null, rule: 'All that apply.' },
    { prefixes: ['IVT'], min: 1, max: null, rule: 'Main production technologies.' },
    {
      prefixes: ['IVP'],
      min: 1,
      max: null,
      rule: 'Main examination procedures; may be empty for controls and receptacles.',
    },
    { prefixes: ['IVD'], min: 0, max: null, rule: 'Main laboratory or clinical disciplines.' },
  ],
};

/** Rules that no count expresses, to be shown beside the choice of codes. */
export const specialRules: Record<Regulation, readonly { readonly rule: string; readonly source: string }[]> = {
  MDR: [
    { rule: 'Stand-alone software always takes MDA 0315.', source: 'MDCG 2019-14, section 3.1' },
    {
      rule: 'Non-implanted cardiovascular catheters, guidewires, introducers and filters take MDN 1203.',
      source: 'MDCG 2019-14, section 3.1',
    },
    {
      rule: 'The manufacturer proposes codes; the notified body makes the final assignment.',
      source: 'MDCG 2019-14, section 3',
    },
    {
      rule: 'A deviation from the order rule is possible with a short documented reason.',
      source: 'MDCG 2019-14, section 3.1',
    },
    {
      rule: 'A designation can carry a condition on a code (only / except certain device types); a condition by risk class is not suitable.',
      source: 'MDCG 2019-14, section 4',
    },
  ],
  IVDR: [
    {
      rule: 'If IVR 0201 and IVR 0202 both fit, use IVR 0201 (first in the list).',
      source: 'MDCG 2021-14, section 3.1',
    },
    {
      rule: 'Software that is a device in itself takes IVS 1009 plus the IVR code of its purpose; software in or driving a device takes IVS 1010.',
      source: 'MDCG 2021-14, section 3.2',
    },
    {
      rule: 'Controls with assigned values take IVS 1007 plus the IVR code of the purpose; IVR 0701/0702 are only for controls without assigned values.',
      source: 'MDCG 2021-14, section 3.2',
    },
    { rule: 'IVR 0802 only for separate sterile class A instruments.', source: 'MDCG 2021-14, section 3.2' },
    { rule: 'Conditions on codes work as under the MDR.', source: 'MDCG 2021-14, section 4' },
  ],
};

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
  /** Whether codes may still be missing. */
  readonly draft: boolean;
}

/** MDCG 2021-14 section 3.2: controls without and with assigned values, and specimen receptacles, examine nothing themselves. */
const withoutExamination = new Set<string>(['IVR0701', 'IVR0702', 'IVR0803', 'IVS1007'] satisfies CodeId[]);
const softwareCode: CodeId = 'MDA0315';

/** What is wrong with the codes of a device, worst first; empty = nothing. Source: MDCG 2019-14 and 2021-14, section 3. */
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

/** Of several product codes that fit, the one that comes first in the list. Source: MDCG 2019-14 section 3.1. */
export function firstInList(ids: readonly string[]): Code | undefined {
  return allCodes.find(({ id, kind }) => kind === 'vertical' && ids.includes(id));
}
