import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };
type Term = { en: string; fr: string; ro: string; zh: string };

const files = import.meta.glob<Words>('./*/*.json', { import: 'default', eager: true });
const namespaces = Object.keys(files).flatMap((path) => /^\.\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);
const flat = (words: Words = {}, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

/** Capitals and the shape of an apostrophe are the sentence's, not the term's. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Rows of docs/glossary.md, by the English term. */
const glossary = new Map<string, Term>();
for (const line of readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8').split('\n')) {
  const [id, en, fr, ro, zh] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.replace('✓', '').trim());
  if (id?.startsWith('`') && en && fr && ro && zh) glossary.set(plain(en), { en, fr, ro, zh });
}

/** A state stands beside its noun and takes that noun's ending. */
const agrees = /^availability\.status\./;

describe('domain words', () => {
  it('has a glossary to hold them to', () => expect(glossary.size).toBeGreaterThanOrEqual(68));

  it.each(['fr', 'ro', 'zh'] as const)(
    'D.106 a text that is a term of the glossary is the glossary’s term in %s',
    (language) => {
      const faults = namespaces.flatMap((namespace) => {
        const translated = new Map(flat(files[`./${language}/${namespace}.json`]));
        return flat(files[`./en/${namespace}.json`]).flatMap(([key, english]) => {
          const term = glossary.get(plain(english));
          const name = `${namespace}.${key}`;
          if (!term || agrees.test(name) || plain(translated.get(key) ?? '') === plain(term[language])) return [];
          return [`${name}: ${translated.get(key)} instead of ${term[language]}`];
        });
      });
      expect(faults).toEqual([]);
    },
  );
});
