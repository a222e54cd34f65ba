import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../preferences/preferences';
import { bundleBackend } from './bundles';
import { createTranslations } from './i18n';

afterEach(() => {
  vi.useRealTimers();
});

describe('translations', () => {
  it('S7.19 D.104 begin in English, without loading anything', () => {
    const { i18n } = createTranslations(undefined, bundleBackend({}));
    expect(i18n.t('titles.statistics')).toBe('Global Statistics');
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'S1.18 S7.18 S9.10 load %s when it is chosen',
    async (language) => {
      const { i18n } = createTranslations();
      expect(i18n.hasResourceBundle(language, 'portal')).toBe(false);
      await i18n.changeLanguage(language);
      expect(i18n.t('titles.yourDevices')).not.toBe('Your Medical Devices');
    },
  );

  it('S7.20 a bundle that does not load: English', async () => {
    const broken = bundleBackend({ './fr/portal.json': () => Promise.reject(new Error('Failed to fetch')) });
    const { i18n, ready } = createTranslations('fr', broken);
    await ready;
    expect(i18n.t('titles.yourDevices')).toBe('Your Medical Devices');
  });

  it('S7.20 a bundle that hangs: English after five seconds', async () => {
    vi.useFakeTimers();
    const { i18n, ready } = createTranslations(
      'zh',
      bundleBackend({ './zh/portal.json': () => new Promise(() => undefined) }),
    );
    await vi.advanceTimersByTimeAsync(5000);
    await ready;
    expect(i18n.t('titles.yourDevices')).toBe('Your Medical Devices');
  });

  it('S7.20 a key that one language lacks: English', async () => {
    const { i18n, ready } = createTranslations(
      'ro',
      bundleBackend({ './ro/portal.json': () => Promise.resolve({ titles: {} }) }),
    );
    await ready;
    expect(i18n.t('titles.analytics')).toBe('Analytics');
  });
});
