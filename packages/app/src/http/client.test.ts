import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import { fakeHost } from '../testing/fake-host';
import { ask, get, unauthorised, setApiHost, type Unauthorised } from './client';
import { problemOf } from './problem';

describe('the HTTP client', () => {
  it('S7.1 S7.2 S4.2 sends the stored token as bearer to the API host', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 'abc.def');
    const host = await fakeHost(() => ({ body: { ok: true } }));
    await ask('/api/devices');
    expect(host.seen[0]).toMatchObject({ url: '/api/devices', headers: { authorization: 'Bearer abc.def' } });
  });

  it('S7.2 sends no bearer without a stored token, nor with one that fits no header', async () => {
    const { localStorage } = fakeBrowser();
    const host = await fakeHost(() => ({ body: {} }));
    await ask('/api/devices');
    localStorage.setItem('serviceToken', 'a\r\nX-Evil: 1');
    await ask('/api/devices');
    expect(host.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('S7.16 S7.17 the GET helper takes a path and settings and returns the response data', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: { devices: [] } }));
    expect(await get('/api/devices', { params: { page: 2 } })).toEqual({ devices: [] });
    expect(host.seen[0]).toMatchObject({ method: 'GET', url: '/api/devices?page=2' });
  });

  it('S8.4 a failed call is rejected with the response data', async () => {
    fakeBrowser();
    const body = { message: 'Someone else saved first.', code: 'conflict', stored: { id: '1' } };
    await fakeHost(() => ({ status: 409, body }));
    await expect(ask('/api/devices/1', { method: 'PUT', body: {} })).rejects.toEqual(body);
  });

  it('S8.5 D.27 a failed call without response data is rejected with ‘Wrong Services’', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 500 }));
    await expect(ask('/api/devices')).rejects.toBe('Wrong Services');
  });

  it('S8.5 no answer at all is rejected with ‘Wrong Services’', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({}));
    await host.close();
    await expect(ask('/api/devices')).rejects.toBe('Wrong Services');
    setApiHost('http://host.invalid');
    await expect(ask('/api/devices')).rejects.toBe('Wrong Services');
  });

  it.each([
    { body: '<!doctype html><p>Hello', type: 'text/html' },
    { body: '' },
    { body: '"text"' },
    { body: 'null' },
    { body: '{"cut' },
  ])('a success that is no JSON object is an error: %j', async (answer) => {
    fakeBrowser();
    await fakeHost(() => answer);
    await expect(ask('/api/devices')).rejects.toBe('Wrong Services');
  });

  it('204 says that there is nothing', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 204 }));
    expect(await ask('/api/logout', { method: 'DELETE' })).toBeNull();
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
    await expect(ask(path)).rejects.toThrow(TypeError);
    expect(host.seen).toEqual([]);
  });

  it('tells of a 401 with all that is needed to judge it', async () => {
    const { localStorage } = fakeBrowser('https://portal.example/dashboard/statistics?a=1');
    localStorage.setItem('serviceToken', 'old');
    const told: Unauthorised[] = [];
    const stop = unauthorised.watch((one) => {
      told.push(one);
    });
    await fakeHost(() => ({ status: 401, body: { code: 'unauthenticated', message: 'Sign in first.' } }));
    await expect(ask('/api/devices')).rejects.toMatchObject({ code: 'unauthenticated' });
    stop();
    expect(told).toEqual([
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
  it('reads what the server told', () => {
    expect(problemOf({ message: 'Check the form.', code: 'invalid', fields: { email: 'email', odd: 3 } })).toEqual({
      message: 'Check the form.',
      code: 'invalid',
      fields: { email: 'email' },
    });
  });
  it.each(['Wrong Services', null, undefined, 7, [], {}, { code: 3, message: {}, fields: 'x' }, '<html>'])(
    'always answers, also for %j',
    (rejection) => {
      expect(problemOf(rejection)).toEqual({ message: 'Wrong Services', code: 'wrong_services', fields: {} });
    },
  );
});
