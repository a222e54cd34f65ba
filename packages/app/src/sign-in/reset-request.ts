import { ask } from '../http/client';

/** Body of the request for a reset link: the address, and the page that follows when the password is set. */
export const resetRequest = (email: string) => ({ email, redirect_url: `${location.origin}/login` });

/** Requests a reset link; the response is the same whether the address is known or not (specification, section 7). */
export const askForReset = (email: string): Promise<unknown> =>
  ask('/api/forgot-password', { method: 'POST', body: resetRequest(email), token: null });
