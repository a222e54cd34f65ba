import { archiveDevices, createDevice, deleteDevice, listDevices, updateDevice } from '@attesta/domain/devices/calls';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/devices/complete';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceQuota, type DeviceQuota } from '../../settings/device-quota.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';
import { bytesOf, changeDevice } from './store.ts';

const idea = (purpose = 'Shows the oxygen in the blood of adults at rest.') => ({
  workingName: 'Pulse',
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: purpose,
});

const answers = (input: ReturnType<typeof idea>) => answersOf(completeDevice(applyInput(input, null), null));

const deviceCount = 5;
const bytes = 20_000;
const plenty = 1_000_000_000;
const advice = 'Archive devices you no longer need and delete them from the archive, then try again.';

it('an account can store 5,000 devices and 50 MB of answers', () => {
  expect(deviceQuota).toEqual({ devices: 5000, bytes: 50_000_000 });
});

describe.each(databases)('The quota of an account on $name', (database) => {
  const open: Instance[] = [];
  const instanceWith = async (quota: DeviceQuota) => {
    const instance = await createInstance({ database, settings: { deviceQuota: quota } });
    open.push(instance);
    return instance;
  };
  let few: Instance;
  let small: Instance;
  beforeAll(async () => {
    few = await instanceWith({ devices: deviceCount, bytes: plenty });
    small = await instanceWith({ devices: plenty, bytes });
  });
  afterAll(() => Promise.all(open.map((instance) => instance.close())));

  const create = (instance: Instance, token: string, body = idea(), key?: string) =>
    instance.call(createDevice, { token, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  const total = async (instance: Instance, token: string) => (await instance.call(listDevices, { token })).body.total;

  it('is exactly reached, not exceeded, if 20 devices are created simultaneously', async () => {
    const [token, other] = [await operator(few), await operator(few)];
    await create(few, token);
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(few, token)));
    const refused = responses.filter(({ status }) => status !== 201);
    expect(responses.length - refused.length).toBe(deviceCount - 1);
    expect(refused.every(({ status, error }) => status === 403 && error.code === 'quota_reached')).toBe(true);
    const message = 'An account can store 5 devices. ' + advice;
    expect(refused[0]?.error.message).toBe(message);
    expect(await total(few, token)).toBe(deviceCount);
    expect((await create(few, other)).status).toBe(201);
  });

  it('allows another device after one was deleted, not after one was archived', async () => {
    const token = await operator(few);
    const created = await Promise.all(Array.from({ length: deviceCount }, () => create(few, token)));
    expect((await create(few, token)).status).toBe(403);
    const params = { id: created[0]?.body.device.id ?? '' };
    await few.call(archiveDevices, { token, body: { ids: [params.id] } });
    expect((await create(few, token)).status).toBe(403);
    await few.call(deleteDevice, { token, params });
    expect((await create(few, token)).status).toBe(201);
  });

  it('does not prevent repeated requests from returning their device', async () => {
    const token = await operator(few);
    const key = 'a-key-of-this-form';
    const first = await create(few, token, idea(), key);
    await Promise.all(Array.from({ length: deviceCount - 1 }, () => create(few, token)));
    expect((await create(few, token, idea(), key)).body).toEqual(first.body);
  });

  it('counts the bytes of all answers in UTF-8, also for simultaneous requests', async () => {
    const token = await operator(small);
    const large = idea('é'.repeat(1900));
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(small, token, large)));
    const stored = responses.filter(({ status }) => status === 201).map(({ body }) => body.device);
    expect(stored).toHaveLength(Math.floor(bytes / bytesOf(answers(large))));
    const refused = responses.find(({ status }) => status !== 201);
    const message = 'An account can store 0.02 MB of device data. ' + advice;
    expect(refused?.error).toEqual({ code: 'quota_reached', message });
  });

  it('rejects a change that exceeds it, and accepts one that does not increase the size', async () => {
    const token = await operator(small);
    const change = (id: string, version: number, intendedPurpose: string) =>
      small.call(updateDevice, { token, params: { id }, body: { version, intendedPurpose } });
    const devices = [];
    for (let count = 0; count < bytes / 300; count += 1) {
      const response = await create(small, token, idea('é'.repeat(300)));
      if (response.status !== 201) break;
      devices.push(response.body.device);
    }
    expect(devices.length).toBeLessThan(bytes / 300 - 1);
    const id = devices[0]?.id ?? '';
    const grown = await change(id, 1, 'é'.repeat(1900));
    expect([grown.status, grown.error.code]).toEqual([403, 'quota_reached']);
    expect((await change(id, 1, 'ü'.repeat(300))).status).toBe(200);
    expect((await change(id, 2, 'ü'.repeat(100))).status).toBe(200);
  });

  it('accepts a change that reduces the size in an account that exceeds it', async () => {
    const token = await operator(small);
    const { body } = await create(small, token, idea('é'.repeat(1900)));
    const { id, operatorId } = body.device;
    const { queries } = small.portal.database;
    const quota = { devices: 0, bytes: 0 };
    const change = { id, version: 1, answers: answers(idea('Shorter.')), quota, now: small.portal.clock() };
    expect(await changeDevice(queries, operatorId, change)).toMatchObject({ version: 2, intendedPurpose: 'Shorter.' });
  });
});
