import { endSession, getAccount, listSessions } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, verified } from '../../../testing/people.ts';
import { maxSessions, openSession } from '../../../accounts/sessions.ts';
import { accountByEmail } from '../../../accounts/store.ts';

describe.each(databases)('Sessions on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('are listed and can be ended one by one', async () => {
    const email = await verified(instance);
    const first = await instance.signIn(email, goodPassword);
    instance.pass(60_000);
    const second = await instance.signIn(email, goodPassword);
    const { sessions } = (await instance.call(listSessions, { token: second })).body;
    // The third is that of the verification, which signs in.
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain(first);

    expect((await instance.call(endSession, { token: second, params: { id: sessions[1]?.id ?? '' } })).status).toBe(
      200,
    );
    expect((await instance.call(getAccount, { token: first })).status).toBe(401);
    expect((await instance.call(getAccount, { token: second })).status).toBe(200);
  });

  it('of another account return 404, like missing ones', async () => {
    const [own, other] = [await verified(instance), await verified(instance)];
    const token = await instance.signIn(own, goodPassword);
    const others = await instance.signIn(other, goodPassword);
    const [theirs] = (await instance.call(listSessions, { token: others })).body.sessions;
    const responses = await Promise.all(
      [theirs?.id ?? '', 'absent'].map((id) => instance.call(endSession, { token, params: { id } })),
    );
    expect(responses.map(({ status, text }) => [status, text])).toEqual(
      [responses[0], responses[0]].map((response) => [404, response?.text]),
    );
    expect((await instance.call(getAccount, { token: others })).status).toBe(200);
  });

  it(`are limited to ${maxSessions} per account: another one ends the least recently used`, async () => {
    const email = await verified(instance);
    const { queries } = instance.portal.database;
    const id = (await accountByEmail(queries, email))?.id ?? '';
    const tokens: string[] = [];
    for (let count = 0; count <= maxSessions; count += 1) {
      instance.pass(1000);
      tokens.push(await openSession(queries, id, { now: instance.portal.clock() }));
    }
    expect((await instance.call(getAccount, { token: tokens[0] })).status).toBe(401);
    const { sessions } = (await instance.call(listSessions, { token: tokens.at(-1) })).body;
    expect(sessions).toHaveLength(maxSessions);
  });
});
