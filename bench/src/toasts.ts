import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  text: string;
}

/** A minimal stack of toasts: the newest three. For adapters whose library has none. */
export function createToasts(maximum = 3, duration = 5000) {
  let toasts: Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const close = (id: number) => set(toasts.filter((toast) => toast.id !== id));
  return {
    notify: (text: string) => {
      const id = ++lastId;
      set([...toasts, { id, text }].slice(-maximum));
      setTimeout(close, duration, id);
    },
    close,
    clear: () => set([]),
    use: () => useSyncExternalStore(subscribe, () => toasts),
  };
}
