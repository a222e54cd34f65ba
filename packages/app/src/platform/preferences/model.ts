import { createEvent, createStore, merge, sample } from 'effector';
import { appStarted } from '../start/app-started';
import { createStoredText, sharedStorage } from '../browser/browser-storage';
import {
  defaultPreferences,
  parsePreferences,
  readPreferences,
  serializePreferences,
  type Preferences,
} from './preferences';

export const preferencesKey = 'attesta-preferences';

/** Changes the given preferences. */
export const preferencesChanged = createEvent<Partial<Preferences>>();
/** Restores the defaults. */
export const preferencesReset = createEvent();
/** Toggles between light and dark. */
export const modeToggled = createEvent();

const stored = createStoredText(sharedStorage, preferencesKey);
/** The preferences were read at start-up or another tab changed them. Fields are validated one by one. */
const preferencesRead = merge([stored.readFx.doneData, stored.changedInOtherTab]).filterMap((text) =>
  text === null ? undefined : parsePreferences(text),
);

const isSame = (one: Preferences, other: Preferences) => serializePreferences(one) === serializePreferences(other);

export const $preferences = createStore<Preferences>(defaultPreferences, {
  updateFilter: (next, now) => !isSame(next, now),
})
  .on(preferencesChanged, (now, change) => readPreferences({ ...now, ...change }))
  .on(modeToggled, (now) => ({ ...now, mode: now.mode === 'dark' ? 'light' : 'dark' }))
  .on(preferencesReset, () => defaultPreferences)
  .on(preferencesRead, (_, read) => read);

/** The language of the portal, of its requests and of the mails that they cause. */
export const $language = $preferences.map(({ i18n }) => i18n);

/** The stored text, as far as this tab knows. */
const $storedText = createStore(serializePreferences(defaultPreferences))
  .on(preferencesRead, (_, read) => serializePreferences(read))
  .on(stored.writeFx, (_, text) => text ?? '');

sample({ clock: appStarted, target: [stored.readFx, stored.watchFx] });
// Only the tab that changes a preference writes it, so tabs do not write in a loop.
sample({
  clock: $preferences.updates.map(serializePreferences),
  source: $storedText,
  filter: (known, text) => known !== text,
  fn: (_, text) => text,
  target: stored.writeFx,
});
