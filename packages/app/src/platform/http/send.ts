import type { Call, RequestOf, ResponseOf } from '@attesta/domain/contract/call';
import { request } from './client';
import { wrongServices } from './problem';

type OptionalWhereUndefined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Fields[Key];
};

/** What a caller passes with a call: the params, query, headers and body that the call declares. */
export type Input<Definition extends Call> = OptionalWhereUndefined<RequestOf<Definition>>;

/**
 * A call by its method and path only. Pages before sign-in use it, so that they do not load the schemas of the call.
 * `Definition` is a type import.
 */
export interface Endpoint<Definition extends Call> {
  readonly method: Definition['method'];
  readonly path: Definition['path'];
  readonly response?: undefined;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** The bearer token to send instead of the session's. Null sends none. */
  token?: string | null;
}

interface UntypedInput {
  params?: Record<string, string | number>;
  query?: unknown;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/**
 * Replaces each `:name` in the path of a call.
 * @throws TypeError for a missing or empty value and for `.` and `..`, which would change the path
 */
export function pathWith(path: string, params: UntypedInput['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

/**
 * Sends one of the domain's calls. The caller imports the call and with it the schemas, so a page loads only the
 * schemas it uses.
 * @returns the response as the schema of the call parsed it; for an {@link Endpoint}, the JSON as it arrived
 * @throws the response data of a failed call (read it with `problemOf`), or 'Wrong Services' if the response does not
 * match the schema
 */
export function send<Definition extends Call>(
  definition: Definition,
  input: Input<Definition>,
  options?: SendOptions,
): Promise<ResponseOf<Definition>>;
export function send<Definition extends Call>(
  endpoint: Endpoint<Definition>,
  input: Input<Definition>,
  options?: SendOptions,
): Promise<unknown>;
export async function send(
  { method, path, response }: Pick<Call, 'method' | 'path'> & { response?: Call['response'] | undefined },
  input: object,
  options: SendOptions = {},
): Promise<unknown> {
  const { params, query, headers, body } = input as UntypedInput;
  const data = await request(pathWith(path, params), { method, params: query, headers, body, ...options });
  if (!response) return data;
  const parsed = response.safeParse(data);
  if (!parsed.success) throw wrongServices;
  return parsed.data;
}
