import { describe, expect, it } from 'vitest';
import { languages } from '../preferences/preferences';

type Bundle = { [key: string]: string | Bundle };

const files = import.meta.glob<Bundle>('./*/*.json', { import: 'default', eager: true });
const bundle = (language: string, namespace: string) => files[`./${language}/${namespace}.json`];
const namespaces = Object.keys(files).flatMap((path) => /^\.\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);

const flat = (source: Bundle, before = ''): [string, string][] =>
  Object.entries(source).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The phrases of a bundle by key, with their plural forms and the names they insert. */
function phrases(source: Bundle): Map<string, { forms: string[]; names: string[] }> {
  const all = flat(source);
  const plural = new Set(all.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(pluralForm, '')));
  const found = new Map<string, { forms: string[]; names: string[] }>();
  for (const [key, text] of all) {
    const base = key.replace(pluralForm, '');
    const name = plural.has(base) ? base : key;
    const phrase = found.get(name) ?? { forms: [], names: [] };
    if (plural.has(base)) phrase.forms.push(pluralForm.exec(key)![1]!);
    // A plural form may leave out the number, as in "one device".
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

/**
 * The differences between a translation and English. i18next accepts an extra `_zero` form in every language; all
 * translations must have it where English has it.
 */
function differences(english: Bundle, other: Bundle, language: (typeof languages)[number]): string[] {
  const source = phrases(english);
  const target = phrases(other);
  const needed = sorted(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return sorted([...source.keys(), ...target.keys()]).flatMap((key) => {
    const from = source.get(key);
    const to = target.get(key);
    if (!to) return [`${key} is missing`];
    if (!from) return [`${key} is not in English`];
    const found: string[] = [];
    const forms = from.forms.includes('zero') ? sorted([...needed, 'zero']) : needed;
    if (sorted(from.names).join() !== sorted(to.names).join())
      found.push(`${key} inserts ${sorted(to.names).join()} instead of ${sorted(from.names).join()}`);
    if (from.forms.length > 0 && sorted(to.forms).join() !== forms.join())
      found.push(`${key} has the plural forms ${sorted(to.forms).join()} instead of ${forms.join()}`);
    return found;
  });
}

describe('the bundles', () => {
  it('report missing, additional and differing keys', () => {
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
    '%s/%s have every key, insertion and plural form (D.105, D.107)',
    (language, namespace) => {
      expect(differences(bundle('en', namespace)!, bundle(language, namespace) ?? {}, language)).toEqual([]);
    },
  );

  it('have the same namespaces in every language', () => {
    expect(sorted(Object.keys(files).map((path) => path.replace(/^.*\/(\w+)\.json$/, '$1')))).toEqual(
      sorted(namespaces),
    );
  });
});
