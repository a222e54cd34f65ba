import { useSyncExternalStore } from 'react';
import type { Mode } from './contract';

/** The mode as a store, for libraries whose provider accepts the theme as a prop. */
export function createMode() {
  let mode: Mode = 'light';
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (next: Mode) => {
      mode = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => mode),
  };
}

/** Switches the mode in CSS only: one attribute on <html>. */
export const setAttribute = (mode: Mode) => {
  document.documentElement.dataset.theme = mode;
};
