import type { forgotPassword } from '@attesta/domain/account/calls';
import { createCallFx } from '../../../platform/http/call-fx';
import type { Endpoint } from '../../../platform/http/send';
import { attach } from 'effector';

const forgotEndpoint: Endpoint<typeof forgotPassword> = { method: 'POST', path: '/api/forgot-password' };

/** Returns the body of the request for a reset link: the address, and the page to open after the password is set. */
export const resetRequest = (email: string) => ({ email, redirect_url: `${location.origin}/login` });

/** Requests a reset link. The response is the same whether the address is known or not (specification, section 7). */
export const requestResetFx = attach({
  effect: createCallFx(forgotEndpoint),
  mapParams: (email: string) => ({ body: resetRequest(email) }),
});
