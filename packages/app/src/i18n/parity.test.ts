import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../preferences/preferences';

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>('./*/*.json', { import: 'default', eager: true });
const bundle = (language: string, namespace: string) => files[`./${language}/${namespace}.json`];
const namespaces = Object.keys(files).flatMap((path) => /^\.\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);

const flat = (words: Words, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Keys by what they say: plural forms of one phrase are one key, with the forms it has. */
function phrases(words: Words): Map<string, { forms: string[]; names: string[] }> {
  const all = flat(words);
  const plural = new Set(all.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(pluralForm, '')));
  const found = new Map<string, { forms: string[]; names: string[] }>();
  for (const [key, text] of all) {
    const base = key.replace(pluralForm, '');
    const name = plural.has(base) ? base : key;
    const phrase = found.get(name) ?? { forms: [], names: [] };
    if (plural.has(base)) phrase.forms.push(pluralForm.exec(key)![1]!);
    // A single form may say "one device" instead of the number.
    phrase.names.push(
      ...[...text.matchAll(/\{\{\s*([\w.]+)/g)]
        .map((match) => match[1]!)
        .filter((one) => !(plural.has(base) && one === 'count')),
    );
    found.set(name, phrase);
  }
  return found;
}

const sorted = (list: Iterable<string>) => [...new Set(list)].sort();

/** What a translation lacks or has too much, in words. */
function differences(english: Words, other: Words, language: Language): string[] {
  const source = phrases(english);
  const target = phrases(other);
  const needed = sorted(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return sorted([...source.keys(), ...target.keys()]).flatMap((key) => {
    const from = source.get(key);
    const to = target.get(key);
    if (!to) return [`${key} is missing`];
    if (!from) return [`${key} is not in English`];
    const faults: string[] = [];
    if (sorted(from.names).join() !== sorted(to.names).join())
      faults.push(`${key} inserts ${sorted(to.names).join()} instead of ${sorted(from.names).join()}`);
    if (from.forms.length > 0 && sorted(to.forms).join() !== needed.join())
      faults.push(`${key} has the plural forms ${sorted(to.forms).join()} instead of ${needed.join()}`);
    return faults;
  });
}

describe('the bundles', () => {
  it('finds what a translation lacks', () => {
    const english = { a: 'x', b: { c: '{{name}} has {{count}}' }, d_one: 'one', d_other: '{{count}}' };
    expect(
      differences(english, { a: 'x', b: { c: '{{nom}} {{count}}' }, d_one: 'un', d_other: '{{count}}', e: 'y' }, 'fr'),
    ).toEqual([
      'b.c inserts count,nom instead of count,name',
      'd has the plural forms one,other instead of many,one,other',
      'e is not in English',
    ]);
    expect(differences(english, { a: 'x', b: { c: '{{count}} {{name}}' }, d_other: '{{count}}' }, 'zh')).toEqual([]);
    expect(differences({ a: 'x' }, {}, 'ro')).toEqual(['a is missing']);
  });

  it.each(namespaces.flatMap((namespace) => languages.map((language) => [language, namespace] as const)))(
    'D.105 D.107 %s/%s has every key, insertion and plural form',
    (language, namespace) => {
      expect(differences(bundle('en', namespace)!, bundle(language, namespace) ?? {}, language)).toEqual([]);
    },
  );

  it('have no namespace that English lacks', () => {
    expect(sorted(Object.keys(files).map((path) => path.replace(/^.*\/(\w+)\.json$/, '$1')))).toEqual(
      sorted(namespaces),
    );
  });
});
