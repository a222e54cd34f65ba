import { codes, type Code } from './codes.ts';

/** Returns the id of the group of a code, unique in both regulations: MDA0203 → `MDA-A2`. */
export const groupIdOf = ({ prefix, group }: Pick<Code, 'prefix' | 'group'>): string => `${prefix}-${group}`;

/** A group of codes with its codes, in the order of their list. */
export interface CodesOfGroup {
  readonly id: string;
  readonly regulation: Code['regulation'];
  readonly codes: readonly Code[];
}

/** The groups of all codes, in the order of the lists. */
export const codeGroups: readonly CodesOfGroup[] = [...Map.groupBy(codes, groupIdOf)].map(([id, ofGroup]) => ({
  id,
  regulation: ofGroup[0]!.regulation,
  codes: ofGroup,
}));
