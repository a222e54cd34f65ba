import { blockSize, type GridSource } from './block-store.js';
import type { GridState } from './grid-state.js';

/** Loads all rows that meet the query from a server, block by block, for an export. */
export async function loadAllRows<R>(
  source: GridSource<R>,
  { sort, filters, search, group }: GridState,
  signal: AbortSignal,
  onProgress: (done: number, total: number | undefined) => void,
): Promise<readonly R[]> {
  const all: R[] = [];
  let after: string | undefined;
  while (!signal.aborted) {
    const from = all.length;
    const query = { sort, filters, search: search.trim(), group };
    const page = await source.load({ ...query, from, to: from + blockSize, after, signal });
    all.push(...page.rows);
    onProgress(all.length, page.total);
    after = page.next ?? undefined;
    const isLast = source.sequential ? !after : page.rows.length === 0 || all.length >= (page.total ?? 0);
    if (isLast) break;
  }
  return all;
}
