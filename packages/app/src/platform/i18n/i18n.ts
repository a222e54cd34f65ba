import { createInstance, type BackendModule, type i18n as Translations, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from '../preferences/preferences';
import { bundleBackend, fallbackLanguage } from './bundles';

/**
 * The English texts of the shell, a chunk of its own like every bundle. The portal starts with them, so that the shell is
 * readable even when no other bundle loads (ADR 0093).
 */
const { default: portal } = await import('./en/portal.json');

/** Retries of an English bundle: the first after this time in ms, each later one after twice the time. */
const retryTimeout = 500;
const maxRetries = 10;

/**
 * Creates the portal's i18next instance, with the English texts of the shell. Other bundles are loaded when a page uses
 * them.
 */
export function createTranslations(
  language: string = fallbackLanguage,
  backend: BackendModule = bundleBackend(),
): { i18n: Translations; ready: Promise<TFunction> } {
  const instance: Translations = createInstance();
  const ready = instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: fallbackLanguage,
      supportedLngs: languages,
      ns: ['portal'],
      defaultNS: 'portal',
      resources: { [fallbackLanguage]: { portal } },
      partialBundledLanguages: true,
      maxRetries,
      retryTimeout,
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
    });
  return { i18n: instance, ready };
}

/** The i18next instance of the running portal. */
export const i18n: Translations = createTranslations().i18n;
