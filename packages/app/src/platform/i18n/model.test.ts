import { allSettled, fork } from 'effector';
import type { i18n as Translations } from 'i18next';
import { expect, it, vi } from 'vitest';
import { preferencesChanged } from '../preferences/model';
import { appStarted } from '../start/app-started';
import { $componentLocale, $i18n, changeLanguageFx } from './model';
import { fr } from '@attesta/ui/locale/fr';

it('changes the language with the preference, and not when it is already current (S3.26)', async () => {
  const changeLanguage = vi.fn<(language: string) => Promise<void>>(async () => undefined);
  const instance = { language: 'en', changeLanguage } as unknown as Translations;
  const scope = fork({ values: [[$i18n, instance]] });
  await allSettled(appStarted, { scope });
  expect(changeLanguage).not.toHaveBeenCalled();
  await allSettled(preferencesChanged, { scope, params: { i18n: 'ro' } });
  expect(changeLanguage.mock.calls).toEqual([['ro']]);
  instance.language = 'ro';
  await allSettled(preferencesChanged, { scope, params: { mode: 'dark' } });
  expect(changeLanguage).toHaveBeenCalledOnce();
});

it('loads the labels of the components with the language; English needs none', async () => {
  const instance = { language: 'en', changeLanguage: async () => undefined } as unknown as Translations;
  const scope = fork({ values: [[$i18n, instance]] });
  expect(scope.getState($componentLocale)).toEqual({ locale: 'en-GB', labels: undefined });
  await allSettled(changeLanguageFx, { scope, params: 'fr' });
  expect(scope.getState($componentLocale)).toEqual({ locale: 'fr', labels: fr });
  await allSettled(changeLanguageFx, { scope, params: 'en' });
  expect(scope.getState($componentLocale)).toEqual({ locale: 'en-GB', labels: undefined });
});
