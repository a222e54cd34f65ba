/** The languages of the portal, its mails and exports. */
const languages = ['en', 'fr', 'ro', 'zh'] as const;
export type TextLanguage = (typeof languages)[number];

/** Words that call something quicker, easier or better. English words are refused in every language. */
const english = String.raw`fast(er|est)?|quick(er|est|ly)?|eas(y|ier|iest|ily)|better|best|top[- ](rated|ranked)|simpler|superior`;
const words: Record<TextLanguage, RegExp> = {
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

/** A text, a function that returns one, or a collection of texts. */
type Texts = unknown;

const isLanguage = (key: string): key is TextLanguage => (languages as readonly string[]).includes(key);

/** The texts in a value by their path. For a function that inserts values, its code, which contains its texts. */
const flat = (value: Texts, path: readonly string[] = []): [path: readonly string[], text: string][] => {
  if (typeof value === 'string' || typeof value === 'function') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, [...path, key]));
};

/**
 * The texts that call something quicker, easier or better, by their dotted path (D.83).
 * @param texts with their language as one of the keys on the way to each; other texts are not read
 * @returns how many texts were read, and the paths of those that compare
 */
export function comparisonsIn(texts: Texts): { read: number; found: string[] } {
  const all = flat(texts).flatMap(([path, text]) => {
    const language = path.find(isLanguage);
    return language ? [{ path: path.join('.'), compares: words[language].test(text) }] : [];
  });
  return { read: all.length, found: all.filter(({ compares }) => compares).map(({ path }) => path) };
}
