import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Bundle = { [key: string]: string | Bundle };
type Term = { en: string; fr: string; ro: string; zh: string };

const files = import.meta.glob<Bundle>('./*/*.json', { import: 'default', eager: true });
const namespaces = Object.keys(files).flatMap((path) => /^\.\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);
const flat = (bundle: Bundle = {}, before = ''): [string, string][] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

/** Ignores differences in capitals and apostrophes. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Rows of docs/glossary.md, by the English term. */
const glossary = new Map<string, Term>();
for (const line of readFileSync(new URL('../../../../../docs/glossary.md', import.meta.url), 'utf8').split('\n')) {
  const [id, en, fr, ro, zh] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.replace('✓', '').trim());
  if (id?.startsWith('`') && en && fr && ro && zh) glossary.set(plain(en), { en, fr, ro, zh });
}

/** A status agrees with its noun in gender, so it may differ from the glossary's term. */
const agreesWithNoun = /^availability\.status\./;

describe('glossary terms', () => {
  it('reads at least 68 terms from the glossary', () => expect(glossary.size).toBeGreaterThanOrEqual(68));

  it.each(['fr', 'ro', 'zh'] as const)(
    'translates each text that is a glossary term as the glossary does in %s (D.106)',
    (language) => {
      const differences = namespaces.flatMap((namespace) => {
        const translated = new Map(flat(files[`./${language}/${namespace}.json`]));
        return flat(files[`./en/${namespace}.json`]).flatMap(([key, english]) => {
          const term = glossary.get(plain(english));
          const name = `${namespace}.${key}`;
          if (!term || agreesWithNoun.test(name) || plain(translated.get(key) ?? '') === plain(term[language]))
            return [];
          return [`${name}: ${translated.get(key)} instead of ${term[language]}`];
        });
      });
      expect(differences).toEqual([]);
    },
  );
});
