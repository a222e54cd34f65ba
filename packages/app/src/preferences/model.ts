import { createEvent, createStore, sample } from 'effector';
import { persist } from 'effector-storage/local';
import type { Fail } from 'effector-storage';
import { appStarted } from '../start/started';
import { storageRefused } from '../storage/browser-storage';
import { defaultPreferences, parsePreferences, readPreferences, storedForm, type Preferences } from './preferences';

export const preferencesKey = 'attesta-preferences';

/** Changes some preferences, the others stay. */
export const preferencesChanged = createEvent<Partial<Preferences>>();
/** Back to the defaults. */
export const preferencesReset = createEvent();
/** Light becomes dark, dark becomes light. */
export const modeToggled = createEvent();

const isSame = (one: Preferences, other: Preferences) => storedForm(one) === storedForm(other);

export const $preferences = createStore<Preferences>(defaultPreferences, {
  updateFilter: (next, now) => !isSame(next, now),
})
  .on(preferencesChanged, (now, change) => readPreferences({ ...now, ...change }))
  .on(modeToggled, (now) => ({ ...now, mode: now.mode === 'dark' ? 'light' : 'dark' }))
  .on(preferencesReset, () => defaultPreferences);

const refused = createEvent<Fail<Error>>();

// effector-storage follows other tabs and writes only what was changed here, so tabs never play ping-pong. Its own contract
// takes a value whole or not at all, so the reading field by field stands in `deserialize`, which never throws.
persist({
  store: $preferences,
  key: preferencesKey,
  pickup: appStarted,
  serialize: storedForm,
  deserialize: parsePreferences,
  fail: refused,
});

sample({ clock: refused, fn: ({ error }) => error, target: storageRefused });
