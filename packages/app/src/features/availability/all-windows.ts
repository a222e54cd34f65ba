import { listWindows } from '@attesta/domain/availability/calls';
import type { WindowView } from '@attesta/domain/availability/schema';
import { createEffect, createEvent, createStore, scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { createCallFx } from '../../platform/http/call-fx';
import { cacheKey } from '../../platform/http/known-read';
import { useRead, type Read } from '../../platform/http/use-call';

/** The read of the first page of windows. */
export const windowsRead = [listWindows, { query: {} }] as const;

const listWindowsFx = createCallFx(listWindows);

/** The first page was read, and others follow. */
const firstPageRead = createEvent<readonly WindowView[]>();

/** Requests all windows of the signed-in notified body, page by page. Fails with the server's response. */
export const readAllWindowsFx = createEffect(async (): Promise<WindowView[]> => {
  const report = scopeBind(firstPageRead, { safe: true });
  const all: WindowView[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { windows, next } = await listWindowsFx({ query: after ? { after } : {} });
    if (!after && next !== null) report(windows);
    all.push(...windows);
    after = next;
  }
  return all;
});

/** The first windows, while the others are being read; otherwise null. */
export const $firstWindows = createStore<readonly WindowView[] | null>(null)
  .on(firstPageRead, (_, windows) => windows)
  .reset(readAllWindowsFx.finally);

/** Reads all windows of the signed-in notified body. `data` is undefined until all pages are loaded. */
export function useAllWindows(): Read<WindowView[]> {
  const readAllWindows = useUnit(readAllWindowsFx);
  return useRead(cacheKey(...windowsRead), () => readAllWindows());
}
