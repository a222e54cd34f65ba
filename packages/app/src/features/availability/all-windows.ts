import { listWindows } from '@attesta/domain/availability/calls';
import type { WindowView } from '@attesta/domain/availability/schema';
import { send } from '../../platform/http/send';
import { cacheKey, useRead, type Read } from '../../platform/http/use-call';

/**
 * Requests all windows of the signed-in notified body, page by page.
 * @throws the server's error response, which `problemOf` reads
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

/** Reads all windows of the signed-in notified body. `data` is undefined until all pages are loaded. */
export const useAllWindows = (): Read<WindowView[]> => useRead(cacheKey(listWindows, { query: {} }), readAllWindows);
