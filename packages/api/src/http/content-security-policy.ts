import type { Settings } from '../settings/settings.ts';

/** The inline code that a page may contain. */
interface InlineCode {
  /** Allows the style elements of styled-components, which reads the nonce from the page. */
  readonly nonce?: string;
  /** SHA-256 hashes, in base64, of the inline scripts of the page. */
  readonly scriptHashes?: readonly string[];
}

/**
 * The Content Security Policy: only sources of this server, and inline code only with a nonce or hash from the server.
 * Images may also come from the API host, which stores uploaded logos, and from the hosts that the operator names.
 * Another host of a logo would see who uses the portal; its logo is replaced by initials.
 */
export function contentSecurityPolicy(
  { portal: { apiHost }, logoHosts }: Pick<Settings, 'portal' | 'logoHosts'>,
  { nonce, scriptHashes = [] }: InlineCode = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', ...(apiHost ? [apiHost] : []), ...logoHosts],
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
