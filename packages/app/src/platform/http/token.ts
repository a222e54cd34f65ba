import { localStore } from '../storage/browser-storage';

/** Storage key of the session token (specification, section 7). */
export const tokenKey = 'serviceToken';

/** Whether a value can be sent as a bearer token in a header. Anything else in the storage is ignored. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,4096}$/.test(text);

/** The stored session token, or null. */
export function readToken(): string | null {
  const text = localStore.read(tokenKey);
  return isToken(text) ? text : null;
}

export const storeToken = (token: string): void => localStore.write(tokenKey, token);
export const removeToken = (): void => localStore.remove(tokenKey);

let pinned: string | null = null;

/**
 * Makes requests send this token instead of the stored one, while another tab has stored a token of an unknown user.
 * Otherwise input of one user could be saved in the account of another. Null sends the stored token again.
 */
export function pinToken(token: string | null): void {
  pinned = token;
}

/** The token that a request sends. */
export const bearerToken = (): string | null => pinned ?? readToken();
