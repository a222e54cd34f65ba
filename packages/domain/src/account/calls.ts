import { z } from 'zod';
import { acceptedSchema, call } from '../calls.ts';
import { accountSchema } from './configuration.ts';
import { emailAddress } from './person.ts';
import { newPassword, typedPassword } from './password.ts';
import { registrationSchema, userSchema } from './schema.ts';

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
  summary: 'Signs in. An unverified address gets the user without a token; unknown addresses and wrong passwords answer alike.',
  body: z.strictObject({ email: emailAddress, password: typedPassword }),
  response: z.object({ token: token.optional(), user: userSchema }),
});

export const register = call({
  method: 'POST',
  path: '/api/register',
  who: 'anyone',
  summary: 'Registers and sends the verification link; answers alike for known and unknown addresses, and signs nobody in.',
  body: registrationSchema,
  response: acceptedSchema,
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
  summary: 'Sends a reset link, if the address is known; answers alike either way. A redirect_url outside the portal is refused.',
  body: z.strictObject({ email: emailAddress, redirect_url: z.string().min(1).max(2048) }),
  response: acceptedSchema,
});

export const changePassword = call({
  method: 'PUT',
  path: '/api/change-password',
  who: 'anyone',
  summary: 'Sets a new password, by the token of a reset link, or signed in with the current password. All other sessions end.',
  body: z.union([z.strictObject({ token, password: newPassword }), z.strictObject({ current_password: typedPassword, password: newPassword })]),
  /** `token` of the new session where the caller was signed in. */
  response: z.object({ token: token.optional() }),
});

export const verifyEmail = call({
  method: 'POST',
  path: '/api/verify-email',
  who: 'anyone',
  summary: 'Verifies the address by the token of the mail; works once.',
  body: z.strictObject({ token }),
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
] as const;
