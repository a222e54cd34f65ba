import { z } from 'zod';

const defaultMaxLength = 300;

/** A record id within a cursor. */
export const cursorId = z.string().regex(/^[\w-]{1,64}$/);

/** An instant of this millennium in UTC, with the database's microseconds: `2026-11-21T09:00:00.123456Z`. */
export const cursorInstant = z.iso.datetime({ precision: 6 }).refine((text) => text.startsWith('2'));

/**
 * Position in a sorted list, as clients send it: the sort keys of one row in base64url. It is opaque to clients.
 * Parses to the sort keys; text that {@link cursorOf} cannot have produced is a `pattern` problem.
 */
export const cursor = <Keys extends z.ZodType<readonly string[]>>(keys: Keys, maxLength = defaultMaxLength) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
    .transform((text, context): z.output<Keys> => {
      const parsed = keys.safeParse(decoded(text));
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: 'pattern', input: text });
      return z.NEVER;
    });

function decoded(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Encodes the sort keys of a row as a cursor. */
export function cursorOf(keys: readonly string[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(keys));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
