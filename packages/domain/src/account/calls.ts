import { z } from 'zod';
import { acceptedSchema, errorSchema } from '../contract/responses.ts';
import { call } from '../contract/call.ts';
import { recordId } from '../values/record-id.ts';
import { accountInputSchema, accountSchema } from './configuration.ts';
import { emailAddress } from '../values/email-address.ts';
import { newPassword, typedPassword } from './password.ts';
import { registeredUserSchema, registrationSchema, userSchema } from './schema.ts';
import { oneTimeCode } from './second-factor.ts';
import { sessionSchema } from './session.ts';

const token = z.string().min(1).max(512);
const userResponse = z.object({ user: userSchema });

export const getAuthenticatedUser = call({
  method: 'GET',
  path: '/api/get-authenticated-user',
  who: 'signed-in',
  summary: 'Returns the user of the session, even if the account is inactive or unverified.',
  response: userResponse,
});

export const login = call({
  method: 'POST',
  path: '/api/login',
  who: 'anyone',
  summary:
    'Signs in. For an unverified address, returns the user without a token. Unknown addresses and wrong passwords get the same response. If the second factor is on, 403 `second_factor_required` means: repeat the call with `one_time_code`.',
  body: z.strictObject({ email: emailAddress, password: typedPassword, one_time_code: oneTimeCode.optional() }),
  /** The user has no `id` until the address is verified. */
  response: z.object({
    token: token.optional(),
    user: userSchema.partial({ id: true }),
    /** After a sign-in with a recovery code. */
    recovery_codes_left: z.int().min(0).optional(),
  }),
  errors: { 401: errorSchema, 403: errorSchema },
});

export const register = call({
  method: 'POST',
  path: '/api/register',
  who: 'anyone',
  summary:
    'Registers an account and mails the verification link. Returns the user as submitted, whether or not the address is registered. Does not sign in.',
  body: registrationSchema,
  response: z.object({ user: registeredUserSchema }),
});

export const logout = call({
  method: 'DELETE',
  path: '/api/logout',
  who: 'signed-in',
  summary: 'Ends the session on the server.',
  response: acceptedSchema,
});

export const forgotPassword = call({
  method: 'POST',
  path: '/api/forgot-password',
  who: 'anyone',
  summary:
    'Mails a reset link if the address is registered. The response is the same for every address. A redirect_url outside the portal is rejected.',
  body: z.strictObject({ email: emailAddress, redirect_url: z.string().min(1).max(2048) }),
  response: acceptedSchema,
});

export const changePassword = call({
  method: 'PUT',
  path: '/api/change-password',
  who: 'anyone',
  summary:
    'Sets a new password, with the token of a reset link or, when signed in, with the current password. Ends all other sessions.',
  body: z.union([
    z.strictObject({ token, password: newPassword }),
    z.strictObject({ current_password: typedPassword, password: newPassword }),
  ]),
  /** `token`: of the new session, if the caller was signed in. */
  response: z.object({ token: token.optional() }),
  errors: { 401: errorSchema, 403: errorSchema },
});

export const verifyEmail = call({
  method: 'POST',
  path: '/api/verify-email',
  who: 'anyone',
  summary:
    'Verifies the address with the mailed token, sets the password of the account and signs in. A token works once: 400 ' +
    '`link_used` for one that was used, `link_invalid` for one that is unknown or older than an hour.',
  body: z.strictObject({ token, password: newPassword }),
  response: z.object({ token, user: userSchema }),
});

export const resendVerification = call({
  method: 'POST',
  path: '/api/resend-verification',
  who: 'anyone',
  summary: 'Mails the verification link again if the address needs it. The response is the same for every address.',
  body: z.strictObject({ email: emailAddress }),
  response: acceptedSchema,
});

export const getMailedLink = call({
  method: 'GET',
  path: '/api/mailed-link',
  who: 'anyone',
  summary:
    'Returns the address that a mailed link is about, without using the link: the address to verify, that of the ' +
    'account whose password is reset, or the new address of a change. 400 `link_used` or `link_invalid`.',
  headers: z.object({ 'link-token': token }),
  response: z.object({ email: z.string() }),
});

export const getAccount = call({
  method: 'GET',
  path: '/api/account',
  who: 'signed-in',
  summary: 'Returns the configured account of the caller, or null.',
  response: z.object({ account: accountSchema.nullable() }),
});

export const configureAccount = call({
  method: 'PUT',
  path: '/api/account',
  who: 'signed-in',
  summary: 'Configures the account or changes its settings. `kind` must equal the role of the caller.',
  body: accountInputSchema,
  response: z.object({ account: accountSchema, user: userSchema }),
});

export const resubmitRequest = call({
  method: 'POST',
  path: '/api/account/request',
  who: 'signed-in',
  summary: 'Submits the rejected request of a notified body again. A request with another status does not change.',
  response: userResponse,
});

export const listSessions = call({
  method: 'GET',
  path: '/api/sessions',
  who: 'signed-in',
  summary: "Lists the caller's sessions, last used first.",
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/sessions/:id',
  who: 'signed-in',
  summary: "Ends one of the caller's sessions, possibly the current one. 404 for another user's session.",
  params: z.strictObject({ id: recordId.min(1) }),
  response: acceptedSchema,
});

const confirmedByPassword = { currentPassword: typedPassword };

export const getSecondFactor = call({
  method: 'GET',
  path: '/api/second-factor',
  who: 'signed-in',
  summary: 'Returns whether sign-in requires a one-time code, and how many recovery codes are left.',
  response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
});

export const startSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor',
  who: 'signed-in',
  summary: 'Creates a secret for an authenticator app. Sign-in requires no code until the first code is confirmed.',
  body: z.strictObject(confirmedByPassword),
  /** `secret` in base32; `uri`: the secret as an `otpauth:` URI, to be shown as a QR code. */
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: { 409: errorSchema },
});

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor/confirm',
  who: 'signed-in',
  summary:
    'Turns the second factor on with a code of the app and ends all other sessions. Returns the recovery codes, which are shown only once.',
  body: z.strictObject({ oneTimeCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  who: 'signed-in',
  summary: 'Replaces the recovery codes. The old ones stop working.',
  body: z.strictObject({ ...confirmedByPassword, oneTimeCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { 409: errorSchema },
});

export const removeSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor/remove',
  who: 'signed-in',
  summary: 'Turns the second factor off. Requires the password and a code of the app or a recovery code.',
  body: z.strictObject({ ...confirmedByPassword, oneTimeCode }),
  response: acceptedSchema,
  errors: { 409: errorSchema },
});

export const accountCalls = [
  getAuthenticatedUser,
  login,
  register,
  logout,
  forgotPassword,
  changePassword,
  verifyEmail,
  resendVerification,
  getMailedLink,
  getAccount,
  configureAccount,
  resubmitRequest,
  listSessions,
  endSession,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
] as const;
