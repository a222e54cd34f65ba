import { listWindows } from '@attesta/domain/availability/calls';
import type { WindowView } from '@attesta/domain/availability/schema';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { createCallFx } from '../../platform/http/call-fx';
import { cacheKey } from '../../platform/http/known-read';
import { useRead, type Read } from '../../platform/http/use-call';
import { $sessionNumber, sessionEnded } from '../../platform/session/model';

/** The read of the first page of windows. */
export const windowsRead = [listWindows, { query: {} }] as const;

const listWindowsFx = createCallFx(listWindows);

/** The first page of a session was read, and others follow. */
const firstPageRead = createEvent<{ windows: readonly WindowView[]; session: number }>();

const readPagesFx = createEffect(async (session: number): Promise<WindowView[]> => {
  const report = scopeBind(firstPageRead, { safe: true });
  const all: WindowView[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { windows, next } = await listWindowsFx({ query: after ? { after } : {} });
    if (!after && next !== null) report({ windows, session });
    all.push(...windows);
    after = next;
  }
  return all;
});

/** Requests all windows of the signed-in notified body, page by page. Fails with the server's response. */
export const readAllWindowsFx = attach({
  source: $sessionNumber,
  mapParams: (_: void, session) => session,
  effect: readPagesFx,
});

const firstPageShown = sample({
  clock: firstPageRead,
  source: $sessionNumber,
  filter: (current, { session }) => session === current,
  fn: (_, { windows }) => windows,
});
const allRead = sample({
  clock: readPagesFx.finally,
  source: $sessionNumber,
  filter: (current, { params: session }) => session === current,
});

/** The first windows, while the others are being read; otherwise null. Responses of another session are ignored. */
export const $firstWindows = createStore<readonly WindowView[] | null>(null)
  .on(firstPageShown, (_, windows) => windows)
  .reset(allRead, sessionEnded);

/** Reads all windows of the signed-in notified body. `data` is undefined until all pages are loaded. */
export function useAllWindows(): Read<WindowView[]> {
  const readAllWindows = useUnit(readAllWindowsFx);
  return useRead(cacheKey(...windowsRead), () => readAllWindows());
}
