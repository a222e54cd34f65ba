import { createEffect, createEvent, sample, scopeBind } from 'effector';

/** The browser refused a write (private mode, blocked, full). `toasts/system-toasts.ts` notifies the user once. */
export const storageRefused = createEvent<unknown>();

/** Shared by all tabs, and kept when the browser closes. Reading the property may throw. */
export const sharedStorage = (): Storage => localStorage;
/** For this tab only. */
export const tabStorage = (): Storage => sessionStorage;

/**
 * Creates the units that read, write and watch one key. Models keep the value in a store, so a value that the browser
 * refuses is kept until the page is closed.
 */
export function createStoredText(area: () => Storage, key: string) {
  /** Reads the text. Null if there is none or the storage is blocked. */
  const readFx = createEffect((): string | null => {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  });
  /** Writes the text. Null removes it. */
  const writeFx = createEffect((text: string | null) =>
    text === null ? area().removeItem(key) : area().setItem(key, text),
  );
  /** Removes the text, unless another tab has replaced it. */
  const removeFx = createEffect((text: string) => {
    if (area().getItem(key) === text) area().removeItem(key);
  });
  /** Another tab stored this text, or removed it: null. Also null if the whole storage was cleared. */
  const changedInOtherTab = createEvent<string | null>();
  /** Listens for changes by other tabs. */
  const watchFx = createEffect(() => {
    const changed = scopeBind(changedInOtherTab, { safe: true });
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
    });
  });
  sample({ clock: [writeFx.failData, removeFx.failData], target: storageRefused });
  return { readFx, writeFx, removeFx, watchFx, changedInOtherTab };
}
