import { z } from 'zod';
import type { NotifiedBody } from '../availability/schema.ts';
import { regulations } from '../classes/class-variant.ts';
import { cursor, cursorId, cursorInstant } from '../contract/cursor.ts';
import type { ProfileFacts } from './stored-profile.ts';

/** The facts that operators see or that matching uses, as they are compared for the history. */
export const profileFields = [
  'name',
  'country',
  'city',
  'documentationLanguages',
  'intake',
  'acceptsFirstTimeApplicants',
  'classesTakenOn',
  'kindsTaken',
  'sizeBand',
  'feeBand',
  'smeFeeReduction',
  'smeReservedCapacity',
  'medianMonths',
  'validity',
  'codes',
  'procedures',
  'conditions',
] as const;
export type ProfileField = (typeof profileFields)[number];

/**
 * A change of one fact. Values are texts: ids of the domain's lists, `yes` and `no`, whole percent, a class with its
 * months (`IIa 13`), a validity (`2023-09-01/2028-08-31`, without the last day if it has no end), or the condition.
 */
export const profileChangeSchema = z.object({
  field: z.enum(profileFields),
  /** For the facts of a designation; null for all others. */
  regulation: z.enum(regulations).nullable(),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

/**
 * Facts of a notified body before or after a change: those of its profile, or those of its account. Facts that the change
 * does not concern are absent.
 */
export type ProfileSnapshot = Partial<
  ProfileFacts & Pick<NotifiedBody, 'name' | 'country' | 'city' | 'documentationLanguages'>
>;

export const profileActions = ['profile_changed', 'designation_approved', 'designation_rejected'] as const;

export const profileHistoryEntrySchema = z.object({
  id: z.string(),
  action: z.enum(profileActions),
  /** When it was changed, in ISO 8601. */
  changedAt: z.iso.datetime(),
  /** The person of the organisation who changed it; null if the portal's operator did, or the account was deleted. */
  changedBy: z.string().nullable(),
  changes: z.array(profileChangeSchema),
});
export type ProfileHistoryEntry = z.output<typeof profileHistoryEntrySchema>;

/** Cursor of the history: when the entry was added, and its id. */
export const historyCursor = cursor(z.tuple([cursorInstant, cursorId]));

type Values = Map<string, Pick<ProfileChange, 'field' | 'regulation'> & { values: readonly string[] }>;

const texts = (value: string | null | undefined) => (value === undefined ? undefined : value === null ? [] : [value]);

function valuesOf(snapshot: ProfileSnapshot | null): Values {
  const values: Values = new Map();
  if (snapshot === null) return values;
  const add = (
    field: ProfileField,
    list: readonly string[] | undefined,
    regulation: ProfileChange['regulation'] = null,
  ) => list && values.set(`${field} ${regulation ?? ''}`, { field, regulation, values: list });
  const { acceptsFirstTimeApplicants, smeScheme, medianMonthsByClass, designations = [] } = snapshot;
  add('name', texts(snapshot.name));
  add('country', texts(snapshot.country));
  add('city', texts(snapshot.city));
  add('documentationLanguages', snapshot.documentationLanguages);
  add('intake', texts(snapshot.intake));
  add(
    'acceptsFirstTimeApplicants',
    acceptsFirstTimeApplicants === undefined ? undefined : [acceptsFirstTimeApplicants ? 'yes' : 'no'],
  );
  add('classesTakenOn', snapshot.classesTakenOn);
  add('kindsTaken', snapshot.kindsTaken);
  add('sizeBand', texts(snapshot.sizeBand));
  add('feeBand', texts(snapshot.feeBand));
  add('smeFeeReduction', texts(smeScheme && String(smeScheme.feeReductionPercent)));
  add('smeReservedCapacity', texts(smeScheme && String(smeScheme.reservedCapacityPercent)));
  add(
    'medianMonths',
    medianMonthsByClass && Object.entries(medianMonthsByClass).map(([riskClass, months]) => `${riskClass} ${months}`),
  );
  for (const { regulation, validFrom, validTo, codes, procedures, conditions } of designations) {
    add('validity', [validTo === null ? validFrom : `${validFrom}/${validTo}`], regulation);
    add('codes', codes, regulation);
    add('procedures', procedures, regulation);
    add(
      'conditions',
      conditions.map(({ codes: conditional, text }) => `${conditional.join(', ')}: ${text}`),
      regulation,
    );
  }
  return values;
}

const without = (values: readonly string[], others: readonly string[]) =>
  values.filter((value) => !others.includes(value));

/** Returns the facts that differ, in the order of {@link profileFields}. `before` is null for a new profile. */
export function profileChanges(before: ProfileSnapshot | null, after: ProfileSnapshot): ProfileChange[] {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  const keys = [...new Set([...current.keys(), ...old.keys()])];
  const changes = keys.flatMap((key): ProfileChange[] => {
    const fact = current.get(key) ?? old.get(key);
    if (!fact) return [];
    const [from, to] = [old.get(key)?.values ?? [], current.get(key)?.values ?? []];
    const [removed, added] = [without(from, to), without(to, from)];
    if (removed.length === 0 && added.length === 0) return [];
    return [{ field: fact.field, regulation: fact.regulation, removed, added }];
  });
  return changes.sort((one, other) => profileFields.indexOf(one.field) - profileFields.indexOf(other.field));
}
