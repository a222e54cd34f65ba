import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import type { ScopedMutator } from 'swr';
import { serverDataChanged } from './call-fx';
import type { KnownRead } from './known-read';

/** The fetch cache of a session was opened, with the function that changes it. */
export const cacheOpened = createEvent<ScopedMutator>();
/** The fetch cache of a session was closed. */
export const cacheClosed = createEvent<ScopedMutator>();

const $mutate = createStore<ScopedMutator | null>(null, { serialize: 'ignore' })
  .on(cacheOpened, (_, mutate) => mutate)
  .on(cacheClosed, (current, closed) => (current === closed ? null : current));

/** Stores the responses that are known without a request. */
const storeKnownFx = createEffect(({ mutate, known }: { mutate: ScopedMutator; known: readonly KnownRead[] }) => {
  for (const { key, response } of known) void mutate(key, response, { revalidate: false });
});

const textOf = (key: unknown) => JSON.stringify(key);

/** A component that uses a read was mounted, and unmounted. The payload is the JSON of the read's key. */
export const readOpened = createEvent<string>();
export const readClosed = createEvent<string>();

/** How many mounted components use a read, by its key. */
const $openReads = createStore<Readonly<Record<string, number>>>({}, { serialize: 'ignore' })
  .on(readOpened, (reads, key) => ({ ...reads, [key]: (reads[key] ?? 0) + 1 }))
  .on(readClosed, (reads, key) => {
    const { [key]: count = 1, ...others } = reads;
    return count > 1 ? { ...others, [key]: count - 1 } : others;
  });

interface Changed {
  mutate: ScopedMutator;
  known: readonly KnownRead[];
  open: Readonly<Record<string, number>>;
}

/**
 * Drops the responses of reads that no mounted component uses, without the known ones. A page that opens later must not
 * act on what was true before the change. Responses that mounted components still wait for are ignored when they arrive,
 * because the server may have read them before the change.
 */
const dropReadsFx = createEffect(({ mutate, known, open }: Changed) => {
  const kept = new Set(known.map(({ key }) => textOf(key)));
  const isOpen = (key: unknown) => Boolean(open[textOf(key)]);
  void mutate((key) => !kept.has(textOf(key)) && !isOpen(key), undefined, { revalidate: false });
  void mutate(isOpen, undefined, { populateCache: false, revalidate: false });
});

/** Fetches every read of the current page again, without the known ones. */
const fetchReadsFx = createEffect(({ mutate, known }: { mutate: ScopedMutator; known: readonly KnownRead[] }) => {
  const knownKeys = new Set(known.map(({ key }) => textOf(key)));
  void mutate((key) => !knownKeys.has(textOf(key)));
});

/** The reads of this session that became known since the last fetch. */
const $known = createStore<readonly KnownRead[]>([])
  .on(serverDataChanged, (all, known) => [...all, ...known])
  .on(fetchReadsFx, () => [])
  .reset([cacheOpened, cacheClosed]);

/** Several changes within this time, in ms, are followed by one fetch. */
const settleTime = 50;

// Drops first: SWR does not know the key of a read that was stored before any component used it, so it would be dropped.
sample({
  clock: serverDataChanged,
  source: { mutate: $mutate, open: $openReads },
  filter: ({ mutate }) => mutate !== null,
  fn: ({ mutate, open }, known) => ({ mutate: mutate!, open, known }),
  target: dropReadsFx,
});
sample({
  clock: serverDataChanged,
  source: $mutate,
  filter: (mutate, known) => mutate !== null && known.length > 0,
  fn: (mutate, known) => ({ mutate: mutate!, known }),
  target: storeKnownFx,
});
sample({
  clock: debounce(serverDataChanged, settleTime),
  source: { mutate: $mutate, known: $known },
  filter: ({ mutate }) => mutate !== null,
  fn: ({ mutate, known }) => ({ mutate: mutate!, known }),
  target: fetchReadsFx,
});
