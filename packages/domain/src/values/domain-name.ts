import punycode from 'punycode.js';

/** What a label of an internationalised domain may contain besides (RFC 5892). */
const international = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Returns the domain in ASCII as the browser and Node do (UTS 46); null if it has no such form. */
export function toAscii(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Returns a label in Unicode; null if it starts as one of an internationalised domain (RFC 5890 A-label) and is none. */
export function toUnicode(ascii: string): string | null {
  if (!ascii.startsWith('xn--')) return ascii;
  try {
    const unicode = punycode.decode(ascii.slice(4));
    return international.test(unicode) && toAscii(`${unicode}.example`) === `${ascii}.example` ? unicode : null;
  } catch {
    return null;
  }
}
