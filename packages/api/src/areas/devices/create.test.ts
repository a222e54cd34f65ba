import { archiveDevice, createDevice, deleteDevice, listDevices, updateDevice } from '@attesta/domain/devices/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { sweepDeviceRequests } from './create.ts';

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
    await instance.call(archiveDevice, { token, params: { id } });
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
    const body = { ...idea('Too early'), stage: 'technical_documentation_ready' };
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
});
