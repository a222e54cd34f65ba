import { match } from '@attesta/domain/matching/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import expected from '../../../../domain/src/matching/testing/expected-lists.json' with { type: 'json' };
import organisations from '../../demo/organisations.json' with { type: 'json' };
import { bothDatabases } from '../../testing/databases.ts';
import { createInstance, demoDay, type Instance } from '../../testing/instance.ts';

/** The columns are body, total, start, limiting code and places left. */
interface ExpectedList {
  result: string;
  matches?: (string | number)[][];
  designatedNoWindow?: string[];
  designatedNoCommonDay?: string[];
  excludedCount?: number;
}

describe.each(bothDatabases)('Matching on $name', (database) => {
  let instance: Instance;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    for (const { id } of organisations.operators) tokens.set(id, await instance.signIn(id));
  });
  afterAll(() => instance.close());

  const ownerOf = (device: string) => organisations.devices.find(({ id }) => id === device)?.operator ?? '';
  const matchDevice = (device: string, more: object = {}) =>
    instance.call(match, { token: tokens.get(ownerOf(device)), body: { device_id: device, ...more } });

  it.each(Object.entries<ExpectedList>(expected))(
    'returns exactly the published list of %s (D.23)',
    async (device, list) => {
      const { body } = await matchDevice(device);
      expect(body.result).toBe(list.result);
      if (body.result !== 'list' || !list.matches) return;
      expect(
        body.matches.map((each) => [each.notifiedBody, each.total, each.start, each.limitingCode, each.slotsLeft]),
      ).toEqual(list.matches);
      expect(body.designatedNoWindow).toEqual(list.designatedNoWindow);
      expect(body.designatedNoCommonDay).toEqual(list.designatedNoCommonDay);
      expect(body.excluded).toHaveLength(list.excludedCount ?? 0);
    },
  );

  it('contains every body in exactly one list, for every demo device', async () => {
    for (const { id } of organisations.devices) {
      const { body } = await matchDevice(id);
      if (body.result !== 'list') continue;
      const numbers = [
        ...body.matches.map(({ notifiedBody }) => notifiedBody),
        ...body.designatedNoWindow,
        ...body.designatedNoCommonDay,
        ...body.excluded.map(({ notifiedBody }) => notifiedBody),
      ];
      expect(numbers.toSorted()).toEqual(organisations.notifiedBodies.map(({ number }) => number).toSorted());
    }
  });

  it('accepts a request without a device (D.23)', async () => {
    const { body: fromDevice } = await matchDevice('dev-06');
    const { device: _, ...request } = fromDevice.request;
    const { body } = await instance.call(match, { token: tokens.get('op-03'), body: { request } });
    expect(body).toEqual({ ...fromDevice, request: { ...fromDevice.request, device: null } });
  });

  it('accepts another date than today (D.24)', async () => {
    const { body } = await matchDevice('dev-06', { today: '2027-06-01' });
    expect(body.today).toBe('2027-06-01');
    expect((await matchDevice('dev-06')).body.today).toBe(demoDay);
  });

  it('uses the date in Brussels, not of the server', async () => {
    instance.pass(14.5 * 3_600_000); // 23:30 UTC is after midnight in Brussels.
    expect((await matchDevice('dev-01')).body.today).toBe('2026-11-22');
    instance.pass(-14.5 * 3_600_000);
  });

  it('uses the weights of the request, and rejects weights that do not add up to 100', async () => {
    const weights = { availability: 0, leadTime: 0, capacity: 0, language: 0, fees: 0, location: 100 };
    const { body } = await matchDevice('dev-06', { weights });
    expect(body.result === 'list' && body.matches[0]?.total).toBe(100);
    expect((await matchDevice('dev-06', { weights: { ...weights, fees: 1 } })).error.code).toBe('invalid');
  });

  it("returns 404 for another operator's device, as for a missing one", async () => {
    const other = await instance.call(match, { token: tokens.get('op-01'), body: { device_id: 'dev-06' } });
    const absent = await instance.call(match, { token: tokens.get('op-01'), body: { device_id: 'dev-99' } });
    expect([other.status, other.text]).toEqual([404, absent.text]);
  });
});

describe('Matching in production', () => {
  it('rejects a date in the request (D.24)', async () => {
    const instance = await createInstance({ settings: { production: true } });
    const { operator } = await import('../../testing/people.ts');
    const token = await operator(instance);
    const response = await instance.call(match, { token, body: { request: {}, today: demoDay } });
    expect(response.status).toBe(400);
    expect(response.error.fields).toEqual({ today: 'unknown_field' });
    expect((await instance.call(match, { token, body: { request: {} } })).body.result).toBe('incomplete');
    await instance.close();
  });
});
