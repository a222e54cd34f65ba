import * as calls from '@attesta/domain/devices/calls';
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
  const archive = (id: string, by = token) => instance.call(calls.archiveDevice, { token: by, params: { id } });
  const restore = (id: string, by = token) => instance.call(calls.restoreDevice, { token: by, params: { id } });
  const remove = (id: string, by = token) => instance.call(calls.deleteDevice, { token: by, params: { id } });
  const update = (id: string, workingName: string) =>
    instance.call(calls.updateDevice, { token, params: { id }, body: { version: 1, workingName } });
  const ids = async (state: 'active' | 'archived') =>
    (await instance.call(calls.listDevices, { token, query: { state } })).body.devices.map(({ id }) => id);

  it('contains a device until it is restored, unchanged (D.162)', async () => {
    const device = await created('Archived and restored');
    const archived = (await archive(device.id)).body.device;
    expect(archived).toEqual({ ...device, archivedAt: expect.stringMatching(/^2026-11-21T/) as string });
    expect(await ids('active')).not.toContain(device.id);
    expect(await ids('archived')).toContain(device.id);
    const { body } = await instance.call(calls.getDevice, { token, params: { id: device.id } });
    expect(body.device).toEqual(archived);

    expect((await restore(device.id)).body.device).toEqual(device);
    expect(await ids('active')).toContain(device.id);
    expect(await ids('archived')).not.toContain(device.id);
  });

  it('keeps the first time if a device is archived twice', async () => {
    const { id } = await created('Archived twice');
    const { archivedAt } = (await archive(id)).body.device;
    instance.pass(1000);
    expect((await archive(id)).body.device.archivedAt).toBe(archivedAt);
    await restore(id);
    expect((await restore(id)).status).toBe(200);
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
    expect((await restore(id)).status).toBe(404);
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

  it("returns 404 for another account's device, as for a missing one", async () => {
    const other = await operator(instance);
    const { id } = await created('Not yours');
    const attempts = (target: string) => Promise.all([archive(target, other), restore(target, other)]);
    const [foreign, absent] = [await attempts(id), await attempts('absent')];
    expect(foreign.map(({ status, text }) => [status, text])).toEqual(absent.map(({ text }) => [404, text]));
    await archive(id);
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
  });
});
