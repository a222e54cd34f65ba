import type { Call } from '@attesta/domain/contract/call';
import { errorSchema } from '@attesta/domain/contract/responses';
import type { z } from 'zod';

/** The statuses of errors that follow from the definition of a call. */
const failures = ({ who, params, method, upload }: Call): number[] => [
  400,
  ...(who === 'anyone' ? [] : [401, 403]),
  ...(params ? [404] : []),
  408,
  // Clients may send a body with any method except GET, also to a call that reads none. An upload has any type.
  ...(method === 'GET' ? [] : [413]),
  ...(method === 'GET' || upload ? [] : [415]),
  429,
  431,
  500,
  503,
];

/** Returns the schema of the body of each response that a call can return, by status. */
export function responsesOf(call: Call): Record<number, z.ZodType> {
  const derived = failures(call).map((status) => [status, errorSchema] as const);
  const declared: Readonly<Record<string, z.ZodType | null>> = { ...Object.fromEntries(derived), ...call.errors };
  return Object.fromEntries([
    ...Object.entries(declared).flatMap(([status, schema]) => (schema === null ? [] : [[status, schema] as const])),
    [call.status ?? 200, call.response],
  ]);
}
