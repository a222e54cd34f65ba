/** The sources that a page may load from. */
interface PagePolicy {
  readonly apiHost: string | null;
  /** Allows the style elements of styled-components, which reads the nonce from the page. */
  readonly nonce?: string;
  /** SHA-256 hashes, in base64, of the inline scripts of the page. */
  readonly scriptHashes?: readonly string[];
}

/**
 * The Content Security Policy: only sources of this server, and inline code only with a nonce or hash from the server.
 * Images may come from any https address, because organisations enter the URL of their logo.
 */
export function contentSecurityPolicy({ apiHost, nonce, scriptHashes = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'https:', ...(apiHost?.startsWith('http:') ? [apiHost] : [])],
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
