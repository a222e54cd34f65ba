import * as calls from '@attesta/domain/devices/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';

const original = {
  workingName: 'Pulse one',
  tradeName: [{ language: 'en', text: 'Pulse' }],
  modelOrReference: 'P-1',
  regulation: 'MDR',
  riskClass: 'IIa',
  stage: 'idea',
  manufacturerCountry: 'RO',
  designationCodes: ['MDA0203'],
  issuingEntity: 'GS1',
  udiDi: '09521011000069',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

describe.each(databases)('A copy of a device on $name', (database) => {
  let instance: Instance;
  let token: string;
  let id: string;
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { deviceQuota: { devices: 3, bytes: 100_000 } } });
  });
  afterAll(() => instance.close());

  const begin = async () => {
    token = await operator(instance);
    id = (await instance.call(calls.createDevice, { token, body: original })).body.device.id;
  };
  const duplicate = (workingName: string, key?: string, by = token) =>
    instance.call(calls.duplicateDevice, {
      token: by,
      params: { id },
      body: { workingName },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const total = async () => (await instance.call(calls.listDevices, { token })).body.total;

  it('is a new device with the answers about the kind of device (D.165)', async () => {
    await begin();
    const response = await duplicate('Copy of Pulse');
    expect(response.status).toBe(201);
    const { device } = response.body;
    expect(device.id).not.toBe(id);
    expect(device).toMatchObject({
      version: 1,
      workingName: 'Copy of Pulse',
      tradeName: null,
      modelOrReference: null,
      udiDi: null,
      riskClass: 'IIa',
      designationCodes: ['MDA0203'],
    });
  });

  it('is created once per Idempotency-Key, also simultaneously (D.165)', async () => {
    await begin();
    const copies = await Promise.all(Array.from({ length: 5 }, () => duplicate('Once', 'one-key-for-this')));
    expect(new Set(copies.map(({ status, body }) => `${status} ${body.device.id}`)).size).toBe(1);
    expect(await total()).toBe(2);
    const other = await duplicate('Another', 'one-key-for-this');
    expect([other.status, other.error.code]).toEqual([409, 'conflict']);
  });

  it('counts against the quota', async () => {
    await begin();
    const copies = await Promise.all(Array.from({ length: 5 }, (_, index) => duplicate(`Copy ${index}`)));
    const refused = copies.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [403, 'quota_reached']));
    expect(await total()).toBe(3);
  });

  it('cannot be made of a device of another account', async () => {
    await begin();
    expect((await duplicate('Mine now', undefined, await operator(instance))).status).toBe(404);
  });

  it('has a valid name', async () => {
    await begin();
    expect((await duplicate('x')).error.fields).toEqual({ workingName: 'too_short' });
    expect((await duplicate('x'.repeat(121))).error.fields).toEqual({ workingName: 'too_long' });
  });
});
