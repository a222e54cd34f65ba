/** What a page may load. */
interface PagePolicy {
  readonly apiHost: string | null;
  /** Admits the style elements that styled-components makes; it reads the nonce from the page. */
  readonly nonce?: string;
  /** SHA-256 hashes, in base64, of the scripts in the page itself. */
  readonly scriptHashes?: readonly string[];
}

/**
 * The Content Security Policy: everything from this server, nothing inline but what the server put into the page.
 * Pictures may come from any https address, because organisations give their logo by address.
 */
export function contentSecurityPolicy({ apiHost, nonce, scriptHashes = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(apiHost ? [apiHost] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
