import { configureAccount, getAccount } from '@attesta/domain/account/calls';
import { match } from '@attesta/domain/matching/calls';
import { matchRefusalSchema } from '@attesta/domain/matching/refused';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import expected from '../../../../domain/src/matching/testing/expected-lists.json' with { type: 'json' };
import { accounts, windows } from '../../database/schema.ts';
import { bothDatabases } from '../../testing/databases.ts';
import { demoVersion1, seedVersion1 } from '../../testing/demo-version-1.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { demoDay } from '../../testing/settings.ts';

/** The columns are body, total, start, limiting code and band of free places. */
interface ExpectedList {
  result: string;
  matches?: (string | number)[][];
  designatedNoWindow?: string[];
  designatedNoCommonDay?: string[];
  excludedCount?: number;
}

const refusalOf = ({ text }: { text: string }) => matchRefusalSchema.parse(JSON.parse(text));

describe.each(bothDatabases)('Matching on $name', (database) => {
  let instance: Instance;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    instance = await createInstance({ database });
    await seedVersion1(instance);
    for (const { id } of demoVersion1.operators) tokens.set(id, await instance.signIn(id));
  });
  afterAll(() => instance.close());

  const ownerOf = (device: string) => demoVersion1.devices.find(({ id }) => id === device)?.operator ?? '';
  const matchDevice = (device: string, more: object = {}) =>
    instance.call(match, { token: tokens.get(ownerOf(device)), body: { device_id: device, ...more } });

  it.each(Object.entries<ExpectedList>(expected))(
    'returns exactly the published list of %s (D.23)',
    async (device, list) => {
      const { body } = await matchDevice(device);
      expect(body.result).toBe(list.result);
      if (body.result !== 'list' || !list.matches) return;
      expect(
        body.matches.map((each) => [each.notifiedBody, each.total, each.start, each.limitingCode, each.places]),
      ).toEqual(list.matches);
      expect(body.designatedNoWindow).toEqual(list.designatedNoWindow);
      expect(body.designatedNoCommonDay).toEqual(list.designatedNoCommonDay);
      expect(body.excluded).toHaveLength(list.excludedCount ?? 0);
    },
  );

  it('contains every body in exactly one list, for every demo device', async () => {
    for (const { id } of demoVersion1.devices) {
      const { body } = await matchDevice(id);
      if (body.result !== 'list') continue;
      const numbers = [
        ...body.matches.map(({ notifiedBody }) => notifiedBody),
        ...body.designatedNoWindow,
        ...body.designatedNoCommonDay,
        ...body.excluded.map(({ notifiedBody }) => notifiedBody),
      ];
      expect(numbers.toSorted()).toEqual(demoVersion1.bodies.map(({ number }) => number).toSorted());
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
    expect(refusalOf(await matchDevice('dev-06', { weights: { ...weights, fees: 1 } }))).toEqual({
      message: 'The match cannot be made with these inputs. Change them and try again.',
      code: 'refused',
      fields: { weights: 'weights_sum' },
      refused: ['weights'],
    });
  });

  it('refuses a request with invalid inputs, in the order of the inputs (D.230)', async () => {
    const request = { wishedDate: '2027-02-30', languages: ['en', 'xx'], regulation: 'FDA', maxFeeBand: 'free' };
    const response = await instance.call(match, {
      token: tokens.get('op-03'),
      body: { request, weights: {}, unknown: 1 } as never,
    });
    expect(response.status).toBe(400);
    expect(refusalOf(response)).toMatchObject({
      code: 'refused',
      refused: ['regulation', 'wishedDate', 'languages', 'maxFeeBand', 'weights', 'unknown'],
      fields: { 'request.languages.1': 'not_in_list', 'request.wishedDate': 'date' },
    });
  });

  it('returns free places as bands: bodies whose places differ within a band get the same response (D.86)', async () => {
    const { queries } = instance.portal.database;
    const responses: string[] = [];
    for (const slots of [3, 4, 5]) {
      await queries.update(windows).set({ slots, reserved: 0 }).where(eq(windows.notifiedBody, '9109'));
      responses.push((await matchDevice('dev-06')).text);
    }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).not.toMatch(/slots/i);
    await queries.update(windows).set({ slots: 6, reserved: 0 }).where(eq(windows.notifiedBody, '9109'));
    expect((await matchDevice('dev-06')).text).not.toBe(responses[0]);
  });

  it('contains the address of a body only while its account shows it to operators (D.231)', async () => {
    const contactOf = async (number: string) => {
      const { body } = await matchDevice('dev-06');
      return body.result === 'list' ? body.bodies[number]?.contact : undefined;
    };
    const token = await instance.signIn('nb-9101');
    const { account } = (await instance.call(getAccount, { token })).body;
    if (account?.kind !== 'notified_body') throw new Error('No notified body');
    const save = (change: object) =>
      instance.call(configureAccount, {
        token,
        body: { ...account, contactEmail: 'intake@nb9101.example.org', ...change },
      });
    await save({ showContact: false });
    expect(await contactOf('9101')).toBeNull();
    expect((await matchDevice('dev-06')).text).not.toContain('intake@nb9101');
    await save({ showContact: true });
    expect(await contactOf('9101')).toBe('intake@nb9101.example.org');
    const { showContact: _, ...older } = account;
    await instance.call(configureAccount, { token, body: { ...older, contactEmail: 'intake@nb9101.example.org' } });
    expect(await contactOf('9101')).toBeNull();
    expect(await contactOf('9103')).not.toBeNull();
    const { queries } = instance.portal.database;
    await queries.update(accounts).set({ deletionAt: new Date() }).where(eq(accounts.id, 'nb-9103'));
    expect(await contactOf('9103')).toBeNull();
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
    expect(refusalOf(response)).toMatchObject({
      code: 'refused',
      fields: { today: 'unknown_field' },
      refused: ['today'],
    });
    expect((await instance.call(match, { token, body: { request: {} } })).body.result).toBe('incomplete');
    await instance.close();
  });
});
