import { listWindows } from '@attesta/domain/availability/calls';
import type { WindowView } from '@attesta/domain/availability/schema';
import type { Send } from '../../platform/http/send';
import { useSend } from '../../platform/http/use-send';
import { cacheKey, useRead, type Read } from '../../platform/http/use-call';

/** The read of the first page of windows. */
export const windowsRead = [listWindows, { query: {} }] as const;

/**
 * Requests all windows of the signed-in notified body, page by page.
 * @throws the server's error response, which `problemOf` reads
 */
export async function readAllWindows(send: Send): Promise<WindowView[]> {
  const all: WindowView[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { windows, next } = await send(listWindows, { query: after ? { after } : {} });
    all.push(...windows);
    after = next;
  }
  return all;
}

/** Reads all windows of the signed-in notified body. `data` is undefined until all pages are loaded. */
export function useAllWindows(): Read<WindowView[]> {
  const send = useSend();
  return useRead(cacheKey(...windowsRead), () => readAllWindows(send));
}
