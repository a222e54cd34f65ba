import type { Designation, NotifiedBody } from '../availability/schema.ts';
import { designationColumns } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import type { CalendarDate } from '../values/dates.ts';
import { additionKey, additionsTo, countedDesignations, isSameCondition, type Addition } from './designations.ts';
import type { BodyProfile, StatedAddition, StatedDesignation } from './schema.ts';

/** The published facts that the body edits on its profile page, as they count in matching. */
export type ProfileFacts = Omit<BodyProfile, 'designations'> & { readonly designations: readonly Designation[] };

/** What a body states about its designations while additions wait for approval: null if nothing waits. */
export interface Stated {
  readonly designations: readonly Designation[];
  /** The day on which each addition was stated first, by its key. */
  readonly statedOn: Readonly<Record<string, CalendarDate>>;
}

/** The profile as stored: the facts that count, and what waits for approval. */
export interface StoredProfile {
  readonly facts: ProfileFacts;
  readonly stated: Stated | null;
}

/** Returns the facts of a notified body that its profile contains. */
export const profileFactsOf = (body: NotifiedBody): ProfileFacts => ({
  intake: body.intake,
  acceptsFirstTimeApplicants: body.acceptsFirstTimeApplicants,
  classesTakenOn: body.classesTakenOn,
  kindsTaken: body.kindsTaken,
  sizeBand: body.sizeBand,
  feeBand: body.feeBand,
  smeScheme: body.smeScheme,
  medianMonthsByClass: body.medianMonthsByClass,
  designations: body.designations,
});

/** Returns what the body states: the profile as it edits it. */
export const statedProfile = ({ facts, stated }: StoredProfile): BodyProfile => ({
  ...facts,
  classesTakenOn: [...facts.classesTakenOn],
  designations: (stated?.designations ?? facts.designations).map((designation) => ({
    ...designation,
    conditions: designation.conditions.map(({ codes, text, question, excludes, source }) => ({
      codes,
      text,
      question,
      excludes,
      source,
    })),
  })),
});

/** Returns the additions that wait for approval. */
export const waitingAdditions = ({ facts, stated }: StoredProfile): readonly StatedAddition[] =>
  stated === null
    ? []
    : additionsTo(facts.designations, stated.designations).flatMap((addition) => {
        const statedOn = stated.statedOn[additionKey(addition)];
        return statedOn === undefined ? [] : [{ ...addition, statedOn }];
      });

/** Returns a designation with ids for its conditions: a condition that is stored already keeps its id. */
function withIds(stated: StatedDesignation, before: StoredProfile, newId: () => string): Designation {
  const known = [...before.facts.designations, ...(before.stated?.designations ?? [])]
    .filter(({ regulation }) => regulation === stated.regulation)
    .flatMap(({ conditions }) => conditions);
  const idOf = (condition: StatedDesignation['conditions'][number]) =>
    known.find((other) => isSameCondition(condition, other))?.id ?? newId();
  const inOrder = <Value>(all: readonly Value[], chosen: readonly Value[]) => all.filter((one) => chosen.includes(one));
  return {
    ...stated,
    codes: inOrder(codeIds, stated.codes),
    procedures: inOrder(designationColumns, stated.procedures),
    conditions: stated.conditions.map((condition) => ({ id: idOf(condition), ...condition })),
  };
}

/**
 * Stores what a body entered: everything counts at once except additions to its designations, which wait for approval.
 * An addition that already waited keeps its day.
 */
export function saveProfile(
  before: StoredProfile,
  profile: BodyProfile,
  { today, newId }: { readonly today: CalendarDate; readonly newId: () => string },
): StoredProfile {
  const stated = profile.designations.map((designation) => withIds(designation, before, newId));
  const designations = countedDesignations(before.facts.designations, stated);
  const additions = additionsTo(designations, stated);
  const facts = { ...profile, designations };
  if (additions.length === 0) return { facts, stated: null };
  const dayOf = (addition: Addition) => before.stated?.statedOn[additionKey(addition)] ?? today;
  const statedOn = Object.fromEntries(additions.map((addition) => [additionKey(addition), dayOf(addition)]));
  return { facts, stated: { designations: stated, statedOn } };
}

/** Approves the additions that wait: what the body states counts from now on. */
export const approveAdditions = ({ facts, stated }: StoredProfile): StoredProfile => ({
  facts: { ...facts, designations: stated?.designations ?? facts.designations },
  stated: null,
});

/** Rejects the additions that wait: the body states no more than what counts. */
export const rejectAdditions = ({ facts }: StoredProfile): StoredProfile => ({ facts, stated: null });
