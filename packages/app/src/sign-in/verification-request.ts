import { ask } from '../http/client';

/** Requests the verification mail again; the response is the same for every address. */
export const askForVerification = (email: string): Promise<unknown> =>
  ask('/api/resend-verification', { method: 'POST', body: { email }, token: null });
