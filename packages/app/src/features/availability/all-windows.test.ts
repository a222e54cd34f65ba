import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { sessionEnded } from '../../platform/session/model';
import { portalScope } from '../../testing/portal-scope';
import { $firstWindows, readAllWindowsFx } from './all-windows';

const window = (id: string) => ({
  id,
  notifiedBody: '9101',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2027-01-01',
  to: '2027-02-01',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: '2026-11-01',
  version: 1,
  status: 'open',
  freshness: 'fresh',
  past: false,
});

const pages: Record<string, object> = {
  '/api/availability': { windows: [window('w1'), window('w2')], next: 'two' },
  '/api/availability?after=two': { windows: [window('w3')], next: 'three' },
  '/api/availability?after=three': { windows: [window('w4')], next: null },
};

describe('readAllWindowsFx', () => {
  it('reads each page once, in order', async () => {
    fakeBrowser();
    const host = await fakeHost(({ url }) => ({ body: pages[url] }));
    const { value } = await allSettled(readAllWindowsFx, { scope: portalScope() });
    expect(value).toMatchObject(['w1', 'w2', 'w3', 'w4'].map((id) => ({ id })));
    expect(host.seen.map(({ url }) => url)).toEqual(Object.keys(pages));
  });

  it('reports the first page while others follow, and nothing if it is the only one (D.725)', async () => {
    fakeBrowser();
    const read = async (first: string) => {
      await fakeHost(({ url }) => ({ body: pages[url === '/api/availability' ? first : url] }));
      const scope = portalScope();
      const seen: (number | undefined)[] = [];
      createWatch({ unit: $firstWindows, scope, fn: (windows) => void seen.push(windows?.length) });
      await allSettled(readAllWindowsFx, { scope });
      return seen;
    };
    expect(await read('/api/availability')).toEqual([2, undefined]);
    expect(await read('/api/availability?after=three')).toEqual([]);
  });

  it('shows none of its windows in another session, also if they arrive afterwards (D.725)', async () => {
    fakeBrowser();
    const [secondPage, firstPage] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const host = await fakeHost(async ({ url }) => {
      if (host.seen.length === 2) await secondPage.promise;
      if (host.seen.length === 3) await firstPage.promise;
      return { body: pages[url] };
    });
    const scope = portalScope();
    const shown: (readonly string[] | undefined)[] = [];
    createWatch({ unit: $firstWindows, scope, fn: (all) => void shown.push(all?.map(({ id }) => id)) });
    const reads = [allSettled(readAllWindowsFx, { scope })];
    await vi.waitFor(() => expect(host.seen).toHaveLength(2));
    reads.push(allSettled(readAllWindowsFx, { scope }));
    await vi.waitFor(() => expect(host.seen).toHaveLength(3));
    const ended = allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(shown).toEqual([['w1', 'w2'], undefined]);
    firstPage.resolve();
    await vi.waitFor(() => expect(host.seen.length).toBeGreaterThan(3));
    secondPage.resolve();
    await Promise.all([...reads, ended]);
    expect(shown).toHaveLength(2);
  });

  it('rejects if one page fails', async () => {
    fakeBrowser();
    const problem = { code: 'unavailable', message: 'Try again shortly.' };
    await fakeHost(({ url }) => (url.includes('three') ? { status: 503, body: problem } : { body: pages[url] }));
    expect(await allSettled(readAllWindowsFx, { scope: portalScope() })).toEqual({ status: 'fail', value: problem });
  });
});
