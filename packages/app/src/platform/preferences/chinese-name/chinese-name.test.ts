import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOptions } from '@attesta/ui/shell/language-picker';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const css = readFileSync(here('chinese-name.css'), 'utf8');
const ranges = [...css.matchAll(/unicode-range: U\+([0-9A-F]+)/g)].map(([, code]) => Number.parseInt(code!, 16));
const files = [...css.matchAll(/url\('(.*?)'\)/g)].map(([, path]) => here(path!));

describe('The font of the Chinese name in the language picker', () => {
  it('contains every Han character of the names and no other', () => {
    const han = languageOptions.flatMap(({ name }) => name.match(/\p{Script=Han}/gu) ?? []);
    expect(ranges).toEqual(han.map((character) => character.codePointAt(0)));
  });

  it('has a file of less than 2 kB for each character', () => {
    expect(files).toHaveLength(ranges.length);
    for (const file of files) {
      expect(statSync(file).size).toBeLessThan(2000);
      expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2');
    }
  });
});
