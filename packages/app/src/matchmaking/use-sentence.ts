import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from './reasons';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Says a sentence by a translation function that knows the bundles `matchmaking` and `classes`. */
export function say(translate: Translate, { key, values = {} }: Sentence): string {
  const said = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? say(translate, value) : value] as const,
  );
  return translate(key, Object.fromEntries(said));
}

/** Says sentences in the language of the page. */
export function useSentence() {
  const { t } = useTranslation(['matchmaking', 'classes']);
  return useCallback((sentence: Sentence) => say(t as unknown as Translate, sentence), [t]);
}
