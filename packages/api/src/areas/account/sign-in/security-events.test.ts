import * as calls from '@attesta/domain/account/calls';
import { createDevice } from '@attesta/domain/devices/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../admin/commands.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, operator, verified } from '../../../testing/people.ts';
import { withSecondFactor } from '../../../testing/second-factor.ts';

const newPassword = 'a heron at low tide';
const redirect_url = 'http://127.0.0.1:4300/login';

describe('The security log', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ settings: { deviceQuota: { devices: 0, bytes: 0 } } });
  });
  afterAll(() => instance.close());

  const signedIn = async () => instance.signIn(await verified(instance), goodPassword);

  const change = (token: string, current_password: string) =>
    instance.call(calls.changePassword, { token, body: { current_password, password: newPassword } });

  it.each<[event: string, what: string | undefined, act: () => Promise<unknown>]>([
    ['password_changed', undefined, async () => change(await signedIn(), goodPassword)],
    [
      'password_reset',
      undefined,
      async () => {
        const email = await verified(instance);
        await instance.call(calls.forgotPassword, { body: { email, redirect_url } });
        const token = await instance.linkTo(email);
        return instance.call(calls.changePassword, { body: { token, password: newPassword } });
      },
    ],
    [
      'recovery_code_used',
      undefined,
      async () => {
        const { email, recoveryCodes } = await withSecondFactor(instance);
        const body = { email, password: goodPassword, one_time_code: recoveryCodes[0] };
        return instance.call(calls.login, { body });
      },
    ],
    [
      'input_refused',
      'PUT /api/account invalid',
      async () => instance.call(calls.configureAccount, { token: await signedIn(), body: { kind: 'nobody' } }),
    ],
    [
      'credentials_refused',
      'PUT /api/change-password wrong_credentials',
      async () => change(await signedIn(), 'not the password'),
    ],
    ['admin_command', 'sign-out', async () => runCommand(instance.portal, ['sign-out', await verified(instance)])],
    [
      'quota_reached',
      'POST /api/devices quota_reached',
      async () => {
        const body = {
          workingName: 'Pulse',
          regulation: 'MDR',
          stage: 'idea',
          manufacturerCountry: 'RO',
          intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
        };
        return instance.call(createDevice, { token: await operator(instance), body });
      },
    ],
    [
      'session_ended',
      undefined,
      async () => {
        const token = await signedIn();
        const [session] = (await instance.call(calls.listSessions, { token })).body.sessions;
        return instance.call(calls.endSession, { token, params: { id: session?.id ?? '' } });
      },
    ],
    ['signed_out', undefined, async () => instance.call(calls.logout, { token: await signedIn() })],
  ])('contains %s once, with the account and without personal data', async (event, what, act) => {
    instance.events.length = 0;
    await act();
    const written = instance.events.filter((each) => each.event === event);
    expect(written).toHaveLength(1);
    expect(written[0]?.account).toMatch(/^[\w-]{36}$/);
    expect(written[0]?.what).toBe(what);
    expect(JSON.stringify(written)).not.toContain('@');
  });
});
