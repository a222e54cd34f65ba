import { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { listDevices } from '@attesta/domain/devices/calls';
import { match } from '@attesta/domain/matching/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';

describe.each(databases)('Costly calls on $name', (database) => {
  let instance: Instance;
  let token: string;
  let other: string;
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    [token, other] = [await instance.signIn('op-01'), await instance.signIn('op-02')];
  });
  afterAll(() => instance.close());

  const matchAs = (by: string) => instance.call(match, { token: by, body: { request: { regulation: 'MDR' } } });

  it('of one account wait for each other, not those of other accounts or other calls (D.396)', async () => {
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const many = Array.from({ length: 25 }, () => matchAs(token).then(note('many')));
    const one = matchAs(other).then(note('other account'));
    const user = instance.call(getAuthenticatedUser, { token }).then(note('other call'));
    await Promise.all([...many, one, user]);
    expect(order).toHaveLength(27);
    expect(order.indexOf('other account')).toBeLessThan(12);
    expect(order.indexOf('other call')).toBeLessThan(12);
  });

  it('are limited to 30 that wait for an account, and continue after a refusal and an error (D.396)', async () => {
    const responses = await Promise.all(Array.from({ length: 60 }, () => matchAs(token)));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(30);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    for (let count = 0; count < 3; count += 1)
      expect((await instance.call(match, { token, body: { device_id: 'unknown' } })).status).toBe(404);
    expect((await instance.call(listDevices, { token })).status).toBe(200);
  });
});
