import { expect, it } from 'vitest';
import { optionId } from './use-listbox.js';

it('The id of an option has no spaces and is its own, whatever the value holds', () => {
  const values = ['a b', 'a%20b', '', '\uD83D', '\uDCA5', '💥', '"<>'];
  const ids = values.map((value) => optionId('list', value));
  expect(new Set(ids).size).toBe(values.length);
  for (const id of ids) expect(id).not.toMatch(/\s/u);
});
