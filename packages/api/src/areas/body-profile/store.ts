import type { NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import type { NotifiedBody } from '@attesta/domain/availability/schema';
import type { BodyProfile } from '@attesta/domain/body-profile/schema';
import { profileFactsOf, type StoredProfile } from '@attesta/domain/body-profile/stored-profile';
import { utcOffsets } from '@attesta/domain/matching/utc-offsets';
import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { notifiedBodies } from '../../database/schema.ts';

/** The profile of a notified body with its version. */
export interface VersionedProfile extends StoredProfile {
  readonly body: NotifiedBody;
  readonly version: number;
}

/** Returns the profile of a body, or null before the body saved one. `lock` locks the row until the transaction ends. */
export async function storedProfile(
  queries: Queries,
  number: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<VersionedProfile | null> {
  const query = queries.select().from(notifiedBodies).where(eq(notifiedBodies.number, number));
  const [row] = await (lock ? query.for('update') : query);
  return row ? { facts: profileFactsOf(row.facts), stated: row.stated, version: row.version, body: row.facts } : null;
}

/** Returns the bodies with additions that wait for approval, in the order of their numbers. */
export async function waitingProfiles(queries: Queries): Promise<VersionedProfile[]> {
  const rows = await queries
    .select()
    .from(notifiedBodies)
    .where(isNotNull(notifiedBodies.stated))
    .orderBy(notifiedBodies.number);
  return rows.map(({ facts, stated, version }) => ({ facts: profileFactsOf(facts), stated, version, body: facts }));
}

/** Replaces the profile of a body, or adds the body. The name, address and languages are those of its account. */
export async function writeProfile(
  queries: Queries,
  account: NotifiedBodyAccount,
  { facts, stated }: StoredProfile,
  version: number,
): Promise<void> {
  const { number, name, country, city, documentationLanguages } = account;
  const published: NotifiedBody = {
    number,
    name,
    country,
    city,
    documentationLanguages,
    utcOffsetHours: utcOffsets[country] ?? 1,
    // The account says whether operators see its address.
    contact: null,
    ...facts,
    designations: [...facts.designations],
  };
  const values = { facts: published, stated, version };
  await queries
    .insert(notifiedBodies)
    .values({ number, ...values })
    .onConflictDoUpdate({ target: notifiedBodies.number, set: values });
}

/** A body without a profile has no designations; everything that it states is an addition. */
export const nothingStored = (profile: BodyProfile): StoredProfile => ({
  facts: { ...profile, designations: [] },
  stated: null,
});
