import { numberText } from '../foundation/locale/number-text.js';

/** Forms of a noun with its number, which replaces `#`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Functions that a pack writes numbers and plurals with. */
export interface Words {
  /** A BCP 47 tag of the language of the pack. */
  locale: string;
  /** A number with the separators and digits of the locale. */
  number: (value: number) => string;
  /** The form of the plural rules of the language: `plural(2, { one: '# file', other: '# files' })`. */
  plural: (count: number, forms: PluralForms) => string;
}

const languageOf = (locale: string) => new Intl.Locale(locale).language;

/**
 * Returns the functions of a pack. A locale of another language than that of the pack is ignored.
 *
 * @throws RangeError if the locale is not a BCP 47 tag
 */
export function wordsOf(language: string, given: string): Words {
  const locale = languageOf(given) === language ? given : language;
  const rules = new Intl.PluralRules(locale);
  const number = (value: number) => numberText(value, locale);
  return {
    locale,
    number,
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', () => number(count)),
  };
}

/** Isolates a text that is inserted into a sentence in right-to-left script. Source: Unicode Standard Annex #9, 2.7. */
export const inserted = (text: string): string => `\u2068${text}\u2069`;
