import * as calls from '@attesta/domain/devices/calls';
import { maxMovedDevices } from '@attesta/domain/devices/moved-devices';
import { match } from '@attesta/domain/matching/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';

const idea = (workingName: string) => ({
  workingName,
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

describe.each(databases)('The archive of devices on $name', (database) => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await createInstance({ database });
    token = await operator(instance);
  });
  afterAll(() => instance.close());

  const created = async (workingName: string, more: object = {}) =>
    (await instance.call(calls.createDevice, { token, body: { ...idea(workingName), ...more } })).body.device;
  const archiveAll = (ids: string[], by = token) => instance.call(calls.archiveDevices, { token: by, body: { ids } });
  const restoreAll = (ids: string[], by = token) => instance.call(calls.restoreDevices, { token: by, body: { ids } });
  const archive = async (id: string, by = token) => (await archiveAll([id], by)).body;
  const restore = async (id: string, by = token) => (await restoreAll([id], by)).body;
  const remove = (id: string, by = token) => instance.call(calls.deleteDevice, { token: by, params: { id } });
  const update = (id: string, workingName: string) =>
    instance.call(calls.updateDevice, { token, params: { id }, body: { version: 1, workingName } });
  const ids = async (state: 'active' | 'archived') =>
    (await instance.call(calls.listDevices, { token, query: { state } })).body.devices.map(({ id }) => id);

  it('contains a device until it is restored, unchanged (D.162)', async () => {
    const device = await created('Archived and restored');
    const [archived] = (await archive(device.id)).changed;
    expect(archived).toEqual({ ...device, archivedAt: expect.stringMatching(/^2026-11-21T/) as string });
    expect(await ids('active')).not.toContain(device.id);
    expect(await ids('archived')).toContain(device.id);
    const { body } = await instance.call(calls.getDevice, { token, params: { id: device.id } });
    expect(body.device).toEqual(archived);

    expect(await restore(device.id)).toMatchObject({
      changed: [device],
      unchanged: [],
      notFound: [],
      count: 1,
      archivedAt: null,
    });
    expect(await ids('active')).toContain(device.id);
    expect(await ids('archived')).not.toContain(device.id);
  });

  it('keeps the first time if a device is archived twice', async () => {
    const { id } = await created('Archived twice');
    const [archived] = (await archive(id)).changed;
    instance.pass(1000);
    expect(await archive(id)).toMatchObject({ changed: [], unchanged: [archived], notFound: [], count: 0 });
    await restore(id);
    expect(await restore(id)).toMatchObject({ changed: [], unchanged: [{ id }], notFound: [] });
  });

  it('receives and returns up to 100 devices in one call, which lists what it changed (D.162)', async () => {
    const [one, two, three, deleted] = [
      await created('Device A'),
      await created('Device B'),
      await created('Device C'),
      await created('Device D'),
    ];
    await archive(two.id);
    await archive(deleted.id);
    await remove(deleted.id);
    const sent = [one.id, two.id, deleted.id, three.id];
    const result = (await archiveAll(sent)).body;
    expect(result.changed.map(({ id }) => id)).toEqual([one.id, three.id]);
    expect(result.unchanged.map(({ id }) => id)).toEqual([two.id]);
    expect(result.notFound).toEqual([deleted.id]);
    expect(await ids('archived')).toEqual(expect.arrayContaining([one.id, two.id, three.id]));

    const undone = (await restoreAll([one.id, three.id])).body;
    expect(undone).toMatchObject({ changed: [one, three], unchanged: [], notFound: [], count: 2 });
    const many = Array.from({ length: maxMovedDevices }, (_, index) => `absent-${index}`);
    expect((await archiveAll(many)).body.notFound).toEqual(many);
    for (const refused of [[], [...many, 'one-more'], [one.id, one.id]]) {
      expect((await archiveAll(refused)).status).toBe(400);
    }
  });

  it('receives the same devices of two simultaneous calls once', async () => {
    const devices = [await created('Device E'), await created('Device F'), await created('Device G')].map(
      ({ id }) => id,
    );
    const results = await Promise.all([archiveAll(devices), archiveAll(devices.toReversed())]);
    expect(results.flatMap(({ body }) => body.changed.map(({ id }) => id)).toSorted()).toEqual(devices.toSorted());
    expect(results.flatMap(({ body }) => body.unchanged)).toHaveLength(devices.length);
  });

  it('prevents changes, copies and matches (D.163)', async () => {
    const { id } = await created('Cannot be changed');
    await archive(id);
    const attempts = [
      await update(id, 'Changed'),
      await instance.call(calls.duplicateDevice, { token, params: { id }, body: { workingName: 'Copied' } }),
      await instance.call(match, { token, body: { device_id: id } }),
    ];
    expect(attempts.map(({ status, error }) => [status, error.code])).toEqual(attempts.map(() => [409, 'archived']));
    await restore(id);
    expect((await update(id, 'Changed')).body.device).toMatchObject({ version: 2, workingName: 'Changed' });
  });

  it('is the only place from which a device can be deleted (D.164)', async () => {
    const { id } = await created('Deleted in two steps');
    const refused = await remove(id);
    expect([refused.status, refused.error.code]).toEqual([409, 'not_archived']);
    await archive(id);
    expect((await remove(id)).status).toBe(200);
    expect((await restore(id)).notFound).toEqual([id]);
    expect((await remove(id)).status).toBe(404);
  });

  it('is decided by one request if a device is archived and changed, or restored and deleted, simultaneously', async () => {
    const { id } = await created('Raced');
    const [changed] = await Promise.all([update(id, 'Changed'), archive(id)]);
    const { device } = (await instance.call(calls.getDevice, { token, params: { id } })).body;
    expect(device.archivedAt).not.toBeNull();
    expect([changed.status, device.workingName]).toEqual(changed.status === 200 ? [200, 'Changed'] : [409, 'Raced']);

    const [deleted] = await Promise.all([remove(id), restore(id)]);
    const remaining = (await instance.call(calls.getDevice, { token, params: { id } })).status;
    expect([200, 409]).toContain(deleted.status);
    expect(remaining).toBe(deleted.status === 200 ? 404 : 200);
  });

  it('keeps the identifiers of its devices reserved', async () => {
    const udi = { issuingEntity: 'GS1', udiDi: '09521011000069' };
    const { id } = await created('With UDI', udi);
    await archive(id);
    const second = { ...idea('Same UDI'), ...udi };
    const refused = await instance.call(calls.createDevice, { token, body: second });
    expect(refused.error.fields).toEqual({ udiDi: 'already_used' });
  });

  it("does not find another account's device, as if it did not exist", async () => {
    const other = await operator(instance);
    const { id } = await created('Not yours');
    for (const target of [id, 'absent']) {
      const nothing = { changed: [], unchanged: [], notFound: [target] };
      expect([await archive(target, other), await restore(target, other)]).toMatchObject([nothing, nothing]);
    }
    await archive(id);
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
  });
});
