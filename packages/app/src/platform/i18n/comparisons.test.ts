import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>('./*/*.json', { import: 'default', eager: true });

const flat = (source: Texts, before: string): [key: string, text: string][] =>
  Object.entries(source).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}.${key}`, value]] : flat(value, `${before}.${key}`),
  );

/** Words that call something quicker, easier or better. English words are refused in every language. */
const english = String.raw`fast(er|est)?|quick(er|est|ly)?|eas(y|ier|iest|ily)|better|best|top[- ](rated|ranked)|simpler|superior`;
const words: Record<string, RegExp> = {
  en: new RegExp(String.raw`(?<!\p{L})(${english})(?!\p{L})`, 'iu'),
  fr: new RegExp(
    String.raw`(?<!\p{L})(${english}|rapides?|rapidement|plus vite|faciles?|facilement|meilleure?s?|mieux|supérieure?s?)(?!\p{L})`,
    'iu',
  ),
  ro: new RegExp(
    String.raw`(?<!\p{L})(${english}|rapid[aăe]?|rapizi|repede|ușor|ușoar[ăe]|facil[aăe]?|mai accesibil|mai bun[aăe]?|mai buni|mai bine|superior)(?!\p{L})`,
    'iu',
  ),
  zh: new RegExp(
    String.raw`(?<![A-Za-z])(${english})(?![A-Za-z])|[更最较](快|好|佳|优|易|容易|简单)|容易|快速|优于`,
    'iu',
  ),
};

/** Texts about something else: the promise itself, and a password that is easy to guess. */
const exempt = ['matching.method.principles.availability', 'problems.field.own_words'];

describe('the texts', () => {
  it.each(['en', 'fr', 'ro', 'zh'])(
    'call no body quicker, easier or better in %s, in any bundle (D.83)',
    (language) => {
      const texts = Object.entries(files).flatMap(([path, bundle]) => {
        const [, of, name] = /^\.\/(\w+)\/(\w+)\.json$/.exec(path)!;
        return of === language ? flat(bundle, name!) : [];
      });
      const found = texts.filter(([, text]) => words[language]!.test(text));
      expect(found.filter(([key]) => !exempt.includes(key))).toEqual([]);
      expect(found.map(([key]) => key)).toEqual(expect.arrayContaining(exempt)); // the pattern finds such words
    },
  );
});
