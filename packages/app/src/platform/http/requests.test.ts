import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { allSettled, createWatch } from 'effector';
import { portalScope } from '../../testing/portal-scope';
import { $preferences } from '../preferences/model';
import { defaultPreferences } from '../preferences/preferences';
import { client } from './axios-client';
import { requestFx, unauthorised } from './request';
import { retryableImport } from '../browser/retryable-import';
import { pathWith } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('waits 30 seconds, accepts JSON, and never goes to the host in a path', () => {
    const { timeout, allowAbsoluteUrls, headers } = client.defaults;
    expect([timeout, allowAbsoluteUrls]).toEqual([30_000, false]);
    expect(headers['Accept']).toBe('application/json');
  });

  it('may have a query in its path', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ body: {} }));
    await allSettled(requestFx, { scope: portalScope(), params: { path: '/api/devices?page=2&search=a/b' } });
    expect(seen).toMatchObject([{ url: '/api/devices?page=2&search=a/b' }]);
  });

  it.each(['/api/devices?a=\\b', 'x/api/devices'])('is refused with the path %j', async (path) => {
    fakeBrowser();
    const { value } = await allSettled(requestFx, { scope: portalScope(), params: { path } });
    expect(value).toBeInstanceOf(TypeError);
  });

  it('is sent in the language of the portal', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ body: {} }));
    const scope = portalScope([[$preferences, { ...defaultPreferences, i18n: 'ro' }]]);
    await allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['ro']);
  });

  it('that fails with JSON null is rejected with ‘Wrong Services’ (S8.5)', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 500, body: 'null' }));
    const { value } = await allSettled(requestFx, { scope: portalScope(), params: { path: '/api/devices' } });
    expect(value).toBe('Wrong Services');
  });

  it('that fails with another status than 401 is not reported as unauthorised', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 403, body: { code: 'forbidden', message: 'No.' } }));
    const reported = vi.fn<() => void>();
    const scope = portalScope();
    createWatch({ unit: unauthorised, scope, fn: reported });
    const { value } = await allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    expect(value).toMatchObject({ code: 'forbidden' });
    expect(reported).not.toHaveBeenCalled();
  });

  it('needs a value for each parameter of its path', () =>
    expect(() => pathWith('/api/devices/:id', {})).toThrow('No value for :id in /api/devices/:id'));
});

it('a chunk of a host without TLS is imported again, too', async () => {
  const chunk = 'http://127.0.0.1:4300/assets/axios-client-B1.js';
  const importAddress = vi.fn<(address: string) => Promise<string>>(async () => 'module');
  const load = retryableImport(() => Promise.reject(new TypeError(`Failed to fetch ${chunk}`)), importAddress);
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('module');
  expect(importAddress).toHaveBeenCalledWith(`${chunk}?retry=1`);
});
