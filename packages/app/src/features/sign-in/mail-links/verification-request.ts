import type { resendVerification } from '@attesta/domain/account/calls';
import { attach } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';
import type { Endpoint } from '../../../platform/http/send';

const resendEndpoint: Endpoint<typeof resendVerification> = { method: 'POST', path: '/api/resend-verification' };

/** Requests the verification mail again. The response is the same for every address. */
export const requestVerificationFx = attach({
  effect: createCallFx(resendEndpoint),
  mapParams: (email: string) => ({ body: { email } }),
});
