import { fieldProblems } from '@attesta/domain/problems';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { whenIdle } from '../http/when-idle';

/** `a.b.0` and its problem as the nested object that the form library reads. Its names come from the server: none reaches a prototype. */
function place(errors: Record<string, unknown>, path: string, code: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = errors;
  for (const key of keys) at = (at[key] ??= Object.create(null)) as Record<string, unknown>;
  at[last] = { type: code, message: code };
}

/** Problem codes by field, as the errors of a form; a problem of the whole stands under `root`. */
export function errorsOf<T extends FieldValues>(problems: Record<string, string>): FieldErrors<T> {
  const errors = Object.create(null) as Record<string, unknown>;
  for (const [path, code] of Object.entries(problems)) place(errors, path === '' ? 'root' : path, code);
  return errors as FieldErrors<T>;
}

/**
 * Checks a form by a schema of the domain that is loaded when the page is idle, so that no page waits for it. Where it
 * could not be loaded, the form is sent unchecked: the server checks it too, and a lost connection is reported by the call.
 * Errors carry problem codes; `useProblemWords` says them in words.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<z.ZodType>,
  prepare: (values: T) => unknown = (values) => values,
): Resolver<T> {
  whenIdle(load);
  return async (values) => {
    const input = prepare(values);
    const schema = await load().catch(() => null);
    if (schema === null) return { values, errors: {} };
    const read = schema.safeParse(input);
    return read.success
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf<T>(fieldProblems(read.error, input)) };
  };
}
