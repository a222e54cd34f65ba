import type { Method } from '@attesta/domain/contract/call';
import type { AxiosRequestConfig } from 'axios';
import { attach, createEffect, createEvent, sample } from 'effector';
import { $language } from '../preferences/model';
import { $settings } from '../start/settings';
import { problemOf, wrongServices } from './problem';
import { retryableImport } from '../browser/retryable-import';
import { $token } from './token';

/** The API host (`{host}` in section 7 of the specification). The empty string is the portal's own origin. */
export const $apiHost = $settings.map(({ apiHost }) => apiHost);

/** Loads axios, which the sign-in page does not need to render. A failed load is retried on the next call. */
export const openClient = retryableImport(() => import('./axios-client'));

/** One HTTP request to the API. */
export interface ApiRequest extends Pick<AxiosRequestConfig, 'params' | 'signal'> {
  /** Starts with one slash. */
  path: string;
  headers?: Record<string, string | undefined>;
  method?: Method;
  /** JSON, or a file. */
  body?: unknown;
  /** For a file as the response, which is then a Blob. */
  responseType?: 'arraybuffer';
  /** The bearer token to send instead of the session's. Null sends none. */
  token?: string | null;
}

/** The facts that decide what a 401 means, read when the response arrived. */
export interface Unauthorised {
  /** The token that the refused request carried. */
  token: string | null;
  /** The token of this tab now. If it differs from `token`, the refusal concerns an earlier session. */
  stored: string | null;
  /** Address of the page. */
  address: string;
  /** Path of the page. */
  path: string;
}

/** A request that failed. */
class RequestFailure {
  constructor(
    /** What the call rejects with: the response data, or 'Wrong Services' (specification, section 8). */
    readonly rejection: unknown,
    /** Null if there is no response. */
    readonly status: number | null,
    readonly facts: Omit<Unauthorised, 'stored'>,
    /** Whether the portal itself cancelled the request. */
    readonly isCancelled: boolean,
  ) {}
}

/** Refuses everything but a path on the API host, so that the bearer token is never sent to another host. */
function assertApiPath(path: string): void {
  const isPath =
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) &&
    new URL(path, 'http://host.invalid').pathname === path.replace(/[?#].*$/su, '');
  if (!isPath) throw new TypeError(`Not a path of the API: ${path}`);
}

/** The response of a failed call, if there is one. Not `isAxiosError`, which would load axios with this file. */
const responseOf = (error: unknown) => (error as { response?: { status: number; data: unknown } } | null)?.response;

function failureOf(error: unknown, token: string | null): RequestFailure {
  const response = responseOf(error);
  const data = response?.data;
  const { href, pathname } = globalThis.location;
  return new RequestFailure(
    data === undefined || data === null || data === '' ? wrongServices : data,
    response?.status ?? null,
    { token, address: href, path: pathname },
    (error as { code?: unknown } | null)?.code === 'ERR_CANCELED',
  );
}

/** Sends a request with the host, the token and the language of the session. Fails with a `RequestFailure`. */
const exchangeFx = attach({
  source: { host: $apiHost, stored: $token, language: $language },
  async effect(
    { host, stored, language },
    { path, method = 'GET', body, headers, token = stored, ...rest }: ApiRequest,
  ): Promise<unknown> {
    assertApiPath(path);
    const config = {
      ...rest,
      baseURL: host,
      url: path,
      method,
      data: body,
      headers: {
        'Accept-Language': language, // the server sends mails in this language
        ...(body instanceof Blob && { 'Content-Type': body.type || 'application/octet-stream' }),
        ...headers,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
    };
    const response = await openClient()
      .then(({ client }) => client.request<unknown>(config))
      .catch((error: unknown) => {
        throw failureOf(error, token);
      });
    if (response.status === 204) return null;
    if (typeof response.data !== 'object' || response.data === null)
      throw failureOf({ response: { status: response.status, data: null } }, token);
    return response.data;
  },
});

/** A call failed with 401. `session/unauthorised.ts` decides what that means. */
export const unauthorised = createEvent<Unauthorised>();

sample({
  clock: exchangeFx.failData,
  source: $token,
  filter: (_, failure) => failure instanceof RequestFailure && failure.status === 401,
  fn: (stored, failure): Unauthorised => ({ ...(failure as unknown as RequestFailure).facts, stored }),
  target: unauthorised,
});

/** A request succeeded. */
export const responseReceived = createEvent();
/** A request failed: the status of the response, or null if there is none, and the code of the problem. */
export const responseFailed = createEvent<{ status: number | null; code: string }>();

sample({ clock: exchangeFx.doneData, fn: () => {}, target: responseReceived });
sample({
  clock: exchangeFx.failData,
  filter: (failure) => failure instanceof RequestFailure && !failure.isCancelled,
  fn: (failure) => {
    const { status, rejection } = failure as unknown as RequestFailure;
    return { status, code: problemOf(rejection).code };
  },
  target: responseFailed,
});

/**
 * Sends one HTTP request to the API and returns the JSON of the response, or null for 204. Features send the domain's
 * calls with `createCallFx` and `useCall`, which are typed. Fails with a TypeError for anything but a path, before
 * a request is sent; otherwise with the response data of a failed call, or 'Wrong Services' if there is none or a
 * success is not JSON.
 */
export const requestFx = createEffect((request: ApiRequest) =>
  exchangeFx(request).catch((failure: unknown) => {
    throw failure instanceof RequestFailure ? failure.rejection : failure;
  }),
);

/**
 * The generic GET helper (specification, section 7): takes a path and an optional configuration, and returns the
 * response data. Every read of the portal uses it.
 */
export const getFx = attach({
  effect: requestFx,
  mapParams: (request: Omit<ApiRequest, 'method' | 'body'>): ApiRequest => ({ ...request, method: 'GET' }),
});
