import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { createClient } from './axios-client';
import { openClient, request, unauthorised } from './client';
import { retryableImport } from './retryable-import';
import { pathWith } from './send';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('waits 30 seconds, accepts JSON, and never goes to the host in a path', () => {
    const { timeout, allowAbsoluteUrls, headers } = createClient().defaults;
    expect([timeout, allowAbsoluteUrls]).toEqual([30_000, false]);
    expect(headers['Accept']).toBe('application/json');
  });

  it('may have a query in its path', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ body: {} }));
    await request('/api/devices?page=2&search=a/b');
    expect(seen).toMatchObject([{ url: '/api/devices?page=2&search=a/b' }]);
  });

  it.each(['/api/devices?a=\\b', 'x/api/devices'])('is refused with the path %j', async (path) => {
    fakeBrowser();
    await expect(request(path)).rejects.toThrow(TypeError);
  });

  it('is sent in the language of the page', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ body: {} }));
    await openClient();
    vi.stubGlobal('document', { documentElement: { lang: 'ro' } });
    await request('/api/devices');
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await request('/api/devices');
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['ro', undefined]);
  });

  it('that fails with JSON null is rejected with ‘Wrong Services’ (S8.5)', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 500, body: 'null' }));
    await expect(request('/api/devices')).rejects.toBe('Wrong Services');
  });

  it('that fails with another status than 401 is not reported as unauthorised', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 403, body: { code: 'forbidden', message: 'No.' } }));
    const reported = vi.fn<() => void>();
    const stop = unauthorised.watch(reported);
    await expect(request('/api/devices')).rejects.toMatchObject({ code: 'forbidden' });
    stop();
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
