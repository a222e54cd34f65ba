import * as calls from '@attesta/domain/account/calls';
import { Secret, TOTP } from 'otpauth';
import type { Instance } from './instance.ts';
import { goodPassword, verified } from './people.ts';

/** Somebody signed in to an account with two-step sign-in on; `codeNow` makes the code that the app would show. */
export async function withSecondFactor(instance: Instance) {
  const email = await verified(instance);
  const token = await instance.signIn(email, goodPassword);
  const begun = await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } });
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const codeNow = () => app.generate({ timestamp: instance.portal.clock().getTime() });
  const confirmed = await instance.call(calls.confirmSecondFactor, { token, body: { oneTimeCode: codeNow() } });
  instance.pass(60_000); // The code that confirmed it is used up.
  return { email, token, codeNow, recoveryCodes: confirmed.body.recoveryCodes };
}
