import * as calls from '@attesta/domain/account/calls';
import { requestDeletion } from '@attesta/domain/account/data/calls';
import { getEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { goodPassword, newAddress, verified } from '../testing/people.ts';
import { withSecondFactor } from '../testing/second-factor.ts';

describe.each(databases)('A request with the current password on $name', (database) => {
  let instance: Instance;
  beforeEach(async () => {
    instance = await createInstance({ database });
  });
  afterEach(() => instance.close());

  /** Runs something after the next request has checked the password, when it starts its transaction. */
  function afterCheck(run: () => Promise<unknown>): void {
    const { queries } = instance.portal.database;
    const transaction = queries.transaction.bind(queries);
    vi.spyOn(queries, 'transaction').mockImplementationOnce(async (...work) => {
      await run();
      return transaction(...work);
    });
  }
  const changePassword = async (token: string) => {
    const body = { current_password: goodPassword, password: 'a bridge of old timber' };
    return (await instance.call(calls.changePassword, { token, body })).body.token ?? '';
  };

  it('has no effect if the password changes after it was checked', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    let current = '';
    afterCheck(async () => {
      current = await changePassword(token);
    });
    const body = { email: newAddress(), currentPassword: goodPassword };
    expect((await instance.call(requestEmailChange, { token, body })).status).toBe(401);
    expect((await instance.call(getEmailChange, { token: current })).body.change).toBeNull();
  });

  it.each([requestEmailChange, requestDeletion, calls.startSecondFactor])(
    'is rejected if its session ends in the meantime: $path',
    async (call) => {
      const token = await instance.signIn(await verified(instance), goodPassword);
      afterCheck(() => instance.call(calls.logout, { token }));
      const body = { currentPassword: goodPassword, ...(call === requestEmailChange && { email: newAddress() }) };
      expect((await instance.call(call, { token, body })).status).toBe(401);
    },
  );

  it.each([requestDeletion, calls.renewRecoveryCodes, calls.removeSecondFactor])(
    'with a code is rejected if the password changes in the meantime: $path',
    async (call) => {
      const { token, codeNow } = await withSecondFactor(instance);
      let current = '';
      afterCheck(async () => {
        current = await changePassword(token);
      });
      const body = { currentPassword: goodPassword, oneTimeCode: codeNow() };
      expect((await instance.call(call, { token, body })).status).toBe(401);
      const factor = (await instance.call(calls.getSecondFactor, { token: current })).body;
      expect(factor).toEqual({ enabled: true, recoveryCodesLeft: 10 });
      const { user } = (await instance.call(calls.getAuthenticatedUser, { token: current })).body;
      expect(user.inactive_reason).toBeNull();
    },
  );
});
