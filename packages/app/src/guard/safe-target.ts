import { routeAt, notFound } from '../routes';

/** Longest `to` that is read, in characters. */
export const longestTarget = 2048;

/** What a browser and this check could read differently: backslashes, control characters, encoded slashes. */
const misleading = /[\\\p{Cc}]|%2f|%5c/iu;
const origin = 'http://portal.invalid';

/**
 * The path that a `to` may lead to, or null when it is to be ignored: only a known route of this portal that is
 * neither `/` nor a sign-in page. A `to` inside the target is dropped, so that targets never chain. Never throws.
 */
export function safeTarget(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > longestTarget || !/^\/(?!\/)/.test(to) || misleading.test(to)) return null;
  try {
    decodeURI(to); // the router warns aloud about what can't be decoded
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
