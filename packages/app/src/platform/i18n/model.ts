import { createEffect, sample } from 'effector';
import { $preferences } from '../preferences/model';
import { log } from '../start/log';
import { appStarted } from '../start/app-started';
import { i18n } from './i18n';

const $language = $preferences.map(({ i18n: language }) => language);

/** Loads the bundles of a language, then re-renders every text on the page. */
export const changeLanguageFx = createEffect((language: string) => i18n.changeLanguage(language));
const logFailureFx = createEffect((error: unknown) => log('the language could not be changed', error));

sample({
  clock: [appStarted, $language],
  source: $language,
  filter: (language) => language !== i18n.language,
  target: changeLanguageFx,
});
sample({ clock: changeLanguageFx.failData, target: logFailureFx });
