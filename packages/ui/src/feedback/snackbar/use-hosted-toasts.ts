'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Snackbars } from './snackbar-store.js';
import type { Toast } from './toast.js';

const none: readonly Toast[] = [];
const getServerSnapshot = () => none;

/** Registers a host and returns the toasts that it shows: none on a server, or if another host shows them. */
export function useHostedToasts(store: Snackbars): readonly Toast[] {
  const [host] = useState(() => ({}));
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = store.subscribe(listener);
      const detach = store.attach(host); // notifies all listeners, including this one
      return () => {
        unsubscribe();
        detach();
      };
    },
    [store, host],
  );
  return useSyncExternalStore(
    subscribe,
    useCallback(() => store.shownBy(host), [store, host]),
    getServerSnapshot,
  );
}
