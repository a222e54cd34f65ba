import { z } from 'zod';
import { toAscii, toUnicode } from './domain-name.ts';
import { plainText } from './typed-text.ts';

/** Longest valid e-mail address (RFC 5321: a path of 256 characters, including its brackets). */
const maxLength = 254;
/** A name and punctuation around a pasted address. */
const maxTypedLength = 1000;

/** RFC 5322 atext, between dots. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** RFC 5890: letters, digits and hyphens, but none at the start or the end. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function asciiDomain(typed: string): string | null {
  if (!/^[\p{L}\p{M}\p{Nd}.\u3002-]+$/u.test(typed)) return null;
  const domain = toAscii(typed);
  const labels = domain?.split('.') ?? [];
  const isValid =
    labels.length >= 2 &&
    /[a-z]/.test(labels.at(-1) ?? '') &&
    labels.every((each) => label.test(each) && toUnicode(each) !== null);
  return isValid ? domain : null;
}

/** Mail programs copy a link with its address twice: `ana@firm.example<mailto:ana@firm.example>`. */
function withoutRepetition(text: string): string {
  const found = text.match(/[^\s<>()",;:@]+@[^\s<>()"',;:@?]+/g) ?? [];
  const [first, ...rest] = found.map((each) => each.replace(/^'+/, '').toLowerCase());
  return first !== undefined && rest.length > 0 && rest.every((each) => each === first) ? first : text;
}

/**
 * Returns an e-mail address as it is stored and compared: in lower case, with the domain in ASCII; null if the text is
 * none. Accepts what is pasted with it: a name, brackets, quotes, `mailto:`, spaces around `@`, a full stop. Source: RFC 5322, 3.2.3 and
 * 3.4.1 (dot-atom), RFC 5890.
 */
export function readEmailAddress(typed: string): string | null {
  const plain = withoutRepetition(
    plainText(typed)
      .replaceAll(/[\u2018\u2019]/g, "'")
      .replaceAll(/[\u201A-\u201F\u00AB\u00BB[\]]/g, '"')
      .replaceAll('\uFE6B', '@')
      .replaceAll(/\s*@\s*/g, '@'),
  );
  if (plain.split('@').length !== 2) return null; // with two addresses, nobody knows which one is meant
  const [, bracketed] = /[<\u2039]([^<>\u2039\u203A]*)[>\u203A]/.exec(plain) ?? [];
  const text = (bracketed ?? plain)
    .trim()
    .replace(/^["'(]+(?=[^"'()]+@)/, '')
    .replace(/^(?:mailto|e-?mail)\s*:\s*/i, '')
    .replace(/(?<=@[^\s?]+)(?:\?.*|\s+\([^()]*\))$/s, '')
    .replace(/["')\s.,;:!>\u3002]+$/, '');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === null || local.length > 64 || !localPart.test(local)) return null;
  const address = `${local}@${domain}`;
  return address.length > maxLength ? null : address;
}

/** Returns the problem code of a text that is no e-mail address. */
function problemOf(typed: string): 'email' | 'email_at' | 'email_domain' | 'email_several' | 'required' {
  const parts = plainText(typed).replaceAll('\uFE6B', '@').split('@');
  if (parts.length > 2) return 'email_several';
  if (typed.trim() === '') return 'required';
  if (parts.length < 2) return 'email_at';
  const [domain = ''] = /[^\s<>\u2039\u203A"'()?,;:!]*/.exec(parts[1] ?? '') ?? [];
  return asciiDomain(domain.replace(/[.\u3002]+$/, '')) === null ? 'email_domain' : 'email';
}

/** An e-mail address. Addresses that differ only in capitals, or in the form of their domain, are one. */
export const emailAddress = z
  .string()
  .max(maxTypedLength, { abort: true })
  .refine((text) => readEmailAddress(text) !== null, {
    abort: true,
    error: ({ input }) => problemOf(String(input)),
  })
  .overwrite((text) => readEmailAddress(text) ?? '')
  .check(z.email({ pattern: /^[^@]+@[^@]+$/ }));
