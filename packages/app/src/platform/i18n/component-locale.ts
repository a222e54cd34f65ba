import type { LabelPack } from '@attesta/ui/locale/locale-provider';
import { retryableImport } from '../browser/retryable-import';

/** The locale for `Intl` and the components. English uses en-GB, which puts the day before the month. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** The language of the library's components. */
export interface ComponentLocale {
  locale: string;
  /** Undefined for English, whose labels are in the components. */
  labels: LabelPack | undefined;
}

const packs: Partial<Record<string, () => Promise<LabelPack>>> = {
  fr: retryableImport(() => import('@attesta/ui/locale/fr').then(({ fr }) => fr)),
  ro: retryableImport(() => import('@attesta/ui/locale/ro').then(({ ro }) => ro)),
  zh: retryableImport(() => import('@attesta/ui/locale/zh').then(({ zh }) => zh)),
};

/** Loads the language of the components. If its labels cannot be loaded, they are in English. */
export async function loadComponentLocale(language: string): Promise<ComponentLocale> {
  const labels = await packs[language]?.().catch(() => undefined);
  return { locale: localeOf(language), labels };
}
