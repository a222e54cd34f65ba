import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('each character of the name 中文 has a font file of less than 2 kB', () => {
  const files = [...readFileSync(here('chinese-name.css'), 'utf8').matchAll(/url\('(.*?)'\)/g)].map(
    ([, path]) => path!,
  );
  expect(files).toHaveLength(2);
  for (const file of files) expect(statSync(here(file)).size).toBeLessThan(2000);
});
