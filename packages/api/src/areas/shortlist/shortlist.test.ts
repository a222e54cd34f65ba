import { exportAccount } from '@attesta/domain/account/data/calls';
import { archiveDevices, deleteDevice, restoreDevices } from '@attesta/domain/devices/calls';
import * as calls from '@attesta/domain/shortlist/calls';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { devices, notifiedBodies } from '../../database/schema.ts';
import { shortlistEntries } from '../../database/shortlist-schema.ts';
import { databases } from '../../testing/databases.ts';
import { shortlistQuota } from '../../settings/device-quota.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { addEntry } from './store.ts';

const device_id = 'dev-06';

describe.each(databases)('Shortlists on $name', (database) => {
  let instance: Instance;
  let token: string;
  let other: string;

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    [token, other] = [await instance.signIn('op-11'), await instance.signIn('op-01')];
  });
  afterAll(() => instance.close());

  const add = (notifiedBody: string, more: object = {}) =>
    instance.call(calls.addToShortlist, { token, body: { device_id, notifiedBody, ...more } });
  const list = async (query: object = {}) =>
    (await instance.call(calls.listShortlist, { token, query: { device_id, ...query } })).body;
  const remove = (id: string) => instance.call(calls.removeFromShortlist, { token, params: { id } });
  const restore = (id: string) => instance.call(calls.restoreToShortlist, { token, params: { id } });
  const queries = () => instance.portal.database.queries;

  it('contain a body once, in the order of adding, with its position in the match (D.233)', async () => {
    const { body } = await add('9112', { note: 'Ask about the cuff' });
    instance.pass(60_000);
    await add('9111');
    expect((await add('9112')).body).toEqual(body);
    const { entries, total, next } = await list();
    expect({ total, next }).toEqual({ total: 2, next: null });
    expect(entries[0]).toEqual(body.entry);
    expect(entries[0]).toMatchObject({
      device_id,
      application_id: null,
      notifiedBody: '9112',
      name: 'Moravista Zkušebna s.r.o.',
      contact: 'desk@nb9112.example.org',
      note: 'Ask about the cuff',
      added: { list: 'match', start: '2027-03-14' },
      current: { list: 'match', start: '2027-03-14' },
    });
    expect(entries[1]).toMatchObject({
      notifiedBody: '9111',
      contact: null,
      current: { list: 'excluded', fails: ['F2_codes'], missingCodes: ['MDA0203'] },
    });
    const first = await list({ pageSize: '1' });
    const second = await list({ pageSize: '1', after: first.next });
    expect([...first.entries, ...second.entries]).toEqual(entries);
    expect(second.next).toBeNull();
  });

  it('show what changed since a body was added (D.233)', async () => {
    await add('9113');
    const [row] = await queries().select().from(notifiedBodies).where(eq(notifiedBodies.number, '9113'));
    if (!row) throw new Error('No body 9113');
    await queries()
      .update(notifiedBodies)
      .set({ facts: { ...row.facts, intake: 'suspended' } })
      .where(eq(notifiedBodies.number, '9113'));
    const entry = (await list()).entries.find(({ notifiedBody }) => notifiedBody === '9113');
    expect(entry?.added).toMatchObject({ list: 'match' });
    expect(entry?.current).toEqual({ list: 'excluded', fails: ['F5_intake_suspended'] });
    await queries().update(notifiedBodies).set({ facts: row.facts }).where(eq(notifiedBodies.number, '9113'));
  });

  it('lose a removed body, which can be restored as it was for a day (D.234)', async () => {
    const before = (await add('9107', { note: 'Second choice' })).body.entry;
    expect([(await remove(before.id)).status, (await remove(before.id)).status]).toEqual([200, 200]);
    expect((await list()).entries.map(({ id }) => id)).not.toContain(before.id);
    instance.pass(3_600_000);
    expect((await restore(before.id)).body.entry).toEqual(before);
    await remove(before.id);
    instance.pass(3_600_000);
    const again = (await add('9107')).body.entry;
    expect(again).toMatchObject({ note: null, current: before.current });
    expect(again.createdAt > before.createdAt).toBe(true);
    await remove(again.id);
    instance.pass(25 * 3_600_000);
    await add('9109');
    expect((await restore(again.id)).status).toBe(404);
  });

  it('are unknown to other accounts, and accept only known devices and bodies (D.233)', async () => {
    const { entry } = (await add('9109')).body;
    const asOther = [
      await instance.call(calls.listShortlist, { token: other, query: { device_id } }),
      await instance.call(calls.addToShortlist, { token: other, body: { device_id, notifiedBody: '9109' } }),
      await instance.call(calls.restoreToShortlist, { token: other, params: { id: entry.id } }),
    ];
    expect(asOther.map(({ status }) => status)).toEqual([404, 404, 404]);
    await instance.call(calls.removeFromShortlist, { token: other, params: { id: entry.id } });
    expect((await list()).entries.map(({ id }) => id)).toContain(entry.id);
    expect((await add('0001')).status).toBe(404);
    expect((await add('9109', { note: 'x'.repeat(501) })).error.fields).toEqual({ note: 'too_long' });
    expect((await instance.call(calls.listShortlist, { token, query: {} as never })).error.fields).toEqual({
      device_id: 'required',
    });
  });

  it('are in the export, are unchanged while the device is archived, and are deleted with it (D.235, D.452)', async () => {
    await add('9109', { note: 'In the export' });
    const { rawPayload } = await instance.app.inject({
      url: exportAccount.path,
      headers: { authorization: `Bearer ${token}` },
    });
    const data = JSON.parse(
      strFromU8(unzipSync(new Uint8Array(rawPayload))['attesta-my-data.json'] ?? new Uint8Array()),
    );
    expect(data.shortlist).toContainEqual(
      expect.objectContaining({ deviceId: device_id, notifiedBody: '9109', note: 'In the export', removedAt: null }),
    );
    const { entry } = (await add('9108')).body;
    await remove(entry.id);
    await instance.call(archiveDevices, { token, body: { ids: [device_id] } });
    expect((await add('9108')).error.code).toBe('archived');
    // The undo of the removal works again once the device is restored.
    expect([(await restore(entry.id)).status, (await restore(entry.id)).error.code]).toEqual([409, 'archived']);
    await instance.call(restoreDevices, { token, body: { ids: [device_id] } });
    expect((await restore(entry.id)).body.entry).toEqual(entry);
    await instance.call(archiveDevices, { token, body: { ids: [device_id] } });
    await instance.call(deleteDevice, { token, params: { id: device_id } });
    expect(await queries().$count(devices, eq(devices.id, device_id))).toBe(0);
    expect(await queries().$count(shortlistEntries, eq(shortlistEntries.deviceId, device_id))).toBe(0);
  });

  it('hold 10,000 bodies of an account, exactly, also with simultaneous requests (D.397)', async () => {
    expect(shortlistQuota).toBe(10_000);
    const few = await createInstance({ database, settings: { demo: true, shortlistQuota: 3 } });
    onTestFinished(() => few.close());
    const by = await few.signIn('op-11');
    const bodies = ['9101', '9102', '9103', '9104', '9105', '9106'];
    const addAs = (notifiedBody: string) =>
      few.call(calls.addToShortlist, { token: by, body: { device_id, notifiedBody } });
    const responses = await Promise.all(bodies.map(addAs));
    const refused = responses.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.error).toMatchObject({
      code: 'quota_reached',
      message: 'An account can store 3 notified bodies on its shortlists. Remove some, then try again.',
    });
    const [stored] = responses.filter(({ status }) => status === 200).map(({ body }) => body.entry.notifiedBody);
    expect((await addAs(stored ?? '')).status).toBe(200);
  });

  it('add no body to a device that is archived or deleted while the device is matched (D.397)', async () => {
    const add = (state: 'archived' | 'deleted') => {
      const entry = { organisationId: 'op-11', deviceId: 'dev-12', notifiedBody: '9101', standing: null };
      return state === 'archived' ? entry : { ...entry, deviceId: 'deleted meanwhile' };
    };
    const now = instance.portal.clock();
    await queries().update(devices).set({ ownerId: 'op-11', archivedAt: now }).where(eq(devices.id, 'dev-12'));
    expect(await addEntry(queries(), { ...add('archived'), now }, 10)).toBe('archived');
    expect(await addEntry(queries(), { ...add('deleted'), now }, 10)).toBe('no_device');
  });
});
