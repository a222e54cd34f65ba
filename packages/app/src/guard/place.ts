import { safeTarget } from './safe-target';

/** Where someone is, as far as the guard cares. Both targets were checked by `safeTarget`. */
export interface Place {
  /** The address' path, without query. */
  path: string;
  /** The return path that the address carries. */
  to: string | null;
  /** The path wanted before signing in, kept for this tab. */
  remembered: string | null;
}

/** Reads a place from an address; a `to` given more than once is ignored. */
export function placeOf(location: { pathname: string; search: string }, remembered: string | null = null): Place {
  const given = new URLSearchParams(location.search).getAll('to');
  return { path: location.pathname, to: given.length === 1 ? safeTarget(given[0]) : null, remembered };
}

/** An address with a return path; slashes stay readable. */
export const withReturn = (path: string, to: string | null): string =>
  to === null ? path : `${path}?to=${encodeURIComponent(to).replaceAll('%2F', '/')}`;
