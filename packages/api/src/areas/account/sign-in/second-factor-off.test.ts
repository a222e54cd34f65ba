import * as calls from '@attesta/domain/account/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance } from '../../../testing/instance.ts';
import { withSecondFactor } from '../../../testing/second-factor.ts';
import { goodPassword } from '../../../testing/people.ts';

describe.each(databases)('Turning two-step sign-in off on $name', (database) => {
  it('ends the other sessions of the account and keeps the current one', async () => {
    const instance = await createInstance({ database });
    onTestFinished(() => instance.close());
    const { email, token, codeNow, recoveryCodes } = await withSecondFactor(instance);
    const body = { email, password: goodPassword, one_time_code: codeNow() };
    const { token: other } = (await instance.call(calls.login, { body })).body;
    const statuses = async () => [
      (await instance.call(calls.getAccount, { token })).status,
      (await instance.call(calls.getAccount, { token: other })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const removal = { currentPassword: goodPassword, oneTimeCode: recoveryCodes[0] ?? '' };
    expect((await instance.call(calls.removeSecondFactor, { token, body: removal })).status).toBe(200);
    expect(await statuses()).toEqual([200, 401]);
  });
});
