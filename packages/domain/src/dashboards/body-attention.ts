import { windowProblem, isDesignatedOn } from '../availability/rules.ts';
import type { Designation, WindowView } from '../availability/schema.ts';
import type { getBodyProfile } from '../body-profile/calls.ts';
import { isClassOf, type Regulation } from '../classes/class-variant.ts';
import { isProductCode, type CodeId } from '../codes/codes.ts';
import type { ResponseOf } from '../contract/call.ts';
import { addDays, daysBetween, type CalendarDate } from '../values/dates.ts';

/** Days before its end from which a designation needs attention. */
export const designationEndsWithin = 90;
/** Days before its end from which a window needs another one after it. */
export const windowEndsWithin = 30;

/** What a notified body sees about itself: the facts from which its attention list is made. */
export interface BodyRecords {
  readonly profile: ResponseOf<typeof getBodyProfile>;
  readonly windows: readonly WindowView[];
}

/** Something that a notified body should do or know. */
export type BodyAttention =
  /** Facts without which the body is in no match. */
  | { readonly kind: 'noProfile' | 'suspended' | 'noDesignation' }
  /** No class of a regulation under which the body is designated is accepted. */
  | { readonly kind: 'noClasses'; readonly regulation: Regulation }
  | {
      readonly kind: 'designationEnded' | 'designationEnds';
      readonly regulation: Regulation;
      readonly on: CalendarDate;
    }
  /** Windows for codes or days that the designations do not cover. */
  | { readonly kind: 'outside'; readonly windows: readonly WindowView[] }
  /** Windows not confirmed for 30 days. `oldest`: the day of the earliest confirmation. */
  | { readonly kind: 'unconfirmed'; readonly windows: readonly WindowView[]; readonly oldest: CalendarDate }
  /** Codes whose windows have ended. `on`: the last day of the latest. */
  | { readonly kind: 'ended'; readonly codes: readonly CodeId[]; readonly on: CalendarDate }
  /** Codes whose windows end soon, without another one. `on`: the first of these days. */
  | { readonly kind: 'ending'; readonly codes: readonly CodeId[]; readonly on: CalendarDate }
  /** Designated codes that never had a window. */
  | { readonly kind: 'uncovered'; readonly codes: readonly CodeId[] }
  /** Stated additions that count after approval. `since`: the day of the earliest. */
  | { readonly kind: 'waiting'; readonly count: number; readonly since: CalendarDate };

export type BodyAttentionKind = BodyAttention['kind'];

type Profile = BodyRecords['profile'];

function profileGaps({ profile, counted, additions }: Profile): BodyAttention[] {
  if (!profile) return [{ kind: 'noProfile' }];
  const designated = counted.map(({ regulation }) => regulation);
  return [
    ...(profile.intake === 'suspended' ? [{ kind: 'suspended' } as const] : []),
    // A designation that waits for approval is stated; the body can do nothing more.
    ...(counted.length === 0 && additions.length === 0 ? [{ kind: 'noDesignation' } as const] : []),
    ...designated
      .filter((regulation) => !profile.classesTakenOn.some((riskClass) => isClassOf(regulation, riskClass)))
      .map((regulation) => ({ kind: 'noClasses', regulation }) as const),
  ];
}

const designationEnds = (designations: readonly Designation[], today: CalendarDate): BodyAttention[] =>
  designations.flatMap(({ regulation, validTo }): BodyAttention[] => {
    if (validTo === null || daysBetween(today, validTo) > designationEndsWithin) return [];
    return [{ kind: validTo < today ? 'designationEnded' : 'designationEnds', regulation, on: validTo }];
  });

/** Whether a designation does not cover the code on all days of the window (R3). */
function isOutside(window: WindowView, designations: readonly Designation[]): boolean {
  const designation = designations.find(({ regulation }) => regulation === window.regulation);
  const counted = { ...window, slots: window.slots ?? 1, reserved: window.reserved ?? 0 };
  return windowProblem(counted, [], designation) === 'not_designated';
}

const earliest = (days: readonly CalendarDate[]): CalendarDate => days.toSorted()[0] ?? '';

/** The product codes for which the body can publish windows today, in the order of its designations. */
const designatedCodes = (designations: readonly Designation[], today: CalendarDate): CodeId[] => [
  ...new Set(
    designations
      .filter((designation) => isDesignatedOn(designation, today))
      .flatMap(({ codes }) => codes.filter(isProductCode)),
  ),
];

/** Codes without a window to come: their windows have ended, end soon, or never existed. A full window is one. */
function withoutWindow(codes: readonly CodeId[], windows: readonly WindowView[], today: CalendarDate): BodyAttention[] {
  const ends = new Map<CodeId, CalendarDate>();
  for (const { code, to } of windows) if (to > (ends.get(code) ?? '')) ends.set(code, to);
  const endOf = (code: CodeId) => ends.get(code) ?? null;
  const soon = addDays(today, windowEndsWithin);
  const ended = codes.filter((code) => (endOf(code) ?? today) < today);
  const ending = codes.filter((code) => {
    const end = endOf(code);
    return end !== null && end >= today && end <= soon;
  });
  const uncovered = codes.filter((code) => endOf(code) === null);
  const days = (some: readonly CodeId[]) => some.map((code) => endOf(code) ?? '').toSorted();
  return [
    ...(ended.length > 0 ? [{ kind: 'ended', codes: ended, on: days(ended).at(-1) ?? '' } as const] : []),
    ...(ending.length > 0 ? [{ kind: 'ending', codes: ending, on: days(ending)[0] ?? '' } as const] : []),
    ...(uncovered.length > 0 ? [{ kind: 'uncovered', codes: uncovered } as const] : []),
  ];
}

/**
 * Returns what needs the attention of a notified body. First what keeps it out of matches, then designations that end,
 * windows that claim more than the designation, windows that operators see as old, codes without windows, and last what
 * waits for the portal operator.
 */
export function bodyAttention({ profile, windows }: BodyRecords, today: CalendarDate): BodyAttention[] {
  const { counted, additions } = profile;
  const current = windows.filter(({ past }) => !past);
  const outside = current.filter((window) => isOutside(window, counted));
  const unconfirmed = current.filter(({ freshness }) => freshness !== 'fresh');
  const oldest = earliest(unconfirmed.map(({ updatedOn }) => updatedOn));
  const since = earliest(additions.map(({ statedOn }) => statedOn));
  return [
    ...profileGaps(profile),
    ...designationEnds(counted, today),
    ...(outside.length > 0 ? [{ kind: 'outside', windows: outside } as const] : []),
    ...(unconfirmed.length > 0 ? [{ kind: 'unconfirmed', windows: unconfirmed, oldest } as const] : []),
    ...withoutWindow(designatedCodes(counted, today), windows, today),
    ...(additions.length > 0 ? [{ kind: 'waiting', count: additions.length, since } as const] : []),
  ];
}
