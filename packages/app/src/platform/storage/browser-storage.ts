import { createEvent } from 'effector';

/** The browser rejected a write (private mode, blocked, full). `toasts/system-toasts.ts` notifies the user once. */
export const storageRefused = createEvent<unknown>();

/** Local or session storage. A text that the browser rejects is kept in memory until the page is closed. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

/** @param area returns the storage; reading `window.localStorage` may throw */
function createBrowserStorage(area: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return memory.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text);
        memory.delete(key);
      } catch (error) {
        memory.set(key, text);
        storageRefused(error);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch (error) {
        storageRefused(error);
      }
    },
  };
}

/** Shared by all tabs, and kept when the browser closes. */
export const localStore = createBrowserStorage(() => localStorage);
/** For this tab only. */
export const tabStore = createBrowserStorage(() => sessionStorage);
