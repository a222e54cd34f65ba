import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './ensure.mjs';
import { removals } from './wiring-removals.mjs';

const at = (file: string) => join(root, 'packages/app/src', file);

/** Runs before each push, because `npm run test:wiring` itself takes too long: a moved file makes a removal useless. */
describe('The list of removals', () => {
  it('names texts that occur exactly once in their files', () => {
    const stale = removals.filter(
      ({ file, find }) => !existsSync(at(file)) || readFileSync(at(file), 'utf8').split(find).length !== 2,
    );
    expect(stale.map(({ file, loses }) => `${file}: ${loses}`)).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = removals.filter(({ test: [file, title] }) => {
      if (!existsSync(at(file))) return true;
      // Titles are filled in from tables and wrapped by the formatter: each of their words is in the file.
      const text = readFileSync(at(file), 'utf8');
      return title?.split(' ').some((word) => !text.includes(word)) ?? false;
    });
    expect(missing.map(({ test }) => test.join(': '))).toEqual([]);
  });

  it('has no removal twice', () => {
    const ids = removals.map(({ file, find, replace = '' }) => `${file}: ${find} → ${replace}`);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
