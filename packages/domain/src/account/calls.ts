import { z } from 'zod';
import { acceptedSchema, call } from '../calls.ts';
import { oneLine } from '../text.ts';
import { accountSchema } from './configuration.ts';
import { emailAddress } from './person.ts';
import { newPassword, typedPassword } from './password.ts';
import { registeredUserSchema, registrationSchema, userSchema } from './schema.ts';
import { oneTimeCode } from './second-factor.ts';
import { sessionSchema } from './session.ts';

const token = z.string().min(1).max(512);
const userAnswer = z.object({ user: userSchema });

export const getAuthenticatedUser = call({
  method: 'GET',
  path: '/api/get-authenticated-user',
  who: 'signed-in',
  summary: 'The user of the session, also of an inactive or unverified account.',
  response: userAnswer,
});

export const login = call({
  method: 'POST',
  path: '/api/login',
  who: 'anyone',
  summary:
    'Signs in. An unverified address gets the user without a token; unknown addresses and wrong passwords answer alike. Where a second factor is on, 403 `second_factor_required` asks to repeat the call with `one_time_code`.',
  body: z.strictObject({ email: emailAddress, password: typedPassword, one_time_code: oneTimeCode.optional() }),
  /** The user has no `id` while the address is not verified. */
  response: z.object({ token: token.optional(), user: userSchema.partial({ id: true }) }),
});

export const register = call({
  method: 'POST',
  path: '/api/register',
  who: 'anyone',
  summary:
    'Registers and sends the verification link. Returns the user as submitted, the same for known and unknown addresses; signs nobody in.',
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
    'Sends a reset link, if the address is known; answers alike either way. A redirect_url outside the portal is refused.',
  body: z.strictObject({ email: emailAddress, redirect_url: z.string().min(1).max(2048) }),
  response: acceptedSchema,
});

export const changePassword = call({
  method: 'PUT',
  path: '/api/change-password',
  who: 'anyone',
  summary:
    'Sets a new password, by the token of a reset link, or signed in with the current password. All other sessions end.',
  body: z.union([
    z.strictObject({ token, password: newPassword }),
    z.strictObject({ current_password: typedPassword, password: newPassword }),
  ]),
  /** `token` of the new session where the caller was signed in. */
  response: z.object({ token: token.optional() }),
});

export const verifyEmail = call({
  method: 'POST',
  path: '/api/verify-email',
  who: 'anyone',
  summary: 'Verifies the address by the token of the mail and sets the password of the account; works once.',
  body: z.strictObject({ token, password: newPassword }),
  response: acceptedSchema,
});

export const resendVerification = call({
  method: 'POST',
  path: '/api/resend-verification',
  who: 'anyone',
  summary: 'Sends the verification link again, if it is wanted; answers alike for every address.',
  body: z.strictObject({ email: emailAddress }),
  response: acceptedSchema,
});

export const getAccount = call({
  method: 'GET',
  path: '/api/account',
  who: 'signed-in',
  summary: 'The configured account of the caller, or null.',
  response: z.object({ account: accountSchema.nullable() }),
});

export const configureAccount = call({
  method: 'PUT',
  path: '/api/account',
  who: 'signed-in',
  summary: 'Configures the account or changes its settings. `kind` must be the role of the caller.',
  body: accountSchema,
  response: z.object({ account: accountSchema, user: userSchema }),
});

export const listSessions = call({
  method: 'GET',
  path: '/api/sessions',
  who: 'signed-in',
  summary: "The caller's sessions, last used first.",
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/sessions/:id',
  who: 'signed-in',
  summary: "Ends one of the caller's sessions, this one included; another's returns 404.",
  params: z.strictObject({ id: oneLine(64).min(1) }),
  response: acceptedSchema,
});

const confirmedByPassword = { currentPassword: typedPassword };

export const getSecondFactor = call({
  method: 'GET',
  path: '/api/second-factor',
  who: 'signed-in',
  summary: 'Whether sign-in asks for a code, and how many recovery codes are left.',
  response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
});

export const startSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor',
  who: 'signed-in',
  summary: 'Makes a new secret for an authenticator app. Sign-in asks for no code until the first one is confirmed.',
  body: z.strictObject(confirmedByPassword),
  /** `secret` in base32; `uri` is the same as an `otpauth:` address, to be shown as a QR code. */
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor/confirm',
  who: 'signed-in',
  summary:
    'Turns the second factor on by a code of the app; all other sessions end. Returns the recovery codes, which are shown only once.',
  body: z.strictObject({ oneTimeCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  who: 'signed-in',
  summary: 'Replaces the recovery codes; the old ones stop working.',
  body: z.strictObject({ ...confirmedByPassword, oneTimeCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = call({
  method: 'POST',
  path: '/api/second-factor/remove',
  who: 'signed-in',
  summary: 'Turns the second factor off, by the password and a code of the app or a recovery code.',
  body: z.strictObject({ ...confirmedByPassword, oneTimeCode }),
  response: acceptedSchema,
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
  getAccount,
  configureAccount,
  listSessions,
  endSession,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
] as const;
