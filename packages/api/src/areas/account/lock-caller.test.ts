import * as calls from '@attesta/domain/account/calls';
import { requestDeletion } from '@attesta/domain/account/data/calls';
import { getEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, verified } from '../../testing/people.ts';
import { withSecondFactor } from '../../testing/second-factor.ts';
import type * as passwords from './passwords.ts';

const nothing = () => Promise.resolve();
/** Runs once, after the next password was checked and before the request continues. */
const afterCheck = vi.hoisted(() => ({ run: (): Promise<unknown> => Promise.resolve() }));

vi.mock('./passwords.ts', async (importOriginal) => {
  const original = await importOriginal<typeof passwords>();
  const createPasswords: typeof original.createPasswords = (cost) => {
    const created = original.createPasswords(cost);
    return {
      ...created,
      async matches(hash, password) {
        const matched = await created.matches(hash, password);
        const { run } = afterCheck;
        afterCheck.run = nothing;
        await run();
        return matched;
      },
    };
  };
  return { ...original, createPasswords };
});

describe.each(databases)('A request with the current password on $name', (database) => {
  let instance: Instance;
  beforeEach(async () => {
    instance = await createInstance({ database });
  });
  afterEach(() => instance.close());

  const changePassword = async (token: string) => {
    const body = { current_password: goodPassword, password: 'a bridge of old timber' };
    return (await instance.call(calls.changePassword, { token, body })).body.token ?? '';
  };

  it('has no effect if the password changes after it was checked', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    let current = '';
    afterCheck.run = async () => {
      current = await changePassword(token);
    };
    const body = { email: newAddress(), currentPassword: goodPassword };
    expect((await instance.call(requestEmailChange, { token, body })).status).toBe(401);
    expect((await instance.call(getEmailChange, { token: current })).body.change).toBeNull();
  });

  it.each([requestEmailChange, requestDeletion, calls.startSecondFactor])(
    'is rejected if its session ends in the meantime: $path',
    async (call) => {
      const token = await instance.signIn(await verified(instance), goodPassword);
      afterCheck.run = () => instance.call(calls.logout, { token });
      const body = { currentPassword: goodPassword, ...(call === requestEmailChange && { email: newAddress() }) };
      expect((await instance.call(call, { token, body })).status).toBe(401);
    },
  );

  it.each([requestDeletion, calls.renewRecoveryCodes, calls.removeSecondFactor])(
    'with a code is rejected if the password changes in the meantime: $path',
    async (call) => {
      const { token, codeNow } = await withSecondFactor(instance);
      let current = '';
      afterCheck.run = async () => {
        current = await changePassword(token);
      };
      const body = { currentPassword: goodPassword, oneTimeCode: codeNow() };
      expect((await instance.call(call, { token, body })).status).toBe(401);
      const factor = (await instance.call(calls.getSecondFactor, { token: current })).body;
      expect(factor).toEqual({ enabled: true, recoveryCodesLeft: 10 });
      const { user } = (await instance.call(calls.getAuthenticatedUser, { token: current })).body;
      expect(user.inactive_reason).toBeNull();
    },
  );
});
