import { safeTarget } from './safe-target';

/** The parts of a location that the guard decides by. `safeTarget` has checked both targets. */
export interface GuardedLocation {
  /** The path without the query. */
  path: string;
  /** The return path in the query. */
  to: string | null;
  /** The path that was requested before sign-in, stored for this tab. */
  remembered: string | null;
}

/** Reads the guarded location from a location of the router. A `to` that occurs more than once is ignored. */
export function guardedLocation(
  location: { pathname: string; search: string },
  remembered: string | null = null,
): GuardedLocation {
  const targets = new URLSearchParams(location.search).getAll('to');
  return { path: location.pathname, to: targets.length === 1 ? safeTarget(targets[0]) : null, remembered };
}

/** Adds a return path to a path. Slashes are not encoded. */
export const withReturnPath = (path: string, to: string | null): string =>
  to === null ? path : `${path}?to=${encodeURIComponent(to).replaceAll('%2F', '/')}`;
