import { comparisonsIn } from '@attesta/domain/testing/comparisons';
import { en } from '@attesta/ui/locale/en';
import { fr } from '@attesta/ui/locale/fr';
import { ro } from '@attesta/ui/locale/ro';
import { zh } from '@attesta/ui/locale/zh';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<object>('./*/*.json', { import: 'default', eager: true });

/** The bundles by language and namespace. */
const bundles = Object.entries(files).map(([path, bundle]) => {
  const [, language, name] = /^\.\/(\w+)\/(\w+)\.json$/.exec(path)!;
  return { [language!]: { [name!]: bundle } };
});

/** Texts about something else: the promise itself, and a password that is easy to guess. */
const exempt = ['en', 'fr', 'ro', 'zh'].flatMap((language) => [
  `${language}.matching.method.principles.availability`,
  `${language}.problems.field.own_words`,
]);

describe('the texts', () => {
  it('call no body quicker, easier or better in any language and bundle (D.83)', () => {
    const { read, found } = bundles.map(comparisonsIn).reduce((all, one) => ({
      read: all.read + one.read,
      found: [...all.found, ...one.found],
    }));
    expect(read).toBeGreaterThan(8000);
    expect(found.toSorted()).toEqual(exempt.toSorted()); // the patterns find such words
  });

  it('of the components call nothing quicker, easier or better (D.83)', () => {
    const { read, found } = comparisonsIn({ en: en('en'), fr: fr('fr'), ro: ro('ro'), zh: zh('zh') });
    expect(read).toBeGreaterThan(800);
    expect(found).toEqual([]);
  });
});
