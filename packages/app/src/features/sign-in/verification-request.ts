import type { resendVerification } from '@attesta/domain/account/calls';
import { send, type Endpoint } from '../../platform/http/send';

const resendEndpoint: Endpoint<typeof resendVerification> = { method: 'POST', path: '/api/resend-verification' };

/** Requests the verification mail again. The response is the same for every address. */
export const requestVerification = (email: string): Promise<unknown> =>
  send(resendEndpoint, { body: { email } }, { token: null });
