import { attach, createEffect, createStore, sample } from 'effector';
import { $language } from '../preferences/model';
import { appStarted } from '../start/app-started';
import { log } from '../start/log';
import type { i18n as Translations } from 'i18next';
import { loadComponentLocale, localeOf, type ComponentLocale } from './component-locale';
import { i18n } from './i18n';

/** The i18next instance of the portal. */
export const $i18n = createStore<Translations>(i18n, { serialize: 'ignore' });

/** Locale and labels of the library's components. */
export const $componentLocale = createStore<ComponentLocale>(
  { locale: localeOf(i18n.language), labels: undefined },
  { serialize: 'ignore' },
);

/** Loads the bundles of a language and the labels of the components, then re-renders every text on the page. */
export const changeLanguageFx = attach({
  source: $i18n,
  effect: async (instance, language: string) => {
    const loading = loadComponentLocale(language);
    await instance.changeLanguage(language);
    return loading;
  },
});
sample({ clock: changeLanguageFx.doneData, target: $componentLocale });
const logFailureFx = createEffect((error: unknown) => log('the language could not be changed', error));

sample({
  clock: [appStarted, $language],
  source: { language: $language, instance: $i18n },
  filter: ({ language, instance }) => language !== instance.language,
  fn: ({ language }) => language,
  target: changeLanguageFx,
});
sample({ clock: changeLanguageFx.failData, target: logFailureFx });
