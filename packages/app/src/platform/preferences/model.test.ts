import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appStarted } from '../start/app-started';
import { storageRefused } from '../browser/browser-storage';
import { fakeBrowser, type FakeStorage } from '../../testing/fake-browser';
import { $preferences, modeToggled, preferencesChanged, preferencesKey, preferencesReset } from './model';
import { defaultPreferences, serializePreferences } from './preferences';

/** The events of this tab's window. */
const tabs = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
});

/** Simulates a write in another tab and the storage event in this one. */
const writeInOtherTab = (storage: FakeStorage, newValue: string | null) => {
  if (newValue === null) storage.removeItem(preferencesKey);
  else storage.setItem(preferencesKey, newValue);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: preferencesKey, newValue, storageArea: storage }));
};

describe('the preferences model', () => {
  it('stores a choice and reads it at the next start (S3.15, D.58)', async () => {
    const { localStorage } = fakeBrowser();
    await allSettled(preferencesChanged, { scope: fork(), params: { mode: 'dark', i18n: 'fr' } });
    expect(JSON.parse(localStorage.getItem(preferencesKey)!)).toMatchObject({ version: 7, mode: 'dark', i18n: 'fr' });
    const next = fork();
    await allSettled(appStarted, { scope: next });
    expect(next.getState($preferences)).toEqual({ ...defaultPreferences, mode: 'dark', i18n: 'fr' });
  });

  it('replaces only an invalid field of the stored value by its default (D.59)', async () => {
    fakeBrowser().localStorage.setItem(preferencesKey, '{"version":7,"mode":"dark","borderRadius":"huge"}');
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, mode: 'dark' });
  });

  it('the mode toggles between light and dark (S4.46)', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(modeToggled, { scope });
    expect(scope.getState($preferences).mode).toBe('dark');
    await allSettled(modeToggled, { scope });
    expect(scope.getState($preferences).mode).toBe('light');
  });

  it('a reset restores the defaults (S3.17)', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(preferencesChanged, { scope, params: { presetColor: 'theme1', container: false } });
    await allSettled(preferencesReset, { scope });
    expect(scope.getState($preferences)).toEqual(defaultPreferences);
  });

  it('applies a change in another tab without writing it back (S3.16)', async () => {
    const { localStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(appStarted, { scope });
    await allSettled(modeToggled, { scope });
    const writes = vi.spyOn(localStorage, 'setItem');
    writeInOtherTab(localStorage, serializePreferences({ ...defaultPreferences, i18n: 'ro' }));
    await allSettled(scope);
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, i18n: 'ro' });
    writeInOtherTab(localStorage, '{"i18n":"fr","mode":7}');
    await allSettled(scope);
    expect(scope.getState($preferences)).toEqual({ ...defaultPreferences, i18n: 'fr' });
    expect(writes).toHaveBeenCalledTimes(2);
  });

  it('does not write when nothing changes', async () => {
    const { localStorage } = fakeBrowser();
    const writes = vi.spyOn(localStorage, 'setItem');
    await allSettled(preferencesChanged, { scope: fork(), params: { mode: 'light' } });
    expect(writes).not.toHaveBeenCalled();
  });

  it.each(['all', 'writing'] as const)(
    'keeps the choice in memory and reports storage that rejects access: %s',
    async (what) => {
      fakeBrowser().localStorage.refuse(what);
      const scope = fork();
      const reported: unknown[] = [];
      createWatch({
        unit: storageRefused,
        scope,
        fn: (error) => {
          reported.push(error);
        },
      });
      await allSettled(appStarted, { scope });
      await allSettled(modeToggled, { scope });
      expect(scope.getState($preferences).mode).toBe('dark');
      expect(reported.length).toBeGreaterThan(0);
    },
  );
});
