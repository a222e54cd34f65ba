import { localStore } from '../storage/browser-storage';

/** Where the session token lies (specification, section 7). */
export const tokenKey = 'serviceToken';

/** A bearer must fit a header; anything else that lies there is no token. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,4096}$/.test(text);

/** The stored session token, or null. */
export function readToken(): string | null {
  const text = localStore.read(tokenKey);
  return isToken(text) ? text : null;
}

export const keepToken = (token: string): void => localStore.write(tokenKey, token);
export const dropToken = (): void => localStore.remove(tokenKey);

let held: string | null = null;

/**
 * Keeps sending this token while another tab has stored a new one: until it is known whose it is, nothing that was typed
 * for one person may be saved under the name of another. Null lets go.
 */
export function holdToken(token: string | null): void {
  held = token;
}

/** The token that a request sends. */
export const bearerToken = (): string | null => held ?? readToken();
