import { z } from 'zod';
import { plainText } from '../values/typed-text.ts';

/** A code of six digits, which people write in two groups. */
const digits = /(?<![0-9A-Za-z])[0-9]{3}[\s.-]?[0-9]{3}(?![0-9A-Za-z])/g;

/** Returns the only code of six digits in a text such as “Your code is 123 456.”, or else the text without separators. */
function readCode(text: string): string {
  const plain = plainText(text);
  const found = plain.match(digits) ?? [];
  return (found.length === 1 ? (found[0] ?? '') : plain).replaceAll(/[\s.-]/g, '').toLowerCase();
}

/** A six-digit code of an authenticator app, or a recovery code. Spaces and hyphens of all kinds are ignored. */
export const oneTimeCode = z
  .string()
  .max(64, { abort: true })
  .overwrite(readCode)
  .regex(/^[a-z0-9]{6,64}$/);
