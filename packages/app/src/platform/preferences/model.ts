import { createEvent, createStore, sample } from 'effector';
import { persist } from 'effector-storage/local';
import type { Fail } from 'effector-storage';
import { appStarted } from '../start/app-started';
import { storageRefused } from '../storage/browser-storage';
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

const isSame = (one: Preferences, other: Preferences) => serializePreferences(one) === serializePreferences(other);

export const $preferences = createStore<Preferences>(defaultPreferences, {
  updateFilter: (next, now) => !isSame(next, now),
})
  .on(preferencesChanged, (now, change) => readPreferences({ ...now, ...change }))
  .on(modeToggled, (now) => ({ ...now, mode: now.mode === 'dark' ? 'light' : 'dark' }))
  .on(preferencesReset, () => defaultPreferences);

/** The language of the portal, of its requests and of the mails that they cause. */
export const $language = $preferences.map(({ i18n }) => i18n);

const refused = createEvent<Fail<Error>>();

// effector-storage applies changes from other tabs and writes only changes of this tab, so tabs do not write in a loop.
// Its `contract` accepts or rejects a value as a whole. Fields are therefore validated one by one in `deserialize`,
// which never throws.
persist({
  store: $preferences,
  key: preferencesKey,
  pickup: appStarted,
  serialize: serializePreferences,
  deserialize: parsePreferences,
  fail: refused,
});

sample({ clock: refused, fn: ({ error }) => error, target: storageRefused });
