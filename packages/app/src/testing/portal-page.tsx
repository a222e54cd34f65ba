import '@attesta/ui/theme.css';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { Fragment, StrictMode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { client } from '../platform/http/axios-client';
import { paths } from '../platform/navigation/paths';
import { preferencesChanged } from '../platform/preferences/model';
import type { Preferences } from '../platform/preferences/preferences';
import { reloadFx } from '../platform/session/person';
import { notify, type Toast } from '../platform/toasts/model';
import { Portal } from '../portal';
import { appStarted } from '../start';
import { operatorResponse } from './people';

interface HostRequest {
  method: string;
  path: string;
  query: unknown;
  headers: Record<string, unknown>;
  token: string | null;
  body: unknown;
}
interface HostResponse {
  status?: number;
  body?: unknown;
}
export type Respond = (request: HostRequest) => HostResponse | Promise<HostResponse>;

/** The responses of the host, by method and path: `GET /api/courses`. */
export type Host = Record<string, HostResponse | Respond>;

/** A response that never arrives. */
export const pending = (): Promise<HostResponse> => new Promise(() => undefined);

/** The requests that the host received since the portal was opened. */
export const requests: HostRequest[] = [];

const tokenOf = ({ headers }: InternalAxiosRequestConfig) =>
  /^Bearer (.+)$/.exec(String(headers.get('Authorization')))?.[1] ?? null;

/**
 * Replaces the network behind axios. A call that the host does not know gets 404. Responses that the test changes later
 * apply from then on.
 */
export function serve(host: Host, defaults: Host = {}): void {
  requests.length = 0;
  client.defaults.adapter = async (config) => {
    const request: HostRequest = {
      method: config.method!.toUpperCase(),
      path: config.url!,
      query: (config.params ?? {}) as unknown,
      headers: config.headers,
      token: tokenOf(config),
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    };
    requests.push(request);
    const call = `${request.method} ${request.path}`;
    const known = host[call] ?? defaults[call];
    const { status = 200, body } =
      (typeof known === 'function' ? await known(request) : known) ??
      ({ status: 404, body: { message: 'Not found.', code: 'not_found' } } satisfies HostResponse);
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 400) throw new AxiosError('The host refused.', undefined, config, null, response);
    return response;
  };
}

/** The requests of a call, by method and path. */
export const sent = (call: string): HostRequest[] =>
  requests.filter(({ method, path }) => call === `${method} ${path}`);

/** The toasts since the portal was opened. Not read from the page, where each stays for some seconds only. */
let toasts: Toast[] = [];

/** How often the portal loaded the page again since it was opened. The test does it with `isReload`. */
export let reloads = 0;

/** Waits for a toast with a text. */
export const showsToast = (text: string | RegExp): Promise<void> =>
  expect.poll(() => toasts.at(-1)?.message).toMatch(text);

/** The tone of the last toast. */
export const toastTone = (): Toast['tone'] => toasts.at(-1)?.tone;

/** Runs the action of the last toast, as its button does. */
export async function runToastAction(): Promise<void> {
  await expect.poll(() => toasts.at(-1)?.action).toBeDefined();
  toasts.at(-1)!.action!.onAction();
}

interface Opening {
  path?: string;
  /** The user of the stored token, or null for a visitor. */
  user?: object | null;
  host?: Host;
  preferences?: Partial<Preferences>;
  width?: number;
  /** Keeps the storage of the browser, as a reload does. */
  isReload?: boolean;
  /** As in production, where React runs no effect twice. SWR forgets changes of its cache when effects run twice. */
  isProduction?: boolean;
}

/** Opens the portal with its real router, shell and models in the browser of the test. Returns its scope. */
export async function openPortal({
  path = paths.hub,
  user = operatorResponse,
  host = {},
  preferences,
  width = 1440,
  isReload = false,
  isProduction = false,
}: Opening = {}): Promise<Scope> {
  await cleanup(); // of the page that the test opened before
  await page.viewport(width, 900);
  if (!isReload) {
    localStorage.clear();
    sessionStorage.clear();
    if (user) localStorage.setItem('serviceToken', 't1');
  }
  serve(host, { 'GET /api/get-authenticated-user': { body: { user } } });
  history.replaceState(null, '', path);
  reloads = 0;
  // The page of the test must stay.
  const scope = fork({ handlers: [[reloadFx, () => void (reloads += 1)]] });
  toasts = [];
  createWatch({ unit: notify, scope, fn: (toast) => void toasts.push(toast) });
  void allSettled(appStarted, { scope });
  if (preferences) void allSettled(preferencesChanged, { scope, params: preferences });
  const Mode = isProduction ? Fragment : StrictMode;
  await render(
    <Mode>
      <Provider value={scope}>
        <Portal />
      </Provider>
    </Mode>,
  );
  return scope;
}
