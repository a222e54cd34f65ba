import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { appStarted } from '../start/started';
import { storageRefused } from '../storage/browser-storage';
import { fakeBrowser, type FakeStorage } from '../testing/fake-browser';
import { $preferences, modeToggled, preferencesChanged, preferencesKey, preferencesReset } from './model';
import { defaultPreferences, storedForm } from './preferences';

// The storage adapter looks for a browser once, when it is loaded.
const tabs = vi.hoisted(() => {
  const target = new EventTarget();
  vi.stubGlobal('localStorage', null);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return target;
});

/** Another tab wrote the key; the browser tells this one. */
const writeElsewhere = (storage: FakeStorage, newValue: string | null) => {
  if (newValue === null) storage.removeItem(preferencesKey);
  else storage.setItem(preferencesKey, newValue);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: preferencesKey, newValue, storageArea: storage }));
};

describe('the preferences model', () => {
  it('S3.15 D.58 stores a choice, and finds it at the next start', async () => {
    const { localStorage } = fakeBrowser();
    await allSettled(preferencesChanged, { scope: fork(), params: { mode: 'dark', i18n: 'fr' } });
    expect(JSON.parse(localStorage.getItem(preferencesKey)!)).toMatchObject({ version: 7, mode: 'dark', i18n: 'fr' });
    const next = fork();
    await allSettled(appStarted, { scope: next });
    expect(next.getState($preferences)).toEqual({ ...defaultPreferences, mode: 'dark', i18n: 'fr' });
  });

  it('D.59 one bad field of the stored value falls back alone', async () => {
    fakeBrowser().localStorage.setItem(preferencesKey, '{"version":7,"mode":"dark","borderRadius":"huge"}');
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, mode: 'dark' });
  });

  it('S4.46 the mode toggles between light and dark', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(modeToggled, { scope });
    expect(scope.getState($preferences).mode).toBe('dark');
    await allSettled(modeToggled, { scope });
    expect(scope.getState($preferences).mode).toBe('light');
  });

  it('S3.17 a reset restores the defaults', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(preferencesChanged, { scope, params: { presetColor: 'theme1', container: false } });
    await allSettled(preferencesReset, { scope });
    expect(scope.getState($preferences)).toEqual(defaultPreferences);
  });

  it('S3.16 follows another tab at once, and writes nothing back', async () => {
    const { localStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(appStarted, { scope });
    await allSettled(modeToggled, { scope });
    const writes = vi.spyOn(localStorage, 'setItem');
    writeElsewhere(localStorage, storedForm({ ...defaultPreferences, i18n: 'ro' }));
    await allSettled(scope);
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, i18n: 'ro' });
    writeElsewhere(localStorage, '{"i18n":"fr","mode":7}');
    await allSettled(scope);
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, i18n: 'fr' });
    expect(writes).toHaveBeenCalledTimes(2);
  });

  it('a change that changes nothing writes nothing', async () => {
    const { localStorage } = fakeBrowser();
    const writes = vi.spyOn(localStorage, 'setItem');
    await allSettled(preferencesChanged, { scope: fork(), params: { mode: 'light' } });
    expect(writes).not.toHaveBeenCalled();
  });

  it.each(['all', 'writing'] as const)(
    'storage that refuses (%s): the choice lives in memory, and it is told',
    async (what) => {
      fakeBrowser().localStorage.refuse(what);
      const scope = fork();
      const told: unknown[] = [];
      createWatch({
        unit: storageRefused,
        scope,
        fn: (error) => {
          told.push(error);
        },
      });
      await allSettled(appStarted, { scope });
      await allSettled(modeToggled, { scope });
      expect(scope.getState($preferences).mode).toBe('dark');
      expect(told.length).toBeGreaterThan(0);
    },
  );
});
