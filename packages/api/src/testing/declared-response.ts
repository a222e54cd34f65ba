import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@attesta/domain/contract/call';
import { responsesOf } from '../http/declared-responses.ts';

/**
 * Checks that a response is declared in the description of its call: its status, and a body without other or missing
 * fields.
 * @throws Error that names what is not declared
 */
export function checkDeclared(call: Call, status: number, text: string): void {
  const name = `${call.method} ${call.path}: ${status}`;
  const schema = responsesOf(call)[status];
  if (schema === undefined) throw new Error(`${name} is not declared. Body: ${text.slice(0, 300)}`);
  if (status < 300 && call.download) return;
  // The names of unknown fields are those of the client; zod omits this one.
  const body: unknown = JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`${name} has a body that does not fit: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, body))
    throw new Error(`${name} has fields that are not declared: ${text.slice(0, 300)}`);
}
