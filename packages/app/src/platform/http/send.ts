import type { Call, RequestOf } from '@attesta/domain/contract/call';
import { createEffect } from 'effector';
import { wrongServices } from './problem';
import { getFx, requestFx, type ApiRequest } from './request';

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
  readonly download?: undefined;
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

/** A call to send, with its input. */
export interface Sending {
  definition: Pick<Call, 'method' | 'path' | 'download'> & { response?: Call['response'] | undefined };
  input: UntypedInput;
  options?: SendOptions | undefined;
}

/** Reads a response with the schema of its call. Fails with 'Wrong Services' if it does not match. */
export const parseFx = createEffect(
  ({ response, data }: { response: NonNullable<Call['response']>; data: unknown }) => {
    const parsed = response.safeParse(data);
    if (!parsed.success) throw wrongServices;
    return parsed.data as unknown;
  },
);

/**
 * Sends one of the domain's calls. Returns the response as the schema of the call parsed it; for an {@link Endpoint},
 * the JSON as it arrived; for a download, the file. Fails with the response data of a failed call (read it with `problemOf`), or with
 * 'Wrong Services' if the response does not match the schema. Untyped: use `createCallFx` and `useCall`.
 * The caller imports the call and with it the schemas, so a page loads only the schemas it uses.
 */
export const sendFx = createEffect(async ({ definition, input, options }: Sending): Promise<unknown> => {
  const { method, path, response, download } = definition;
  const { params, query, headers, body } = input;
  const request: ApiRequest = {
    path: pathWith(path, params),
    params: query,
    ...(headers && { headers }),
    ...(download && { responseType: 'arraybuffer' }),
    ...options,
  };
  const data = await (method === 'GET' ? getFx(request) : requestFx({ ...request, method, body }));
  return response && !download ? parseFx({ response, data }) : data;
});
