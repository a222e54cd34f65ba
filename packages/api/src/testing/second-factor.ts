import * as calls from '@attesta/domain/account/calls';
import { Secret, TOTP } from 'otpauth';
import type { Instance } from './instance.ts';
import { goodPassword, verified } from './people.ts';

/** Creates an account with the second factor on and signs in. `codeNow` returns the current code of the app. */
export async function withSecondFactor(instance: Instance) {
  const email = await verified(instance);
  const token = await instance.signIn(email, goodPassword);
  const begun = await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } });
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const codeNow = () => app.generate({ timestamp: instance.portal.clock().getTime() });
  const confirmed = await instance.call(calls.confirmSecondFactor, { token, body: { oneTimeCode: codeNow() } });
  instance.pass(60_000); // The code that confirmed the app is used up.
  return { email, token, codeNow, recoveryCodes: confirmed.body.recoveryCodes };
}
