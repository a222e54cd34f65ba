import type { Designation } from '../availability/schema.ts';
import { laterOf, type CalendarDate } from '../values/dates.ts';

/** What a notified body may add to its designations; everything else is a reduction. */
export const additionKinds = ['code', 'procedure', 'valid_from', 'valid_to', 'without_condition'] as const;
export type AdditionKind = (typeof additionKinds)[number];

/**
 * Something that a notified body states beyond its approved designations. `value` is the code, the designation column,
 * the day (null for a designation without end), or the text of the condition that no longer applies.
 */
export interface Addition {
  readonly regulation: Designation['regulation'];
  readonly kind: AdditionKind;
  readonly value: string | null;
}

type Condition = Designation['conditions'][number];

/** Whether two conditions have the same content, whatever their ids. */
export const isSameCondition = (one: Omit<Condition, 'id'>, other: Omit<Condition, 'id'>): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = ({ codes, text, question, excludes, source }: Omit<Condition, 'id'>) =>
  JSON.stringify([codes, text, question, excludes, source]);

const includesCondition = (conditions: readonly Condition[], condition: Condition) =>
  conditions.some((other) => isSameCondition(other, condition));

/** Conditions with the codes left of theirs; a condition without any of the codes is left out. */
const limitedTo = (codes: readonly string[], conditions: readonly Condition[]): Condition[] =>
  conditions
    .map((condition) => ({ ...condition, codes: condition.codes.filter((code) => codes.includes(code)) }))
    .filter((condition) => condition.codes.length > 0);

const earlierEnd = (one: CalendarDate | null, other: CalendarDate | null) => {
  if (one === null) return other;
  return other === null || one < other ? one : other;
};

const ofRegulation = (designations: readonly Designation[], { regulation }: Pick<Designation, 'regulation'>) =>
  designations.find((designation) => designation.regulation === regulation);

/** Limits an approved designation to what the body states. Null if nothing is left of it. */
function reduced(approved: Designation, stated: Designation): Designation | null {
  const codes = approved.codes.filter((code) => stated.codes.includes(code));
  const procedures = approved.procedures.filter((procedure) => stated.procedures.includes(procedure));
  const validFrom = laterOf(approved.validFrom, stated.validFrom);
  const validTo = earlierEnd(approved.validTo, stated.validTo);
  if (codes.length === 0 || procedures.length === 0 || (validTo !== null && validTo < validFrom)) return null;
  const before = limitedTo(codes, approved.conditions);
  const added = limitedTo(codes, stated.conditions).filter((condition) => !includesCondition(before, condition));
  const conditions = [...before, ...added];
  return { regulation: approved.regulation, validFrom, validTo, procedures, codes, conditions };
}

/**
 * Returns the designations that count in matching: of those approved, what the body still states. Reductions count at
 * once: a removed code, procedure or designation, a shorter validity, and an added condition. Additions count only after
 * approval.
 */
export const countedDesignations = (
  approved: readonly Designation[],
  stated: readonly Designation[],
): readonly Designation[] =>
  approved.flatMap((designation) => {
    const own = ofRegulation(stated, designation);
    return (own && reduced(designation, own)) ?? [];
  });

/** Returns what the body states beyond the designations that count, in the order of the designations. */
export function additionsTo(counted: readonly Designation[], stated: readonly Designation[]): readonly Addition[] {
  return stated.flatMap((designation) => {
    const { regulation } = designation;
    const before = ofRegulation(counted, designation);
    const of = (kind: AdditionKind, values: readonly (string | null)[]) =>
      values.map((value): Addition => ({ regulation, kind, value }));
    const codes = designation.codes.filter((code) => !before?.codes.includes(code));
    const procedures = designation.procedures.filter((procedure) => !before?.procedures.includes(procedure));
    const kept = designation.codes.filter((code) => before?.codes.includes(code));
    const conditions = limitedTo(kept, designation.conditions);
    const removed = limitedTo(kept, before?.conditions ?? []).filter(
      (condition) => !includesCondition(conditions, condition),
    );
    return [
      ...of('code', codes),
      ...of('procedure', procedures),
      ...of('valid_from', !before || designation.validFrom < before.validFrom ? [designation.validFrom] : []),
      ...of('valid_to', !before || designation.validTo !== before.validTo ? [designation.validTo] : []),
      ...of(
        'without_condition',
        removed.map(({ text }) => text),
      ),
    ];
  });
}

/** Identifies an addition among those of one body. */
export const additionKey = ({ regulation, kind, value }: Addition): string => `${regulation} ${kind} ${value ?? ''}`;
