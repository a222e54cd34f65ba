import { ask } from '../http/client';

/** What asks for a reset link: the address, and where the mail's reader is led in the end. */
export const resetRequest = (email: string) => ({ email, redirect_url: `${location.origin}/login` });

/** Asks for a reset link; the answer is the same whether the address is known or not (specification, section 7). */
export const askForReset = (email: string): Promise<unknown> => ask('/api/forgot-password', { method: 'POST', body: resetRequest(email), token: null });
