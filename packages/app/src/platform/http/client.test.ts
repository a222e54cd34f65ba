import { allSettled, createWatch, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { getFx, requestFx, unauthorised, type ApiRequest, type Unauthorised } from './request';
import { problemOf } from './problem';
import { portalScope } from '../../testing/portal-scope';

/** Sends a request. @throws what the call rejects with */
async function request(path: string, options: Omit<ApiRequest, 'path'> = {}, scope: Scope = portalScope()) {
  const { status, value } = await allSettled(requestFx, { scope, params: { path, ...options } });
  if (status === 'fail') throw value;
  return value;
}

describe('the HTTP client', () => {
  it('sends the stored token as bearer to the API host (S7.1, S7.2, S4.2)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 'abc.def');
    const host = await fakeHost(() => ({ body: { ok: true } }));
    await request('/api/devices');
    expect(host.seen[0]).toMatchObject({ url: '/api/devices', headers: { authorization: 'Bearer abc.def' } });
  });

  it('sends no bearer without a stored token, nor with one that fits no header (S7.2)', async () => {
    const { localStorage } = fakeBrowser();
    const host = await fakeHost(() => ({ body: {} }));
    await request('/api/devices');
    localStorage.setItem('serviceToken', 'a\r\nX-Evil: 1');
    await request('/api/devices');
    expect(host.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('the GET helper accepts a path and a configuration and returns the response data (S7.16, S7.17)', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: { devices: [] } }));
    const params = { path: '/api/devices', params: { page: 2 } };
    expect(await allSettled(getFx, { scope: portalScope(), params })).toEqual({
      status: 'done',
      value: { devices: [] },
    });
    expect(host.seen[0]).toMatchObject({ method: 'GET', url: '/api/devices?page=2' });
  });

  it('a failed call is rejected with the response data (S8.4)', async () => {
    fakeBrowser();
    const body = { message: 'Someone else saved first.', code: 'conflict', stored: { id: '1' } };
    await fakeHost(() => ({ status: 409, body }));
    await expect(request('/api/devices/1', { method: 'PUT', body: {} })).rejects.toEqual(body);
  });

  it('a failed call without response data is rejected with ‘Wrong Services’ (S8.5, D.27)', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 500 }));
    await expect(request('/api/devices')).rejects.toBe('Wrong Services');
  });

  it('a call without any response is rejected with ‘Wrong Services’ (S8.5)', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({}));
    await host.close();
    await expect(request('/api/devices')).rejects.toBe('Wrong Services');
  });

  it.each([
    { body: '<!doctype html><p>Hello', type: 'text/html' },
    { body: '' },
    { body: '"text"' },
    { body: 'null' },
    { body: '{"cut' },
  ])('a success that is not a JSON object is an error: %j', async (response) => {
    fakeBrowser();
    await fakeHost(() => response);
    await expect(request('/api/devices')).rejects.toBe('Wrong Services');
  });

  it('sends a file with its media type (D.152)', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: {} }));
    await request('/api/account/photo', { method: 'PUT', body: new Blob(['pixels'], { type: 'image/png' }) });
    await request('/api/account/photo', { method: 'PUT', body: new Blob(['pixels']) });
    expect(host.seen.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['pixels', 'image/png'],
      ['pixels', 'application/octet-stream'],
    ]);
  });

  it('returns a downloaded file with its media type, and the problem if it fails (D.152)', async () => {
    fakeBrowser();
    const problem = { message: 'Later.', code: 'too_many' };
    const responses = [
      { body: 'PK…', type: 'application/zip' },
      { status: 429, body: problem },
      { status: 502, body: '<p>' },
    ];
    await fakeHost(() => responses.shift()!);
    const download = () => request('/api/account/export', { responseType: 'arraybuffer' });
    const file = (await download()) as Blob;
    expect([file.type, await file.text()]).toEqual(['application/zip', 'PK…']);
    await expect(download()).rejects.toEqual(problem);
    await expect(download()).rejects.toBe('Wrong Services');
  });

  it('returns null for 204', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 204 }));
    expect(await request('/api/logout', { method: 'DELETE' })).toBeNull();
  });

  it.each([
    'https://evil.example/api',
    '//evil.example/api',
    '/\\evil.example',
    '\\\\evil.example',
    '/api/../../evil',
    '/api/./x',
    'api/devices',
    '/api\n/x',
    'data:,x',
    '',
  ])('refuses %j before anything is sent', async (path) => {
    fakeBrowser().localStorage.setItem('serviceToken', 'secret');
    const host = await fakeHost(() => ({ body: {} }));
    await expect(request(path)).rejects.toThrow(TypeError);
    expect(host.seen).toEqual([]);
  });

  it('emits `unauthorised` with the facts that decide what a 401 means', async () => {
    const { localStorage } = fakeBrowser('https://portal.example/dashboard/statistics?a=1');
    localStorage.setItem('serviceToken', 'old');
    const emitted: Unauthorised[] = [];
    await fakeHost(() => ({ status: 401, body: { code: 'unauthenticated', message: 'Sign in first.' } }));
    const scope = portalScope();
    createWatch({ unit: unauthorised, scope, fn: (one) => void emitted.push(one) });
    await expect(request('/api/devices', {}, scope)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(emitted).toEqual([
      {
        token: 'old',
        stored: 'old',
        address: 'https://portal.example/dashboard/statistics?a=1',
        path: '/dashboard/statistics',
      },
    ]);
  });
});

describe('problemOf', () => {
  it('reads message, code and fields of the response', () => {
    expect(problemOf({ message: 'Check the form.', code: 'invalid', fields: { email: 'email', odd: 3 } })).toEqual({
      message: 'Check the form.',
      code: 'invalid',
      fields: { email: 'email' },
    });
  });
  it.each(['Wrong Services', null, undefined, 7, [], {}, { code: 3, message: {}, fields: 'x' }, '<html>'])(
    'returns a problem for any value: %j',
    (rejection) => {
      expect(problemOf(rejection)).toEqual({ message: 'Wrong Services', code: 'wrong_services', fields: {} });
    },
  );
});
