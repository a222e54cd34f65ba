import type { Regulation } from '../classes/class-variant.ts';
import type { CodeDimension, CodeGroup, CodeKind } from './code.ts';
import { ivdrGroups } from './ivdr.ts';
import { mdrGroups } from './mdr.ts';

type IdsOf<Groups extends readonly CodeGroup[]> = Groups[number] extends infer Group
  ? Group extends CodeGroup
    ? keyof Group['codes'] & string
    : never
  : never;

export type CodeId = IdsOf<typeof mdrGroups> | IdsOf<typeof ivdrGroups>;
export type CodePrefix = (typeof mdrGroups)[number]['prefix'] | (typeof ivdrGroups)[number]['prefix'];

/** A designation code of Commission Implementing Regulation (EU) 2017/2185. */
export interface Code {
  /** Without a space (MDA0203), as stored, compared and sent. */
  readonly id: CodeId;
  readonly regulation: Regulation;
  readonly prefix: CodePrefix;
  readonly group: string;
  readonly groupLabel: string;
  /** Our own short label; the legal text is in the act. */
  readonly label: string;
  readonly kind: CodeKind;
  readonly dimension: CodeDimension;
  /** Position in the list of its regulation, from 1. If several product codes apply, the lowest position is chosen. */
  readonly order: number;
}

const dimensions: Record<CodePrefix, CodeDimension> = {
  MDA: 'design_and_intended_purpose',
  MDN: 'design_and_intended_purpose',
  MDS: 'specific_characteristic',
  MDT: 'technology_or_process',
  IVR: 'design_and_intended_purpose',
  IVS: 'specific_characteristic',
  IVT: 'technology_or_process',
  IVP: 'examination_procedure',
  IVD: 'laboratory_or_clinical_discipline',
};

const productPrefixes = new Set<string>(['MDA', 'MDN', 'IVR']);

/** Whether the id is a product code (MDA, MDN or IVR). Only the prefix is checked, so the id may be unknown. */
export function isProductCode(id: string): boolean {
  return productPrefixes.has(id.slice(0, 3));
}

function codesOf(regulation: Regulation, groups: readonly CodeGroup[]): Code[] {
  const rows = groups.flatMap((group) => Object.entries(group.codes).map(([id, label]) => ({ group, id, label })));
  return rows.map(({ group, id, label }, index) => {
    const prefix = group.prefix as CodePrefix;
    return {
      id: id as CodeId,
      regulation,
      prefix,
      group: group.group,
      groupLabel: group.label,
      label,
      kind: productPrefixes.has(prefix) ? 'vertical' : 'horizontal',
      dimension: dimensions[prefix],
      order: index + 1,
    };
  });
}

/** All 151 codes: 71 of the MDR, 80 of the IVDR, each in the order of its list. */
export const codes: readonly Code[] = [...codesOf('MDR', mdrGroups), ...codesOf('IVDR', ivdrGroups)];

export const codeIds = codes.map(({ id }) => id);

const byId = new Map<string, Code>(codes.map((code) => [code.id, code]));

/** Returns the code with the id, or undefined. */
export function findCode(id: string): Code | undefined {
  return byId.get(id);
}

/** Returns the code as displayed, with a space: MDA0203 → "MDA 0203". */
export function formatCode(id: string): string {
  return `${id.slice(0, 3)} ${id.slice(3)}`;
}
