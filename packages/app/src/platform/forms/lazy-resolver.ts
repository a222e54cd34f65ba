import { fieldProblems } from '@attesta/domain/contract/problems';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { whenIdle } from '../browser/when-idle';

/**
 * Adds the problem of the field `a.b.0` to the nested object that react-hook-form reads. The names come from the
 * server, so the objects have no prototype.
 */
function addError(errors: Record<string, unknown>, path: string, code: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = errors;
  for (const key of keys) at = (at[key] ??= Object.create(null)) as Record<string, unknown>;
  at[last] = { type: code, message: code };
}

/** Converts problem codes by field to the errors of a form. A problem of the whole form is stored under `root`. */
export function errorsOf<T extends FieldValues>(problems: Record<string, string>): FieldErrors<T> {
  const errors = Object.create(null) as Record<string, unknown>;
  for (const [path, code] of Object.entries(problems)) addError(errors, path === '' ? 'root' : path, code);
  return errors as FieldErrors<T>;
}

/**
 * Validates a form with a schema of the domain. The schema is loaded when the page is idle, so that no page waits for
 * it. If it cannot be loaded, the form is sent without validation: the server validates it too, and the call reports a
 * lost connection. The errors contain problem codes, which `useProblemMessage` translates.
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
