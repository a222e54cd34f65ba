import type { Location } from 'react-router-dom';

/** Where the token of a mailed link is. */
export interface LinkToken {
  token: string | null;
  /** The location with the token in its state instead of its query; null when it is there already, or there is none. */
  moved: (Place & { state: object }) | null;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Tokens are base64url; anything else was cut off, extended or changed on its way from the mail. */
const isWhole = (token: string): boolean => /^[\w-]{1,512}$/.test(token);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Finds the token of a mailed link (`?token=…`). A token is as good as a password, so it must not stay in the address,
 * from where it would be copied, shown and synchronised. The state of the history entry keeps it over a reload and over
 * back and forward.
 */
export function linkTokenIn({ pathname, search, hash, state }: Place & { state: unknown }): LinkToken {
  const kept: Record<string, unknown> = isObject(state) ? state : {};
  const query = new URLSearchParams(search);
  const opened = query.get('token');
  if (opened === null) return { token: typeof kept['token'] === 'string' ? kept['token'] : null, moved: null };
  query.delete('token');
  const rest = query.toString();
  const token = isWhole(opened) ? opened : null;
  return { token, moved: { pathname, search: rest && `?${rest}`, hash, state: { ...kept, token } } };
}

/** Whether a link was opened whose token is missing or damaged; still known after the token left the address. */
export function isIncompleteLink({ search, state }: Pick<Location, 'search'> & { state: unknown }): boolean {
  const opened = new URLSearchParams(search).get('token');
  return opened === null ? isObject(state) && state['token'] === null : !isWhole(opened);
}
