import type { WindowInput } from '@attesta/domain/availability/changes';
import type { Window } from '@attesta/domain/availability/schema';
import { and, eq, gt, inArray, isNotNull, like, sql } from 'drizzle-orm';
import { addKnownDevices } from '../areas/devices/index.ts';
import { auditEntries } from '../database/audit-schema.ts';
import type { Queries } from '../database/database.ts';
import { accounts, devices, notifiedBodies, windows, type AccountRow } from '../database/schema.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoData } from './organisations.ts';
import { addBodies, addWindows, newDevice } from './seed.ts';
import { isUntouchedConfiguration, isUntouchedDevice, isUntouchedWindow, wasDemoDevice } from './untouched.ts';

/**
 * Replaces the rows of an older version of the demo data that nobody touched. What users made, changed or deleted stays
 * as it is.
 */
export async function replaceUntouched(queries: Queries, data: DemoData, now: Date): Promise<void> {
  const known = await queries.select().from(accounts).where(eq(accounts.demo, true));
  await replaceConfigurations(queries, data, known);
  await replaceWindows(queries, data, known);
  await replaceDevices(queries, data, known, now);
}

async function replaceConfigurations(queries: Queries, data: DemoData, known: readonly AccountRow[]): Promise<void> {
  const current = demoAccounts(data.operators, data.bodies, { passwordHash: '', now: new Date(0) });
  const profiles = new Map(current.map(({ id, profile }) => [id, profile]));
  for (const { id, profile } of known) {
    const replacement = profiles.get(id);
    if (!replacement || !isUntouchedConfiguration(id, profile)) continue;
    const shown = profile?.kind === 'notified_body' && { showContact: profile.showContact };
    await queries
      .update(accounts)
      .set({ profile: { ...replacement, ...shown } })
      .where(eq(accounts.id, id));
  }
}

/** Returns the numbers of the bodies for which an account that is not a demo account is approved. */
export async function takenBodies(queries: Queries): Promise<ReadonlySet<string>> {
  const taken = await queries
    .select({ number: sql<string>`${accounts.profile} ->> 'number'` })
    .from(accounts)
    .where(and(eq(accounts.demo, false), eq(accounts.requestStatus, 'approved')));
  return new Set(taken.map(({ number }) => number));
}

type Place = Pick<Window, 'regulation' | 'code' | 'intakePool' | 'from' | 'to'> & { readonly notifiedBody: string };

const placeKey = ({ notifiedBody, regulation, code, intakePool }: Place) =>
  `${notifiedBody} ${regulation} ${code} ${intakePool}`;

/**
 * Replaces facts and windows of the bodies whose demo account exists. A body that changed its profile stays as it is,
 * because its windows depend on its designations. No window is added where the body has one of its own, and none where
 * it changed or deleted one.
 */
async function replaceWindows(queries: Queries, data: DemoData, known: readonly AccountRow[]): Promise<void> {
  const taken = await takenBodies(queries);
  const ids = new Set(known.map(({ id }) => id));
  const changed = await queries.select().from(notifiedBodies).where(gt(notifiedBodies.version, 0));
  const touched = new Set([...taken, ...changed.map(({ number }) => number)]);
  const bodies = data.bodies.filter(({ number }) => ids.has(`nb-${number}`) && !touched.has(number));
  const numbers = bodies.map(({ number }) => number);
  if (numbers.length === 0) return;
  await addBodies(queries, bodies);
  const ofBodies = inArray(windows.notifiedBody, numbers);
  await queries.delete(windows).where(and(ofBodies, isUntouchedWindow(queries)));
  const kept: Place[] = await queries.select().from(windows).where(ofBodies);
  const occupied = Map.groupBy([...kept, ...(await earlierWindows(queries, numbers))], placeKey);
  const isFree = (window: Window) =>
    !occupied.get(placeKey(window))?.some(({ from, to }) => from <= window.to && window.from <= to);
  await addWindows(
    queries,
    data.windows.filter((window) => numbers.includes(window.notifiedBody) && isFree(window)),
  );
}

/** Returns the windows that bodies changed or deleted, as they were before. */
async function earlierWindows(queries: Queries, numbers: readonly string[]): Promise<Place[]> {
  const entries = await queries
    .select({ organisationId: auditEntries.organisationId, before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        inArray(
          auditEntries.organisationId,
          numbers.map((number) => `nb-${number}`),
        ),
        like(auditEntries.action, 'window%'),
        isNotNull(auditEntries.before),
      ),
    );
  return entries.flatMap(({ organisationId, before }) =>
    before ? [{ ...(before as WindowInput), notifiedBody: organisationId.slice('nb-'.length) }] : [],
  );
}

async function replaceDevices(
  queries: Queries,
  data: DemoData,
  known: readonly AccountRow[],
  now: Date,
): Promise<void> {
  const removed = await queries
    .delete(devices)
    .where(isUntouchedDevice(queries))
    .returning({ id: devices.id, createdAt: devices.createdAt, updatedAt: devices.updatedAt });
  const times = new Map(removed.map(({ id, ...rest }) => [id, rest]));
  const stored = await queries.select({ id: devices.id, ownerId: devices.ownerId, udi: devices.udi }).from(devices);
  const storedIds = new Set(stored.map(({ id }) => id));
  const usedUdis = new Set(stored.map(({ ownerId, udi }) => `${ownerId} ${udi}`));
  const owners = new Set(known.map(({ id }) => id));
  const added = data.devices.filter(
    ({ id, operator, answers }) =>
      owners.has(operator) &&
      !storedIds.has(id) &&
      (times.has(id) || !wasDemoDevice(id)) &&
      !(answers.udiDi !== null && usedUdis.has(`${operator} ${answers.udiDi}`)),
  );
  await addKnownDevices(
    queries,
    added.map((device) => ({ ...newDevice(device, now), ...times.get(device.id) })),
  );
}
