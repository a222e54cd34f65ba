import { expect, it } from 'vitest';
import { optionId } from './use-listbox.js';

it('returns a unique option id without spaces for any value', () => {
  const values = ['a b', 'a%20b', '', '\uD83D', '\uDCA5', '💥', '"<>'];
  const ids = values.map((value) => optionId('list', value));
  expect(new Set(ids).size).toBe(values.length);
  for (const id of ids) expect(id).not.toMatch(/\s/u);
});
