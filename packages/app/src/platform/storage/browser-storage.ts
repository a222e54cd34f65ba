import { createEffect, createEvent, sample } from 'effector';

/** The browser refused a write (private mode, blocked, full). `toasts/system-toasts.ts` notifies the user once. */
export const storageRefused = createEvent<unknown>();

/** Shared by all tabs, and kept when the browser closes. Reading the property may throw. */
export const sharedStorage = (): Storage => localStorage;
/** For this tab only. */
export const tabStorage = (): Storage => sessionStorage;

/**
 * Creates the effects that read and write one key. Models keep the value in a store, so a value that the browser
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
  sample({ clock: [writeFx.failData, removeFx.failData], target: storageRefused });
  return { readFx, writeFx, removeFx };
}
