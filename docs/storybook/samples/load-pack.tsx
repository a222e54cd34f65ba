import { LocaleProvider, type LabelPack } from '@attesta/ui/locale/locale-provider';
import { use, type ReactNode } from 'react';

/** One file for each language. The browser loads only the one that the user reads. */
const packs = {
  de: () => import('@attesta/ui/locale/de').then(({ de }): LabelPack => de),
  en: () => import('@attesta/ui/locale/en').then(({ en }): LabelPack => en),
  fr: () => import('@attesta/ui/locale/fr').then(({ fr }): LabelPack => fr),
};
const loaded = new Map<string, Promise<LabelPack>>();

/** The same promise for the same language, so that React does not wait again. */
function packOf(language: keyof typeof packs) {
  const promise = loaded.get(language) ?? packs[language]();
  loaded.set(language, promise);
  return promise;
}

/** Place it inside a `Suspense` boundary, near the root of the application. */
export const InLanguage = ({ language, children }: { language: keyof typeof packs; children: ReactNode }) => (
  <LocaleProvider locale={language} labels={use(packOf(language))}>
    {children}
  </LocaleProvider>
);
