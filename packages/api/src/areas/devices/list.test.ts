import { archiveDevices, createDevice, listDevices, updateDevice } from '@attesta/domain/devices/calls';
import { cursorOf } from '@attesta/domain/contract/cursor';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/devices/complete';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { addDevice } from './store.ts';

const idea = (workingName: string) => ({
  workingName,
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

type Query = Record<string, string>;

/** The time `ms` milliseconds before 9:00, which is the current time of the server. */
const morning = (ms: number) => new Date(Date.parse('2026-11-21T09:00:00Z') - ms);

describe.each(databases)('The list of devices on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const list = async (token: string, query: Query = {}) => (await instance.call(listDevices, { token, query })).body;
  const create = async (token: string, workingName: string) =>
    (await instance.call(createDevice, { token, body: idea(workingName) })).body.device;
  const names = ({ devices: found }: Awaited<ReturnType<typeof list>>) => found.map(({ workingName }) => workingName);

  /** Creates an operator with one device per given time; `D0` is the one that changed last. */
  async function operatorWith(instants: readonly Date[]): Promise<string> {
    const token = await operator(instance);
    const { operatorId: ownerId, id } = await create(token, 'first');
    await instance.call(archiveDevices, { token, body: { ids: [id] } });
    for (const [index, now] of instants.entries()) {
      const answers = answersOf(completeDevice(applyInput(idea(`D${index}`), null), null));
      await addDevice(instance.portal.database.queries, { ownerId, answers, now });
    }
    return token;
  }

  /** Ids in the order of the pages, from the first page to the last. */
  async function walk(token: string, direction: 'next' | 'previous', start: Query = {}): Promise<string[]> {
    const ids: string[] = [];
    for (let query: Query | null = start; query !== null;) {
      const page = await list(token, { pageSize: '20', ...query });
      expect(page.total).toBe(250);
      const found = page.devices.map(({ id }) => id);
      if (direction === 'next') ids.push(...found);
      else ids.unshift(...found);
      const cursor = page[direction];
      query = cursor === null ? null : { [direction === 'next' ? 'after' : 'before']: cursor };
    }
    return ids;
  }

  it('contains every device on exactly one page, forward and backward, also for equal times', async () => {
    const second = 1000;
    const secondsAgo = (index: number) => (index < 100 ? 0 : index < 150 ? 1 : index);
    const token = await operatorWith(Array.from({ length: 250 }, (_, index) => morning(secondsAgo(index) * second)));
    // 50 of them differ only in microseconds, which a JavaScript date cannot represent.
    const { queries } = instance.portal.database;
    const number = sql`substr(${devices.answers} ->> 'workingName', 2)::int`;
    await queries
      .update(devices)
      .set({ updatedAt: sql`${devices.updatedAt} + ${number} * interval '1 microsecond'` })
      .where(eq(devices.updatedAt, morning(second)));

    const forward = await walk(token, 'next');
    expect(forward).toHaveLength(250);
    expect(new Set(forward).size).toBe(250);
    const [ownerId] = (await list(token, { pageSize: '1' })).devices.map(({ operatorId }) => operatorId);
    const stored = await queries
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.ownerId, ownerId ?? ''), isNull(devices.archivedAt)))
      .orderBy(sql`updated_at desc, id desc`);
    expect(forward).toEqual(stored.map(({ id }) => id));

    const end = cursorOf(['-changed', '2000-01-01T00:00:00.000000Z', '-']);
    expect((await list(token, { before: end })).next).toBeNull();
    expect(await walk(token, 'previous', { before: end })).toEqual(forward);
  }, 60_000);

  it('skips and repeats no device if others are created, changed or archived between two pages', async () => {
    const token = await operatorWith(Array.from({ length: 6 }, (_, index) => morning(3_600_000 + index * 1000)));
    const first = await list(token, { pageSize: '2' });
    expect(names(first)).toEqual(['D0', 'D1']);
    const all = (await list(token)).devices;
    const idOf = (name: string) => all.find(({ workingName }) => workingName === name)?.id ?? '';

    await create(token, 'New');
    instance.pass(1000);
    const body = { version: 1, workingName: 'D4 changed' };
    await instance.call(updateDevice, { token, params: { id: idOf('D4') }, body });
    // The device that the cursor refers to.
    await instance.call(archiveDevices, { token, body: { ids: [idOf('D1')] } });
    const second = await list(token, { pageSize: '2', after: first.next ?? '' });
    expect(names(second)).toEqual(['D2', 'D3']);
    expect(names(await list(token, { pageSize: '2', after: second.next ?? '' }))).toEqual(['D5']);
    const before = await list(token, { pageSize: '2', before: second.previous ?? '' });
    expect(names(before)).toEqual(['New', 'D0']);
  });

  it('is paged within a filter, last changed first, with cursors of the next and previous page', async () => {
    const token = await operatorWith([0, 1, 2].map((index) => morning(3_600_000 + index * 1000)));
    await create(token, 'Another');
    const first = await list(token, { search: 'd', stage: 'idea', pageSize: '2' });
    const filtered = await list(token, { search: 'D0', pageSize: '2' });
    expect([names(filtered), filtered.total, filtered.next, filtered.previous]).toEqual([['D0'], 1, null, null]);
    expect([first.total, first.previous]).toEqual([4, null]);
    const second = await list(token, { search: 'd', stage: 'idea', pageSize: '2', after: first.next ?? '' });
    expect([names(second), second.total, second.next]).toEqual([['D1', 'D2'], 4, null]);
    const back = await list(token, { search: 'd', stage: 'idea', pageSize: '2', before: second.previous ?? '' });
    expect([back.devices, back.previous, back.next]).toEqual([first.devices, null, first.next]);
  });

  it('begins at any row, with the total and the cursors of both sides (D.541)', async () => {
    const token = await operatorWith([0, 1, 2, 3, 4].map((index) => morning(3_600_000 + index * 1000)));
    const middle = await list(token, { from: '2', pageSize: '2' });
    expect([names(middle), middle.total]).toEqual([['D2', 'D3'], 5]);
    expect(names(await list(token, { after: middle.next ?? '', pageSize: '2' }))).toEqual(['D4']);
    expect(names(await list(token, { before: middle.previous ?? '', pageSize: '2' }))).toEqual(['D0', 'D1']);
    const sorted = await list(token, { from: '3', pageSize: '2', sort: '-name' });
    expect([names(sorted), sorted.next]).toEqual([['D1', 'D0'], null]);
    const beyond = await list(token, { from: '1000000' });
    expect([beyond.devices, beyond.total, beyond.next, beyond.previous]).toEqual([[], 5, null, null]);
    expect((await list(token, { from: '0' })).previous).toBeNull();
  });

  it("contains only the caller's devices, even with the cursor of another user", async () => {
    const [mine, others] = [await operatorWith([morning(1000)]), await operatorWith([morning(0), morning(1)])];
    const { next } = await list(others, { pageSize: '1' });
    expect(names(await list(mine, { after: next ?? '' }))).toEqual(['D0']);
  });

  it.each<[string, Query]>([
    ['an invalid cursor', { after: 'x' }],
    ['a cursor with invalid characters', { before: '!' }],
    ['a cursor of a day that does not exist', { after: cursorOf(['-changed', '2026-02-30T00:00:00.000000Z', 'a']) }],
    [
      'a cursor of a year that the database does not have',
      { after: cursorOf(['-changed', '0000-01-01T00:00:00.000000Z', 'a']) },
    ],
    ['a cursor without a time', { before: cursorOf(['-changed', 'infinity', 'a']) }],
    [
      'a cursor with SQL',
      { after: cursorOf(['-changed', "2026-11-21T09:00:00.000000Z'; drop table devices; --", 'a']) },
    ],
    ['a cursor with a null character', { after: cursorOf(['-changed', '2026-11-21T09:00:00.000000Z', 'a\0']) }],
    ['a cursor that is too long', { after: 'A'.repeat(5000) }],
    ['a page number', { page: '2' }],
    ['an empty page', { pageSize: '0' }],
    ['a negative row', { from: '-1' }],
    ['a row that is not a whole number', { from: '1.5' }],
    ['a row that no list has', { from: '1000001' }],
    ['a page that is too large', { pageSize: '101' }],
    ['a page size that is not a number', { pageSize: 'x' }],
    ['an unknown stage', { stage: 'sold' }],
    ['an unknown order', { sort: 'size' }],
    ['an unknown filter', { owner: 'x' }],
  ])('rejects %s', async (_name, query) => {
    const response = await instance.call(listDevices, { token: await operator(instance), query });
    expect(response.status).toBe(400);
    expect(Object.keys(response.error.fields ?? {})).toEqual(Object.keys(query));
  });

  it('rejects after and before in one request', async () => {
    const cursor = cursorOf(['-changed', '2026-11-21T09:00:00.000000Z', 'a']);
    const query = { after: cursor, before: cursor };
    const response = await instance.call(listDevices, { token: await operator(instance), query });
    expect([response.status, response.error.fields]).toEqual([400, { before: 'invalid' }]);
    const both = await instance.call(listDevices, {
      token: await operator(instance),
      query: { from: '1', after: cursor },
    });
    expect([both.status, both.error.fields]).toEqual([400, { from: 'invalid' }]);
  });
});
