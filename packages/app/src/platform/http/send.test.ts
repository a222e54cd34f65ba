import { changePassword, getAccount } from '@attesta/domain/account/calls';
import { createDevice, getDevice, listDevices } from '@attesta/domain/devices/calls';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { send } from '../../testing/send';
import { pathWith } from './send';

describe('send', () => {
  it('sends a call of the domain and returns the response as its schema parsed it', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({
      body: { devices: [], total: 0, next: null, previous: null, more: 'ignored' },
    }));
    expect(await send(listDevices, { query: { pageSize: 50, search: 'valve & pump' } })).toEqual({
      devices: [],
      total: 0,
      next: null,
      previous: null,
    });
    expect(host.seen[0]).toMatchObject({ method: 'GET', url: '/api/devices?pageSize=50&search=valve+%26+pump' });
  });

  it('PUT /api/change-password sends the form, and its data is returned (S7.14, S7.15)', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ body: { token: 'new-token' } }));
    const body = { current_password: 'the one before', password: 'a new sentence to sign in with' };
    expect(await send(changePassword, { body })).toEqual({ token: 'new-token' });
    expect(host.seen[0]).toMatchObject({ method: 'PUT', url: '/api/change-password', body });
  });

  it('sends the headers that the call declares', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ status: 400, body: { code: 'invalid', message: 'Check the form.' } }));
    await expect(
      send(createDevice, { headers: { 'idempotency-key': 'key-12345' }, body: {} as never }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(host.seen[0]).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'key-12345' } });
  });

  it('rejects a response that does not match the schema', async () => {
    fakeBrowser();
    await fakeHost(() => ({ body: { account: 'yes' } }));
    await expect(send(getAccount, {})).rejects.toBe('Wrong Services');
  });

  it('encodes a parameter as one path segment', async () => {
    fakeBrowser();
    const host = await fakeHost(() => ({ status: 404, body: { code: 'not_found', message: 'Not found.' } }));
    await expect(send(getDevice, { params: { id: '../logout?x#y' } })).rejects.toMatchObject({ code: 'not_found' });
    expect(host.seen[0]?.url).toBe('/api/devices/..%2Flogout%3Fx%23y');
  });

  it.each(['', '.', '..'])('refuses %j as a parameter', (id) =>
    expect(() => pathWith('/api/devices/:id', { id })).toThrow(TypeError),
  );
});
