import { routeAt, notFound } from '../navigation/routes';

/** Maximum length of a `to` that is accepted, in characters. */
export const longestTarget = 2048;

/** Characters that browsers may parse differently: backslashes, control characters, encoded slashes. */
const misleading = /[\\\p{Cc}]|%2f|%5c/iu;
const origin = 'http://portal.invalid';

/**
 * Returns the path that a `to` may redirect to, or null if it must be ignored. Accepts only a known route of this
 * portal that is neither `/` nor a sign-in page. Removes a `to` inside the target, so that targets never chain. Never
 * throws.
 */
export function safeTarget(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > longestTarget || !/^\/(?!\/)/.test(to) || misleading.test(to)) return null;
  try {
    decodeURI(to); // throws if the router could not decode it, which would log a warning
    const url = new URL(to, origin);
    if (url.origin !== origin || url.pathname.startsWith('//')) return null;
    const route = routeAt(url.pathname);
    if (route === notFound || route.frame === 'auth') return null;
    if (url.searchParams.has('to')) url.searchParams.delete('to');
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
