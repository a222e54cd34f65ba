import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from './reasons';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Translates a sentence with a translation function that has the bundles `matching` and `classes`. */
export function formatSentence(translate: Translate, { key, values = {} }: Sentence): string {
  const translated = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? formatSentence(translate, value) : value] as const,
  );
  return translate(key, Object.fromEntries(translated));
}

/** Returns a function that translates sentences. */
export function useSentence() {
  const { t } = useTranslation(['matching', 'classes']);
  return useCallback((sentence: Sentence) => formatSentence(t as unknown as Translate, sentence), [t]);
}
