import { archiveDevices, createDevice, deleteDevice, listDevices, updateDevice } from '@attesta/domain/devices/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceRequests } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { maxKeys, sweepDeviceRequests } from './create.ts';

const key = 'a-key-of-this-form';
const dayMs = 24 * 60 * 60 * 1000;

const idea = (workingName: string) => ({
  workingName,
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

describe.each(databases)('A repeated request to create a device on $name', (database) => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const create = (workingName: string, by = token) =>
    instance.call(createDevice, { token: by, body: idea(workingName), headers: { 'idempotency-key': key } });
  const remove = async (id: string) => {
    await instance.call(archiveDevices, { token, body: { ids: [id] } });
    expect((await instance.call(deleteDevice, { token, params: { id } })).status).toBe(200);
  };
  const total = async () => (await instance.call(listDevices, { token })).body.total;

  it('creates one device, even if it is sent several times simultaneously', async () => {
    token = await operator(instance);
    const responses = await Promise.all(Array.from({ length: 10 }, () => create('Once only')));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.device.id}`)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('returns the current device', async () => {
    token = await operator(instance);
    const { device } = (await create('Before')).body;
    await instance.call(updateDevice, { token, params: { id: device.id }, body: { version: 1, workingName: 'After' } });
    expect((await create('Before')).body.device).toMatchObject({ id: device.id, workingName: 'After' });
  });

  it('returns a conflict for another input, and ignores the keys of other accounts', async () => {
    token = await operator(instance);
    const { device } = (await create('One')).body;
    const other = await create('Another one');
    expect([other.status, other.error.code]).toEqual([409, 'conflict']);
    const foreign = await create('One', await operator(instance));
    expect(foreign.body.device.id).not.toBe(device.id);
  });

  it('creates no second device after the first was deleted', async () => {
    token = await operator(instance);
    await remove((await create('Deleted')).body.device.id);
    const again = await create('Deleted');
    const message =
      'This Idempotency-Key created a device that was deleted since. Send a new key to create another one.';
    expect([again.status, again.error]).toEqual([409, { code: 'conflict', message }]);
    expect(await total()).toBe(0);
  });

  it('does not use up the key if the input is rejected', async () => {
    token = await operator(instance);
    const udi = { issuingEntity: 'GS1' as const, udiDi: '09521011000069' };
    await instance.call(createDevice, { token, body: { ...idea('With UDI'), ...udi } });
    const body = { ...idea('Same UDI'), ...udi };
    expect((await instance.call(createDevice, { token, body, headers: { 'idempotency-key': key } })).status).toBe(400);
    expect((await create('In time')).status).toBe(201);
  });

  it('is recognised for 7 days', async () => {
    token = await operator(instance);
    await remove((await create('Long ago')).body.device.id);
    const sweep = () => sweepDeviceRequests(instance.portal.database.queries, instance.portal.clock());
    instance.pass(6 * dayMs);
    await sweep();
    expect((await create('Long ago')).status).toBe(409);
    instance.pass(2 * dayMs);
    await sweep();
    expect((await create('Long ago')).status).toBe(201);
  });

  it('needs a key of the 10,000 that an account can use in seven days (D.451)', async () => {
    token = await operator(instance);
    const { device } = (await create('The first')).body;
    const { queries } = instance.portal.database;
    const [stored] = await queries.select().from(deviceRequests).where(eq(deviceRequests.deviceId, device.id));
    const others = Array.from({ length: maxKeys - 1 }, (_, number) => ({ ...stored!, key: `another-key-${number}` }));
    for (let start = 0; start < others.length; start += 5000)
      await queries.insert(deviceRequests).values(others.slice(start, start + 5000));
    const again = { token, body: idea('The last'), headers: { 'idempotency-key': 'one-key-too-many' } };
    const refused = await instance.call(createDevice, again);
    expect([refused.status, refused.error.code]).toEqual([403, 'quota_reached']);
    expect((await create('The first')).body.device.id).toBe(device.id);
    expect((await instance.call(createDevice, { token, body: idea('Without a key') })).status).toBe(201);
    const other = await operator(instance);
    expect((await instance.call(createDevice, { ...again, token: other })).status).toBe(201);
    await sweepDeviceRequests(queries, new Date(instance.portal.clock().getTime() + 8 * dayMs));
    expect((await instance.call(createDevice, again)).status).toBe(201);
  });
});
