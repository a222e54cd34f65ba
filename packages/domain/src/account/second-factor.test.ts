import { expect, it } from 'vitest';
import { oneTimeCode } from './second-factor.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123.456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['Your code is 123 456.', '123456'],
  ['ABCD\u2013efgh\u2011ijkl', 'abcdefghijkl'],
  ['abcd efgh ijkl\u200B', 'abcdefghijkl'],
])('a one-time code or recovery code: %j is %s (D.656)', (typed, code) => expect(oneTimeCode.parse(typed)).toBe(code));

it.each(['', '12345', '12 34', '12345!', 'a'.repeat(65)])('%j is no code', (typed) =>
  expect(oneTimeCode.safeParse(typed).success).toBe(false),
);
