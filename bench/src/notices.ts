import { useSyncExternalStore } from 'react';

export interface Notice {
  id: number;
  text: string;
}

/** The least that is a queue of notices (the newest wins, at most three), for adapters whose library has no stack. */
export function createNotices(atMost = 3, stay = 5000) {
  let notices: Notice[] = [];
  let told = 0;
  const listeners = new Set<() => void>();
  const set = (next: Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const close = (id: number) => set(notices.filter((notice) => notice.id !== id));
  return {
    notify: (text: string) => {
      const id = ++told;
      set([...notices, { id, text }].slice(-atMost));
      setTimeout(close, stay, id);
    },
    close,
    clear: () => set([]),
    use: () => useSyncExternalStore(subscribe, () => notices),
  };
}
