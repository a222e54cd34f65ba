import type { Location } from 'react-router-dom';

/** The token of a mailed link. */
export interface LinkToken {
  token: string | null;
  /** The location with the token in its state instead of its query. Null if the query has no token. */
  moved: (UrlParts & { state: object }) | null;
}

type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Whether the token is base64url. Other values were truncated or changed when the link was copied from the mail. */
const isComplete = (token: string): boolean => /^[\w-]{1,512}$/.test(token);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Returns the token of a mailed link (`?token=…`). A token is as sensitive as a password. It must not remain in the
 * URL, because URLs are copied, displayed and synchronised. The state of the history entry keeps it across reload, back
 * and forward.
 */
export function linkTokenIn({ pathname, search, hash, state }: UrlParts & { state: unknown }): LinkToken {
  const currentState: Record<string, unknown> = isObject(state) ? state : {};
  const query = new URLSearchParams(search);
  const tokenInUrl = query.get('token');
  if (tokenInUrl === null)
    return { token: typeof currentState['token'] === 'string' ? currentState['token'] : null, moved: null };
  query.delete('token');
  const rest = query.toString();
  const token = isComplete(tokenInUrl) ? tokenInUrl : null;
  return { token, moved: { pathname, search: rest && `?${rest}`, hash, state: { ...currentState, token } } };
}

/** Whether the page was opened by a link with a missing or damaged token, also after the token left the URL. */
export function isIncompleteLink({ search, state }: Pick<Location, 'search'> & { state: unknown }): boolean {
  const tokenInUrl = new URLSearchParams(search).get('token');
  return tokenInUrl === null ? isObject(state) && state['token'] === null : !isComplete(tokenInUrl);
}
