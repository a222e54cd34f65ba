import { expect, it } from 'vitest';
import { plainText } from './plain-text.js';

it.each([
  ['１２，５', '12,5'],
  ['١٢٫٥', '12٫5'],
  ['9\u20115\u22121', '9-5-1'],
  ['1\u00A0234\u202F567', '1 234 567'],
  ['12。5｡6﹒7', '12.5.6.7'],
  ['1、234､567﹐8﹑9', '1,234,567,8,9'],
  ['9﹕30', '9:30'],
  ['\u200E+32\u202C', '+32'],
])('%j becomes %j', (typed, plain) => expect(plainText(typed)).toBe(plain));

it('changes nothing that has a meaning of its own', () => {
  for (const text of ['10²', '½', '①', '㊿', 'Ⅻ']) expect(plainText(text)).toBe(text);
});
