/**
 * Languages whose dates and numbers every supported browser and Node.js write: those of Chromium, which has the fewest
 * (ICU data of Chromium 143). For other languages, `Intl` falls back to the language of the browser, so that a server
 * and a browser, and two users, would read and write the same text differently.
 */
const languages: ReadonlySet<string> = new Set(
  (
    'af am ar bg bn ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kn ko lt lv ml mr ms nb nl no pl pt ro ' +
    'ru sk sl sr sv sw ta te th tr uk ur vi zh'
  ).split(' '),
);

interface Known {
  locale: string;
  hasData: boolean;
}
const known = new Map<string, Known>();

function lookUp(tag: string): Known {
  let found = known.get(tag);
  if (!found) {
    try {
      const { language, baseName } = new Intl.Locale(tag);
      const hasData = languages.has(language);
      found = { locale: hasData ? (Intl.getCanonicalLocales(tag)[0] ?? baseName) : 'en-GB', hasData };
    } catch {
      found = { locale: 'en', hasData: true };
    }
    known.set(tag, found);
  }
  return found;
}

/**
 * Returns the locale for `Intl`: the given one, British English if not every browser has data for its language, English
 * if it is no BCP 47 tag.
 */
export const intlLocale = (tag: string): string => lookUp(tag).locale;

/**
 * Whether every browser has data for the language. Otherwise the user's conventions are unknown: a text that is read
 * differently in two countries must be refused.
 */
export const hasLocaleData = (tag: string): boolean => lookUp(tag).hasData;
