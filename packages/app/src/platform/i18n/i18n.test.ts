import type { ResourceKey } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../preferences/preferences';
import { bundleBackend } from './bundles';
import { createTranslations } from './i18n';

afterEach(() => {
  vi.useRealTimers();
});

describe('translations', () => {
  it('start in English without loading a bundle (S7.19, D.104)', () => {
    const { i18n } = createTranslations(undefined, bundleBackend({}));
    expect(i18n.t('titles.statistics')).toBe('Global Statistics');
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'load %s when it is selected (S1.18, S7.18, S9.10)',
    async (language) => {
      const { i18n } = createTranslations();
      expect(i18n.hasResourceBundle(language, 'portal')).toBe(false);
      await i18n.changeLanguage(language);
      expect(i18n.t('titles.yourDevices')).not.toBe('Your Medical Devices');
    },
  );

  it('fall back to English when a bundle fails to load (S7.20)', async () => {
    const broken = bundleBackend({ './fr/portal.json': () => Promise.reject(new Error('Failed to fetch')) });
    const { i18n, ready } = createTranslations('fr', broken);
    await ready;
    expect(i18n.t('titles.yourDevices')).toBe('Your Medical Devices');
  });

  it('fall back to English when a bundle takes longer than five seconds (S7.20)', async () => {
    vi.useFakeTimers();
    const { i18n, ready } = createTranslations(
      'zh',
      bundleBackend({ './zh/portal.json': () => new Promise(() => undefined) }),
    );
    await vi.advanceTimersByTimeAsync(5000);
    await ready;
    expect(i18n.t('titles.yourDevices')).toBe('Your Medical Devices');
  });

  it('in English are requested again when a bundle fails, so that no page shows keys', async () => {
    const { default: legal } = await import('./en/legal.json');
    const load = vi
      .fn<() => Promise<ResourceKey>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(legal);
    const { i18n, ready } = createTranslations('en', bundleBackend({ './en/legal.json': load }));
    await ready;
    vi.useFakeTimers();
    const loaded = i18n.loadNamespaces('legal');
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(i18n.hasResourceBundle('en', 'legal')).toBe(true);
  });

  it('fall back to English for a missing key (S7.20)', async () => {
    const { i18n, ready } = createTranslations(
      'ro',
      bundleBackend({ './ro/portal.json': () => Promise.resolve({ titles: {} }) }),
    );
    await ready;
    expect(i18n.t('titles.analytics')).toBe('Analytics');
  });
});
