import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '../../platform/session/model';
import { createLoad, type Fetcher } from './create-load';
import { createRecords } from './create-records';

interface Customer {
  id: string;
}
const lists = { customers: [] as readonly Customer[], orders: [] as readonly Customer[] };

/** A load whose requests are answered one by one by the test. */
function customersOf() {
  const records = createRecords('test', lists);
  const requests: (PromiseWithResolvers<readonly Customer[]> & { params: string; signal: AbortSignal })[] = [];
  const fetcher: Fetcher<string, readonly Customer[]> = (params, { signal }) => {
    const request = Promise.withResolvers<readonly Customer[]>();
    requests.push({ ...request, params, signal });
    return request.promise;
  };
  return { records, requests, ...createLoad(records, 'customers', fetcher) };
}

describe('a load', () => {
  it('replaces the list and clears the error (S4.45, D.80)', async () => {
    const { records, requests, requested, $isLoading } = customersOf();
    const scope = fork();
    await allSettled(records.failed, { scope, params: 'Wrong Services' });
    const settled = allSettled(requested, { scope, params: 'page 1' });
    expect(scope.getState($isLoading)).toBe(true);
    expect(requests[0]?.params).toBe('page 1');
    requests[0]?.resolve([{ id: 'c1' }]);
    await settled;
    expect(scope.getState(records.$slice)).toEqual({ customers: [{ id: 'c1' }], orders: [], error: null });
    expect(scope.getState($isLoading)).toBe(false);
  });

  it('sets the error and keeps the list if it fails (S3.57, D.80)', async () => {
    const { records, requests, requested, $isLoading } = customersOf();
    const scope = fork();
    await allSettled(records.received.customers, { scope, params: [{ id: 'c1' }] });
    const settled = allSettled(requested, { scope, params: '' });
    requests[0]?.reject('Wrong Services');
    await settled;
    expect(scope.getState(records.$slice)).toEqual({ customers: [{ id: 'c1' }], orders: [], error: 'Wrong Services' });
    expect(scope.getState($isLoading)).toBe(false);
  });

  it('aborts the previous request and ignores its late response and failure', async () => {
    const { records, requests, requested, $isLoading } = customersOf();
    const scope = fork();
    const settled = ['first', 'second', 'third'].map((params) => allSettled(requested, { scope, params }));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    requests[0]?.resolve([{ id: 'late' }]);
    requests[1]?.reject(requests[1].signal.reason);
    await Promise.resolve();
    expect(scope.getState($isLoading)).toBe(true);
    requests[2]?.resolve([{ id: 'c3' }]);
    await Promise.all(settled);
    expect(scope.getState(records.$slice)).toEqual({ customers: [{ id: 'c3' }], orders: [], error: null });
  });

  it.each(['reset', 'end of the session'])('is aborted by the %s, and its late response is ignored', async (name) => {
    const { records, requests, requested, $isLoading } = customersOf();
    const scope = fork();
    const settled = allSettled(requested, { scope, params: '' });
    const ended =
      name === 'reset'
        ? allSettled(records.reset, { scope })
        : allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(scope.getState($isLoading)).toBe(false);
    requests[0]?.resolve([{ id: 'late' }]);
    await Promise.all([settled, ended]);
    expect(scope.getState(records.$slice)).toEqual({ ...lists, error: null });
  });

  it('is independent in each scope', async () => {
    const { records, requests, requested } = customersOf();
    const [one, other] = [fork(), fork()];
    const settled = [one, other].map((scope) => allSettled(requested, { scope, params: '' }));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    requests[0]?.resolve([{ id: 'c1' }]);
    requests[1]?.resolve([{ id: 'c2' }]);
    await Promise.all(settled);
    expect(one.getState(records.$slice).customers).toEqual([{ id: 'c1' }]);
    expect(other.getState(records.$slice).customers).toEqual([{ id: 'c2' }]);
  });

  it('does not abort the load of another list', async () => {
    const { records, requests, requested } = customersOf();
    const fetchOrders = vi.fn<Fetcher<void, readonly Customer[]>>(() => Promise.resolve([{ id: 'o1' }]));
    const orders = createLoad(records, 'orders', fetchOrders);
    const scope = fork();
    const settled = allSettled(requested, { scope, params: '' });
    const loaded = allSettled(orders.requested, { scope });
    expect(requests[0]?.signal.aborted).toBe(false);
    requests[0]?.resolve([{ id: 'c1' }]);
    await Promise.all([settled, loaded]);
    expect(scope.getState(records.$slice)).toEqual({ customers: [{ id: 'c1' }], orders: [{ id: 'o1' }], error: null });
  });
});
