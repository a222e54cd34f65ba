import { randomUUID } from 'node:crypto';
import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { archiveDevices, createDevice, listDevices, summarizeDevices } from '@attesta/domain/devices/calls';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/devices/complete';
import type { DeviceInput } from '@attesta/domain/devices/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { devices } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { DeviceSummaries } from './summary.ts';

const idea: DeviceInput = {
  workingName: 'Pulse',
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

/** Answers of a device that is complete for matching. */
const matchable: DeviceInput = {
  ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
  regulation: 'MDR',
  riskClass: 'IIa',
  stage: 'technical_documentation_ready',
  designationCodes: ['MDA0203', 'MDT2002'],
  documentationLanguages: ['en'],
};

describe.each(databases)('The summary of devices on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const summary = async (token: string) => (await instance.call(summarizeDevices, { token })).body;

  /** Creates an operator with a device per input, each changed a second after the one before. */
  async function operatorWith(inputs: readonly DeviceInput[]) {
    const token = await operator(instance);
    const { operatorId: ownerId, id } = (await instance.call(createDevice, { token, body: idea })).body.device;
    const { queries } = instance.portal.database;
    const [row] = await queries.delete(devices).where(eq(devices.id, id)).returning();
    const rows = inputs.map((input, index) => ({
      ...row!,
      id: randomUUID(),
      answers: answersOf(completeDevice(applyInput({ workingName: `D${index}`, ...input }, null), null)),
      updatedAt: new Date(Date.parse('2026-11-01T09:00:00Z') + index * 1000),
    }));
    if (rows.length > 0) await queries.insert(devices).values(rows);
    return { token, ownerId };
  }

  const many = (count: number, input: DeviceInput = matchable) => Array.from({ length: count }, () => input);

  it('names the device with the nearest date first, however long ago it was changed (D.161)', async () => {
    const { token } = await operatorWith([{ ...matchable, targetSubmissionDate: '2026-11-22' }, ...many(149)]);
    const { total, ready, attention, next, dates, latest } = await summary(token);
    expect({ total, ready, attention: attention.total, next }).toEqual({
      total: 150,
      ready: 150,
      attention: 1,
      next: null,
    });
    expect(attention.devices).toMatchObject([
      { device: { workingName: 'D0' }, reasons: [{ kind: 'targetSoon', on: '2026-11-22' }] },
    ]);
    expect(dates).toMatchObject([{ device: { workingName: 'D0' }, kind: 'target', on: '2026-11-22' }]);
    const { devices: listed } = (await instance.call(listDevices, { token, query: { pageSize: '1' } })).body;
    expect(latest).toBe(listed[0]?.id);
  });

  it('counts devices beyond the first page of the database once, also those that changed at the same time', async () => {
    const { token, ownerId } = await operatorWith(many(1003));
    await instance.portal.database.queries
      .update(devices)
      .set({ updatedAt: new Date('2026-11-01T10:00:00Z') })
      .where(eq(devices.ownerId, ownerId));
    expect(await summary(token)).toMatchObject({ total: 1003, ready: 1003, attention: { total: 0 } });
  });

  it('ignores archived devices and those of other accounts', async () => {
    const due = { ...matchable, targetSubmissionDate: '2026-11-22' };
    await operatorWith(many(3, due));
    const { token } = await operatorWith([due, matchable]);
    expect(await summary(token)).toMatchObject({ total: 2, ready: 2, attention: { total: 1 } });
    const { device } = (await summary(token)).attention.devices[0] ?? {};
    await instance.call(archiveDevices, { token, body: { ids: [device?.id ?? ''] } });
    expect(await summary(token)).toMatchObject({
      total: 1,
      ready: 1,
      attention: { total: 0, devices: [] },
      next: { device: { workingName: 'D1' }, target: null },
      dates: [],
    });
  });

  it('is empty without devices', async () => {
    const { token } = await operatorWith([]);
    expect(await summary(token)).toEqual({
      today: '2026-11-21',
      total: 0,
      ready: 0,
      lodged: 0,
      certified: 0,
      latest: null,
      attention: { total: 0, devices: [] },
      next: null,
      dates: [],
      laterDates: null,
    });
  });

  it('refers to the given day', async () => {
    const { ownerId } = await operatorWith([{ ...matchable, targetSubmissionDate: '2026-11-22' }]);
    const { queries } = instance.portal.database;
    const { attention } = await new DeviceSummaries().summarize(queries, ownerId, '2026-11-23');
    expect(attention.devices[0]?.reasons).toEqual([{ kind: 'targetPassed', on: '2026-11-22' }]);
  });

  it('reads the answers of each version of a device once, in small pages, also for simultaneous requests (D.161)', async () => {
    const { ownerId } = await operatorWith(many(60));
    const { queries } = instance.portal.database;
    const select = vi.spyOn(queries, 'select');
    onTestFinished(() => select.mockRestore());
    const pagesRead = () => {
      const pages = select.mock.calls.filter(([fields]) => fields && 'answers' in fields).length;
      select.mockClear();
      return pages;
    };
    const summaries = new DeviceSummaries();
    const summarize = () => summaries.summarize(queries, ownerId, '2026-11-23');
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, summarize));
    expect(pagesRead()).toBe(3);
    expect(others).toEqual(others.map(() => first));
    await summarize();
    expect(pagesRead()).toBe(0);
    const isOwn = eq(devices.ownerId, ownerId);
    const [one] = await queries.select({ id: devices.id }).from(devices).where(isOwn).limit(1);
    const answers = answersOf(completeDevice(applyInput({ ...idea, stage: 'idea' }, null), null));
    await queries.update(devices).set({ answers, version: 2 }).where(eq(devices.id, one!.id));
    expect((await summarize()).ready).toBe(first!.ready - 1);
    expect(pagesRead()).toBe(1);
  });
});
