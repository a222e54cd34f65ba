import { expect, it } from 'vitest';
import { searchOf } from './search-text';

it.each([
  ['  valve \n pump\0', 'valve   pump'],
  ['\ud800', ''],
  ['a'.repeat(120), 'a'.repeat(100)],
  [`e${'\u0301'.repeat(60)}`, `e${'\u0301'.repeat(30)}`],
  [`${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀`],
  ['😀'.repeat(101), '😀'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('a search is one line of up to 100 characters: %j (D.696)', (text, search) => {
  expect(searchOf(text)).toBe(search);
});
