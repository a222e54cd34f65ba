import { attach, createEffect, createStore, sample } from 'effector';
import { $language } from '../preferences/model';
import { appStarted } from '../start/app-started';
import { log } from '../start/log';
import type { i18n as Translations } from 'i18next';
import { i18n } from './i18n';

/** The i18next instance of the portal. */
export const $i18n = createStore<Translations>(i18n, { serialize: 'ignore' });

/** Loads the bundles of a language, then re-renders every text on the page. */
export const changeLanguageFx = attach({
  source: $i18n,
  effect: (instance, language: string) => instance.changeLanguage(language),
});
const logFailureFx = createEffect((error: unknown) => log('the language could not be changed', error));

sample({
  clock: [appStarted, $language],
  source: { language: $language, instance: $i18n },
  filter: ({ language, instance }) => language !== instance.language,
  fn: ({ language }) => language,
  target: changeLanguageFx,
});
sample({ clock: changeLanguageFx.failData, target: logFailureFx });
