import type { Call, RequestOf, ResponseOf } from '@attesta/domain/calls';
import { ask } from './client';
import { wrongServices } from './problem';

type Given<Request> = { [Key in keyof Request as undefined extends Request[Key] ? never : Key]: Request[Key] } & {
  [Key in keyof Request as undefined extends Request[Key] ? Key : never]?: Request[Key];
};

/** What a page gives with a call: those of params, query, headers and body that the call declares. */
export type Input<Definition extends Call> = Given<RequestOf<Definition>>;

interface Sent {
  params?: Record<string, string | number>;
  query?: unknown;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Fills `:name` in a call's path. @throws TypeError for an absent, empty or dotted value, which would name another path */
export function pathWith(path: string, params: Sent['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

/**
 * Sends one of the domain's calls. The page brings the call along, and with it the schemas: what a page does not use, it
 * does not load.
 * @throws what the server answered (read it with `problemOf`), or 'Wrong Services' when the answer has not the call's shape
 */
export async function send<Definition extends Call>(
  definition: Definition,
  input: Input<Definition>,
  signal?: AbortSignal,
): Promise<ResponseOf<Definition>> {
  const { params, query, headers, body } = input as Sent;
  const answer = await ask(pathWith(definition.path, params), {
    method: definition.method,
    params: query,
    headers,
    body,
    signal,
  });
  const read = definition.response.safeParse(answer);
  if (!read.success) throw wrongServices;
  return read.data as ResponseOf<Definition>;
}
