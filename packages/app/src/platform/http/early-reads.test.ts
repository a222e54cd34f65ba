import { listDevices } from '@attesta/domain/devices/calls';
import { allSettled } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { portalScope } from '../../testing/portal-scope';
import { readFx, readRequest, startReadsFx } from './early-reads';
import { requestFx } from './request';
import { tokenReceived, tokenRemoved } from './token';

const page = readRequest(listDevices, { query: { pageSize: 5 } });
const empty = { devices: [], total: 0, next: null, previous: null };

async function open() {
  fakeBrowser().localStorage.setItem('serviceToken', 't1');
  const { seen } = await fakeHost(() => ({ body: empty }));
  return { scope: portalScope(), seen };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an early read', () => {
  it('is used by the page, once (D.135)', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    expect(await allSettled(readFx, { scope, params: page })).toEqual({ status: 'done', value: empty });
    expect(seen).toHaveLength(1);
    await allSettled(readFx, { scope, params: page });
    expect(seen).toHaveLength(2);
  });

  it('is used while the request is pending', async () => {
    const { scope, seen } = await open();
    const both = [allSettled(startReadsFx, { scope, params: [page] }), allSettled(readFx, { scope, params: page })];
    await Promise.all(both);
    expect(seen).toHaveLength(1);
  });

  it('is not used for another input', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    await allSettled(readFx, { scope, params: readRequest(listDevices, { query: { pageSize: 6 } }) });
    expect(seen).toHaveLength(2);
  });

  it('is not used in the session of another user', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    await allSettled(tokenReceived, { scope, params: 't2' });
    await allSettled(readFx, { scope, params: page });
    expect(seen).toHaveLength(2);
  });

  it('is dropped with the session, whatever the next token is (D.49)', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    await allSettled(tokenRemoved, { scope });
    await allSettled(tokenReceived, { scope, params: 't1' });
    await allSettled(readFx, { scope, params: page });
    expect(seen).toHaveLength(2);
  });

  it('is not used when it is 5 s old', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    await allSettled(readFx, { scope, params: page });
    expect(seen).toHaveLength(2);
  });

  it('is not used once the page has changed data', async () => {
    const { scope, seen } = await open();
    await allSettled(startReadsFx, { scope, params: [page] });
    await allSettled(requestFx, { scope, params: { method: 'POST', path: '/api/devices', body: {} } });
    await allSettled(readFx, { scope, params: page });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('reports its failure to the page', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't1');
    await fakeHost(() => ({ status: 403, body: { message: 'no', code: 'forbidden' } }));
    const scope = portalScope();
    expect((await allSettled(startReadsFx, { scope, params: [page] })).status).toBe('done');
    expect(await allSettled(readFx, { scope, params: page })).toEqual({
      status: 'fail',
      value: { message: 'no', code: 'forbidden' },
    });
  });
});
