import { getDevice } from '@attesta/domain/devices/calls';
import { Provider } from 'effector-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig, type BareFetcher, type Key, type Middleware, type SWRConfiguration, type SWRResponse } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { portalScope } from '../../testing/portal-scope';
import { cacheKey } from './known-read';
import { useCall } from './use-call';

interface CacheRequest {
  key: Key;
  fetcher: BareFetcher<unknown> | null;
  settings: SWRConfiguration;
}

/** Renders a page that loads a device. A middleware of SWR records the request and returns the state of the cache. */
function loadDevice(id: string | null, state: Partial<SWRResponse<unknown, unknown>> = {}) {
  let recorded: CacheRequest | undefined;
  const cache: Middleware = () => (key, fetcher, settings) => {
    recorded = { key: key as Key, fetcher, settings: settings as SWRConfiguration };
    const loading = { data: undefined, error: undefined, isLoading: true, isValidating: true, mutate: vi.fn<never>() };
    return { ...loading, ...state } as never;
  };
  let read: ReturnType<typeof useCall<typeof getDevice>> | undefined;
  function Page() {
    read = useCall(getDevice, id === null ? null : { params: { id } }, { refreshInterval: 1000 });
    return null;
  }
  const scoped = {
    value: portalScope(),
    children: createElement(SWRConfig, { value: { use: [cache] } }, createElement(Page)),
  };
  renderToString(createElement(Provider, scoped));
  return { request: recorded!, read: read! };
}

describe('useCall', () => {
  it('stores a response by method, path and input', () => {
    expect(loadDevice('d1').request.key).toEqual(['GET', '/api/devices/:id', { params: { id: 'd1' } }]);
    expect(cacheKey(getDevice, { params: { id: 'd1' } })).toEqual(loadDevice('d1').request.key);
  });

  it('sends no request without an input', () => expect(loadDevice(null).request.key).toBeNull());

  it('sends the call with its input, by the GET helper (D.126)', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ status: 404, body: { code: 'not_found', message: 'Not found.' } }));
    await expect(loadDevice('d1').request.fetcher?.('')).rejects.toMatchObject({ code: 'not_found' });
    expect(seen).toMatchObject([{ method: 'GET', url: '/api/devices/d1' }]);
  });

  it('passes the options of the page to the cache', () =>
    expect(loadDevice('d1').request.settings.refreshInterval).toBe(1000));

  it.each([
    'not_found',
    'forbidden',
    'invalid',
    'unauthenticated',
    'account_inactive',
    'not_approved',
    'not_configured',
  ])('does not retry after %s', (code) => {
    const { shouldRetryOnError } = loadDevice('d1').request.settings;
    expect(shouldRetryOnError).toBeTypeOf('function');
    expect((shouldRetryOnError as (error: unknown) => boolean)({ code, message: 'No.' })).toBe(false);
  });

  it.each(['Wrong Services', { code: 'busy', message: 'Later.' }, new Error('offline')])(
    'retries after %j',
    (error) => {
      const { shouldRetryOnError } = loadDevice('d1').request.settings;
      expect((shouldRetryOnError as (error: unknown) => boolean)(error)).toBe(true);
    },
  );

  it('returns loaded data without a problem', () => {
    const data = { id: 'd1' };
    expect(loadDevice('d1', { data, isLoading: false }).read).toMatchObject({
      data,
      problem: null,
      isLoading: false,
      isSlow: false,
    });
  });

  it('returns the problem of a failed load', () => {
    const { problem } = loadDevice('d1', { error: { code: 'forbidden', message: 'No.' }, isLoading: false }).read;
    expect(problem).toEqual({ code: 'forbidden', message: 'No.', fields: {} });
  });

  it('is not slow when loading starts', () =>
    expect(loadDevice('d1').read).toMatchObject({ data: undefined, isLoading: true, isSlow: false }));

  it('reloads with a request', async () => {
    const mutate = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => undefined);
    const { read } = loadDevice('d1', { mutate: mutate as never });
    await read.reload();
    expect(mutate.mock.calls).toEqual([[]]);
  });
});
