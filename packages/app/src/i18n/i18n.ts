import { createInstance, type BackendModule, type i18n as Translations, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from '../preferences/preferences';
import { bundleBackend } from './bundles';
import portal from './en/portal.json';

/** English, the source, the default and the fallback (specification, section 7). */
export const fallbackLanguage = 'en';

/**
 * Makes the portal's translations. The English words of the portal's frame come with it, so that there is something to read
 * even when no bundle loads; all else is loaded when a page asks for it.
 */
export function createTranslations(
  language: string = fallbackLanguage,
  backend: BackendModule = bundleBackend(),
): { i18n: Translations; ready: Promise<TFunction> } {
  const made: Translations = createInstance();
  const ready = made
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
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
    });
  return { i18n: made, ready };
}

/** The translations of the running portal. */
export const i18n: Translations = createTranslations().i18n;
