import { createEvent } from 'effector';

/** The browser refused to keep something (private mode, blocked, full). Told to the user once, by `notices/faults.ts`. */
export const storageRefused = createEvent<unknown>();

/** One of the browser's two storages, for text. What it refuses is kept in memory for as long as the page lives. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

/** @param area gives the storage; reading `window.localStorage` itself may throw */
function keptBy(area: () => Storage): BrowserStorage {
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

/** Shared by all tabs, kept when the browser closes. */
export const localStore = keptBy(() => localStorage);
/** Of this tab only. */
export const tabStore = keptBy(() => sessionStorage);
