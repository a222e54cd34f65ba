import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDevice, listDevices } from '@attesta/domain/devices/calls';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { cursorOf } from '@attesta/domain/contract/cursor';
import { answersOf, completeDevice } from '@attesta/domain/devices/complete';
import { stageOf } from '@attesta/domain/devices/fields';
import { deviceName } from '@attesta/domain/devices/device-name';
import { deviceSorts, isDescending, sortKeyOf, sortNameOf, type DeviceSort } from '@attesta/domain/devices/order';
import { emptyDevice, type Device, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { stages } from '@attesta/domain/devices/vocabulary';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../database/migrations.ts';
import { devices } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { addDevice } from './store.ts';

type DevicePage = ResponseOf<typeof listDevices>;

/** The value of a device in an order; null if it has none. */
const valueOf = (device: Device, sort: DeviceSort): string | number | null => {
  switch (sortKeyOf(sort)) {
    case 'name':
      return sortNameOf(deviceName(device));
    case 'class':
      return device.riskClass === null || device.riskClass === 'unsure' ? null : riskClasses.indexOf(device.riskClass);
    case 'stage':
      return stages.indexOf(stageOf(device));
    case 'target':
      return device.targetSubmissionDate;
    case 'changed':
      return device.updatedAt;
  }
};

/** UTF-8 bytes have the order of code points; UTF-16 units, which JavaScript compares, have not. */
const bytesOf = (value: string | number) => Buffer.from(typeof value === 'string' ? value : [value]);

const inOrder = (all: readonly Device[], sort: DeviceSort) =>
  all.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort), valueOf(b, sort)];
    if (left === null || right === null) {
      const byMissing = Number(left === null) - Number(right === null);
      if (byMissing !== 0) return byMissing;
    }
    const byValue = left === null || right === null ? 0 : Buffer.compare(bytesOf(left), bytesOf(right));
    const order = byValue || (a.id < b.id ? -1 : 1);
    return isDescending(sort) ? -order : order;
  });

const names = ['pump', 'Pump', 'PUMP 2', 'Pump 10', 'Écran', 'ecran', 'zoom', '血压计', '🫀 monitor', '𠮷', 'ﬀ', null];
const days = ['2026-12-01', '2027-03-12', '2027-03-13', null];
const tradeNames: DeviceAnswers['tradeName'][] = [null, null, [{ language: 'en', text: 'Trade 7' }]];
const answers: fc.Arbitrary<DeviceAnswers> = fc
  .record({
    workingName: fc.constantFrom(...names),
    tradeName: fc.constantFrom(...tradeNames),
    riskClass: fc.constantFrom(...riskClasses, 'unsure' as const, null),
    stage: fc.constantFrom(...stages, null),
    targetSubmissionDate: fc.constantFrom(...days),
    intendedPurpose: fc.constantFrom('Shows the oxygen in the blood.\nFor adults.', null),
  })
  .map((some) => answersOf(completeDevice({ ...emptyDevice, ...some }, null)));

describe.each(databases)('The order of the list of devices on $name', (database) => {
  let instance: Instance;
  let token: string;
  let ownerId: string;
  beforeAll(async () => {
    instance = await createInstance({ database });
    token = await operator(instance);
    const body = { workingName: 'first', regulation: 'MDR' as const, stage: 'idea' as const };
    const rest = { manufacturerCountry: 'RO' as const, intendedPurpose: 'Shows the oxygen in the blood of adults.' };
    const created = await instance.call(createDevice, { token, body: { ...body, ...rest } });
    ownerId = created.body.device.operatorId;
  });
  afterAll(() => instance.close());

  async function replaceDevices(all: readonly DeviceAnswers[]): Promise<void> {
    const { queries } = instance.portal.database;
    await queries.delete(devices).where(eq(devices.ownerId, ownerId));
    for (const [index, each] of all.entries()) {
      // A random id, so that the ids are not in the order of the times. Several devices have the same time.
      const now = new Date(Date.parse('2026-11-21T08:00:00Z') + Math.floor(index / 3) * 1000);
      await addDevice(queries, { ownerId, answers: each, now });
    }
  }

  /** All devices in the order of the pages, from the first page to the last. */
  async function walk(sort: DeviceSort, pageSize: number, start?: { before: string }): Promise<Device[]> {
    const found: Device[] = [];
    let query: Record<string, string> | null = { ...start };
    while (query !== null) {
      const input: { token: string; query: Record<string, string> } = {
        token,
        query: { ...query, sort, pageSize: String(pageSize) },
      };
      const { devices: page, next, previous }: DevicePage = (await instance.call(listDevices, input)).body;
      if (start) found.unshift(...page);
      else found.push(...page);
      const cursor: string | null = start ? previous : next;
      query = cursor === null ? null : { [start ? 'before' : 'after']: cursor };
    }
    return found;
  }

  it('contains every device exactly once in every order, forward and backward, with ties and missing values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(answers, { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 1, max: 7 }),
        async (some, size) => {
          await replaceDevices(some);
          const all = (await instance.call(listDevices, { token, query: { pageSize: '100' } })).body.devices;
          expect(all).toHaveLength(some.length);
          for (const sort of deviceSorts) {
            const expected = inOrder(all, sort).map(({ id }) => id);
            expect([sort, (await walk(sort, size)).map(({ id }) => id)]).toEqual([sort, expected]);
            const last = (
              await instance.call(listDevices, { token, query: { sort, pageSize: '100' } })
            ).body.devices.at(-1);
            const end = last && cursorOf([sort, await cursorValue(last.id, sort), last.id]);
            const backward = (await walk(sort, size, { before: end ?? '' })).map(({ id }) => id);
            expect([sort, [...backward, last?.id]]).toEqual([sort, expected]);
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);

  /** The value of a device in a cursor, as text. */
  async function cursorValue(id: string, sort: DeviceSort): Promise<string> {
    const device = (await instance.call(listDevices, { token, query: { pageSize: '100' } })).body.devices.find(
      (each) => each.id === id,
    );
    const value = device === undefined ? null : valueOf(device, sort);
    if (sortKeyOf(sort) === 'changed') return String(value).replace('Z', '000Z');
    return typeof value === 'number' ? String(value + 1) : (value ?? '');
  }

  it('returns cursors that belong to their order', async () => {
    await replaceDevices(fc.sample(answers, 5));
    const query = { sort: 'name', pageSize: '2' };
    const { next } = (await instance.call(listDevices, { token, query })).body;
    for (const sort of ['-name', 'target', '-changed']) {
      const response = await instance.call(listDevices, { token, query: { sort, after: next ?? '' } });
      expect([response.status, response.error.fields]).toEqual([400, { after: 'pattern' }]);
    }
    expect((await instance.call(listDevices, { token, query: { ...query, after: next ?? '' } })).status).toBe(200);
  });

  it('sorts rows of older versions in the same way: the migration computes the same columns', async () => {
    await replaceDevices(fc.sample(answers, 60));
    const { queries } = instance.portal.database;
    const columns = () =>
      queries
        .select({ id: devices.id, name: devices.sortName, riskClass: devices.riskClass, target: devices.targetDate })
        .from(devices)
        .orderBy(devices.id);
    const stored = await columns();
    await queries.update(devices).set({ sortName: null, riskClass: null, targetDate: null });
    const migration = await readFile(join(migrationsFolder, '0005_device_order.sql'), 'utf8');
    await queries.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
    expect(await columns()).toEqual(stored);
    expect(new Set(stored.map(({ name }) => name)).size).toBeGreaterThan(5);
  });
});
