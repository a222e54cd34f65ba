import { describe, expect, it, vi } from 'vitest';
import { BlockStore, type GridPage, type GridRequest } from './block-store.js';

interface Row {
  id: number;
}
const query = { sort: [], filters: [], search: '', group: [] };
const rowsFrom = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index }));

/** A server of which the test answers each request. */
function server({ sequential = false } = {}) {
  const requests: (GridRequest & { answer: (page: GridPage<Row>) => void; fail: () => void })[] = [];
  const source = {
    sequential,
    load: (request: GridRequest) =>
      new Promise<GridPage<Row>>((resolve, reject) => {
        requests.push({ ...request, answer: resolve, fail: () => reject(new Error('no connection')) });
      }),
  };
  const store = new BlockStore<Row>(source, query, ({ id }) => id);
  store.subscribe(() => undefined);
  const last = () => requests.at(-1) as (typeof requests)[number];
  return { store, requests, last };
}

describe('Rows of a server (D.491)', () => {
  it('are loaded in blocks of 100, those in view only, wherever the view is', async () => {
    const { store, requests, last } = server();
    store.show(0, 30);
    last().answer({ rows: rowsFrom(0, 100), total: 1_000_000 });
    await vi.waitFor(() => expect(store.total).toBe(1_000_000));
    store.show(654_290, 654_320);
    expect(requests.slice(1).map(({ from, to }) => [from, to])).toEqual([
      [654_200, 654_300],
      [654_300, 654_400],
    ]);
    last().answer({ rows: rowsFrom(654_300, 654_400), total: 1_000_000 });
    await vi.waitFor(() => expect(store.rowAt(654_301)).toEqual({ id: 654_301 }));
    expect(store.stateAt(654_299)).toBe('loading');
  });

  it('are no longer loaded after the view has moved on', async () => {
    const { store, requests, last } = server();
    store.show(0, 30);
    last().answer({ rows: rowsFrom(0, 100), total: 10_000 });
    await vi.waitFor(() => expect(store.total).toBe(10_000));
    store.show(5000, 5030);
    store.show(9000, 9030);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });

  it('show a failed block, which is loaded again on request', async () => {
    const { store, requests, last } = server();
    store.show(0, 30);
    last().answer({ rows: rowsFrom(0, 100), total: 500 });
    await vi.waitFor(() => expect(store.total).toBe(500));
    store.show(200, 230);
    last().fail();
    await vi.waitFor(() => expect(store.stateAt(210)).toBe('failed'));
    store.retry();
    expect(requests).toHaveLength(3);
    last().answer({ rows: rowsFrom(200, 300), total: 500 });
    await vi.waitFor(() => expect(store.stateAt(210)).toBe('loaded'));
  });

  it('fail as a whole if the first block fails', async () => {
    const { store, last } = server();
    store.show(0, 30);
    last().fail();
    await vi.waitFor(() => expect(store.hasFailed).toBe(true));
    store.retry();
    last().answer({ rows: [], total: 0 });
    await vi.waitFor(() => expect(store.total).toBe(0));
    expect(store.hasFailed).toBe(false);
  });

  it('are shown once after a change shifted them into the next block', async () => {
    const { store, requests, last } = server();
    store.show(90, 110);
    const first = requests[0] as (typeof requests)[number];
    first.answer({ rows: rowsFrom(0, 100), total: 200 });
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    // A row was added at the start meanwhile, so that row 99 is now the first of the second block.
    last().answer({ rows: rowsFrom(99, 199), total: 201 });
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    expect(last().from).toBe(0);
    last().answer({ rows: [{ id: -1 }, ...rowsFrom(0, 99)], total: 201 });
    await vi.waitFor(() => expect(store.rowAt(0)).toEqual({ id: -1 }));
    expect(store.rowAt(99)).toEqual({ id: 98 });
    expect(requests.slice(3), 'a server that repeats rows is not asked without end').toEqual([]);
  });

  it('are loaded in sequence with a cursor, and counted when the last page has arrived', async () => {
    const { store, requests, last } = server({ sequential: true });
    store.show(0, 30);
    last().answer({ rows: rowsFrom(0, 100), next: 'a' });
    await vi.waitFor(() => expect(store.count).toBe(101));
    store.show(80, 101);
    expect(last().after).toBe('a');
    last().answer({ rows: rowsFrom(100, 130), next: null });
    await vi.waitFor(() => expect(store.count).toBe(130));
    expect(store.isComplete).toBe(true);
    expect(requests).toHaveLength(2);
  });
});
