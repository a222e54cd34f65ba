import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { createEvent } from 'effector';
import { bearerToken, readToken } from '../session/token';
import { wrongServices } from './problem';
import { retryableImport } from './retryable-import';

/** All that is needed to judge a 401, as it was when the answer came. */
export interface Unauthorised {
  /** The token that the refused request carried. */
  token: string | null;
  /** The token that is stored now; another one means that the refusal is old news. */
  stored: string | null;
  /** The page's whole address, and its path. */
  address: string;
  path: string;
}

/** A call was answered with 401; `session/unauthorised.ts` judges it. */
export const unauthorised = createEvent<Unauthorised>();

let host = '';

/** Sets the API host (specification, section 7: `{host}`); the empty text is the portal's own origin. */
export function setApiHost(origin: string): void {
  host = origin;
}

let client: Promise<AxiosInstance> | null = null;

const loadClient = retryableImport(() => import('./axios-client'));

/** Loads the client: the sign-in page appears without it. A load that failed is tried again at the next call. */
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

export interface Ask extends Pick<AxiosRequestConfig, 'params' | 'signal'> {
  headers?: Record<string, string | undefined>;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The bearer to send instead of the session's; null sends none. */
  token?: string | null;
}

/** The bearer never leaves the API host, so a path must be a path. */
function refuseForeign(path: string): void {
  const inside =
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) &&
    new URL(path, 'http://host.invalid').pathname === path.replace(/[?#].*$/su, '');
  if (!inside) throw new TypeError(`Not a path of the API: ${path}`);
}

const tellUnauthorised = (token: string | null) => {
  const { href, pathname } = globalThis.location;
  unauthorised({ token, stored: readToken(), address: href, path: pathname });
};

/** The answer of a failed call, if there is one; written out, as a check of axios' own would load axios. */
const answerOf = (error: unknown) => (error as { response?: { status: number; data: unknown } } | null)?.response;

/** Specification, section 8: the response data, or the text 'Wrong Services'. */
function rejectionOf(error: unknown): unknown {
  const data = answerOf(error)?.data;
  return data === undefined || data === null || data === '' ? wrongServices : data;
}

/**
 * Asks the API, through the portal's one client.
 * @param path begins with one slash; an absolute address is refused with a TypeError before anything is sent
 * @returns the answer's JSON; null where the server says that there is none (204)
 * @throws what the server answered, or 'Wrong Services' when there is no answer, or a success that is no JSON
 */
export async function ask(
  path: string,
  { method = 'GET', body, headers, token = bearerToken(), ...rest }: Ask = {},
): Promise<unknown> {
  refuseForeign(path);
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  const language = { 'Accept-Language': globalThis.document?.documentElement.lang || undefined }; // mails follow the language of the page
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
      if (answerOf(error)?.status === 401) tellUnauthorised(token);
      throw rejectionOf(error);
    });
  if (response.status === 204) return null;
  if (typeof response.data !== 'object' || response.data === null) throw wrongServices;
  return response.data;
}

/** The specification's generic GET helper: a path and optional settings, the response data back. */
export const get = (path: string, config: Omit<Ask, 'method' | 'body'> = {}): Promise<unknown> => ask(path, config);
