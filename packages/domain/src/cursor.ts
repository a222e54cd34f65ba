import { z } from 'zod';

const longestCursor = 300;

/** An id as part of a cursor. */
export const cursorId = z.string().regex(/^[\w-]{1,64}$/);

/** An instant of this millennium, in UTC and with the microseconds of the database: `2026-11-21T09:00:00.123456Z`. */
export const cursorInstant = z.iso.datetime({ precision: 6 }).refine((text) => text.startsWith('2'));

/**
 * Position in a sorted list, as clients send it: the sort keys of one row in base64url. Clients treat it as opaque.
 * Parses to the keys; anything that {@link cursorOf} does not produce is a `pattern` problem.
 */
export const cursor = <Keys extends z.ZodType<readonly string[]>>(keys: Keys) =>
  z
    .string()
    .min(1)
    .max(longestCursor)
    .regex(/^[\w-]+$/)
    .transform((text, context): z.output<Keys> => {
      const parsed = keys.safeParse(decoded(text));
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: 'pattern', input: text });
      return z.NEVER;
    });

function decoded(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** The cursor of a row, from its sort keys (ASCII). */
export const cursorOf = (keys: readonly string[]): string =>
  btoa(JSON.stringify(keys)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
