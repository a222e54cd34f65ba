import { listWindows } from '@attesta/domain/availability/calls';
import type { WindowView } from '@attesta/domain/availability/schema';
import { send } from '../http/send';
import { cacheKey, useRead, type Read } from '../http/use-call';

/**
 * Reads all windows of the signed-in notified body, one page after another.
 * @throws what the server returned (read it with `problemOf`)
 */
export async function readAllWindows(): Promise<WindowView[]> {
  const all: WindowView[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { windows, next } = await send(listWindows, { query: after ? { after } : {} });
    all.push(...windows);
    after = next;
  }
  return all;
}

/** All windows of the signed-in notified body, in one list; there are none before all pages have arrived. */
export const useAllWindows = (): Read<WindowView[]> => useRead(cacheKey(listWindows, { query: {} }), readAllWindows);
