import { expect, it } from 'vitest';
import { readWholeNumber } from './whole-number.ts';

it.each([
  ['4', 4],
  ['4.00', 4],
  ['4.0', 4],
  ['4,0', 4],
  ['+4', 4],
  ["'4", 4],
  ['"4"', 4],
  ['="4"', 4],
  [' 04\u00A0', 4],
  ['４', 4],
  ['٤', 4],
  ['0', 0],
])('%j is the whole number %d (D.699)', (typed, number) => expect(readWholeNumber(typed)).toBe(number));

it.each([
  '',
  ' ',
  '-4',
  '4.5',
  '4.001',
  '1,000',
  '4.000',
  '1.000,00',
  '4.0000',
  '4½',
  '4²',
  '4 5',
  '1e3',
  'x',
  '++4',
  '1234567890123',
])('%j is none', (typed) => {
  expect(readWholeNumber(typed)).toBeNull();
});
