'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Snack } from './snackbar-notice.js';
import type { Snackbars } from './snackbar-store.js';

const none: readonly Snack[] = [];
const nothing = () => none;

/** What this host is to show: nothing on a server, and nothing where another host shows it already. */
export function useSeat(store: Snackbars): readonly Snack[] {
  const [seat] = useState(() => ({}));
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = store.subscribe(listener);
      const leave = store.attach(seat); // tells its listeners, this one too
      return () => {
        unsubscribe();
        leave();
      };
    },
    [store, seat],
  );
  return useSyncExternalStore(
    subscribe,
    useCallback(() => store.shownBy(seat), [store, seat]),
    nothing,
  );
}
