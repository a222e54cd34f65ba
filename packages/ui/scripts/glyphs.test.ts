import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { glyphFiles } from './glyphs.mjs';

const folder = join(import.meta.dirname, '../src/foundation/lucide');

it('has a module for exactly the icons that the library imports after npm run glyphs', async () => {
  const stored = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  expect(stored).toEqual(await glyphFiles());
});
