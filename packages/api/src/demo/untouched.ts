import type { Account } from '@attesta/domain/account/configuration';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { auditEntries } from '../database/audit-schema.ts';
import type { Queries } from '../database/database.ts';
import { accounts, devices, windows } from '../database/schema.ts';
import { shortlistEntries } from '../database/shortlist-schema.ts';
import { fingerprintOf } from './fingerprint.ts';
import previous from './previous-versions.json' with { type: 'json' };

// A row is untouched if it is as the demo data wrote it (ADR 0077). Every change of a window or a device raises its
// version; a configuration has no version, so it is compared with the fingerprints of earlier versions of the data.

/** Ids of the windows of the demo data: `w0001` in version 1, later with the version. Portals generate other ids. */
const windowId = '^w([0-9]+-)?[0-9]{4}$';
/** Ids of the devices of the demo data. The server generates other ids. */
const deviceId = '^dev-[0-9]{2}$';

/** Condition on windows that nobody changed, confirmed or added. */
export const isUntouchedWindow = (queries: Queries) =>
  and(
    eq(windows.version, 1),
    sql`${windows.id} ~ ${windowId}`,
    notExists(
      queries
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(and(eq(auditEntries.recordId, windows.id), eq(auditEntries.action, 'window_added'))),
    ),
  );

/** Condition on devices that nobody changed or archived, and for which nobody has a shortlist. */
export const isUntouchedDevice = (queries: Queries) =>
  and(
    eq(devices.version, 1),
    sql`${devices.id} ~ ${deviceId}`,
    isNull(devices.archivedAt),
    inArray(devices.ownerId, queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true))),
    notExists(
      queries
        .select({ id: shortlistEntries.id })
        .from(shortlistEntries)
        .where(eq(shortlistEntries.deviceId, devices.id)),
    ),
  );

/**
 * Returns the fingerprint of a configuration without the choice to show the contact address, which is the user's and
 * was added to older configurations.
 */
export const fingerprintOfConfiguration = (profile: Account | null): string =>
  fingerprintOf({ ...profile, showContact: undefined });

/** Whether the configuration of a demo account is as an earlier version of the demo data wrote it. */
export function isUntouchedConfiguration(accountId: string, profile: Account | null): boolean {
  const known = (previous.configurations as Record<string, readonly string[]>)[accountId];
  return known?.includes(fingerprintOfConfiguration(profile)) ?? false;
}

/** Whether an earlier version of the demo data had a device. If it is absent from the database, a user deleted it. */
export const wasDemoDevice = (id: string): boolean => previous.devices.includes(id);
