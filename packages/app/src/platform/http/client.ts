import type { Method } from '@attesta/domain/contract/call';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { createEvent } from 'effector';
import { bearerToken, readToken } from './token';
import { wrongServices } from './problem';
import { retryableImport } from './retryable-import';

/** The facts that decide what a 401 means, read when the response arrived. */
export interface Unauthorised {
  /** The token that the refused request carried. */
  token: string | null;
  /** The token stored now. If it differs from `token`, the refusal concerns an earlier session. */
  stored: string | null;
  /** Address of the page. */
  address: string;
  /** Path of the page. */
  path: string;
}

/** A call failed with 401. `session/unauthorised.ts` decides what that means. */
export const unauthorised = createEvent<Unauthorised>();

let host = '';

/** Sets the API host (`{host}` in section 7 of the specification). The empty string is the portal's own origin. */
export function setApiHost(origin: string): void {
  host = origin;
}

let client: Promise<AxiosInstance> | null = null;
const loadClient = retryableImport(() => import('./axios-client'));

/** Loads axios, which the sign-in page does not need to render. A failed load is retried on the next call. */
export function openClient(): Promise<AxiosInstance> {
  client ??= loadClient().then(
    ({ createClient }) => createClient(),
    (error: unknown) => {
      client = null;
      throw error;
    },
  );
  return client;
}

export interface RequestOptions extends Pick<AxiosRequestConfig, 'params' | 'signal'> {
  headers?: Record<string, string | undefined>;
  method?: Method;
  body?: unknown;
  /** The bearer token to send instead of the session's. Null sends none. */
  token?: string | null;
}

/** Refuses everything but a path on the API host, so that the bearer token is never sent to another host. */
function assertApiPath(path: string): void {
  const isPath =
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) &&
    new URL(path, 'http://host.invalid').pathname === path.replace(/[?#].*$/su, '');
  if (!isPath) throw new TypeError(`Not a path of the API: ${path}`);
}

const reportUnauthorised = (token: string | null) => {
  const { href, pathname } = globalThis.location;
  unauthorised({ token, stored: readToken(), address: href, path: pathname });
};

/** The response of a failed call, if there is one. Not `isAxiosError`, which would load axios with this file. */
const responseOf = (error: unknown) => (error as { response?: { status: number; data: unknown } } | null)?.response;

/** What a failed call rejects with: the response data, or 'Wrong Services' (specification, section 8). */
function rejectionOf(error: unknown): unknown {
  const data = responseOf(error)?.data;
  return data === undefined || data === null || data === '' ? wrongServices : data;
}

/**
 * Sends one HTTP request to the API. Features call `send`, which is typed by the domain's calls.
 * @param path starts with one slash
 * @returns the JSON of the response, or null for 204
 * @throws TypeError for anything but a path, before a request is sent
 * @throws the response data of a failed call, or 'Wrong Services' if there is none or a success is not JSON
 */
export async function request(
  path: string,
  { method = 'GET', body, headers, token = bearerToken(), ...rest }: RequestOptions = {},
): Promise<unknown> {
  assertApiPath(path);
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  // The server sends mails in this language.
  const language = { 'Accept-Language': globalThis.document?.documentElement.lang || undefined };
  const config = {
    ...rest,
    baseURL: host,
    url: path,
    method,
    data: body,
    headers: { ...language, ...headers, ...authorization },
  };
  const response = await openClient()
    .then((opened) => opened.request<unknown>(config))
    .catch((error: unknown) => {
      if (responseOf(error)?.status === 401) reportUnauthorised(token);
      throw rejectionOf(error);
    });
  if (response.status === 204) return null;
  if (typeof response.data !== 'object' || response.data === null) throw wrongServices;
  return response.data;
}

/** The generic GET helper (specification, section 7): takes a path and a configuration, returns the response data. */
export const get = (path: string, config: Omit<RequestOptions, 'method' | 'body'> = {}): Promise<unknown> =>
  request(path, config);
