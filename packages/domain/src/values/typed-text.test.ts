import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, withoutFrame } from './typed-text.ts';

it.each([
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['१२३४५६', '123456'],
  ['\u{1D7CE}\u{1D7D7}', '09'],
  ['abcd\u2013efgh\u2011ij\u2212k', 'abcd-efgh-ij-k'],
  ['ＡＢ－１２', 'AB-12'],
  ['12\u00A034\u202F56\u3000', '12 34 56 '],
  ['\uFEFF12\u200B34\u00AD', '1234'],
])('%j becomes %j', (typed, plain) => expect(plainText(typed)).toBe(plain));

it('changes nothing that has a meaning of its own (D.656)', () => {
  for (const text of ['10²', '½', 'é', '№ 5', 'a\u001Db']) expect(plainText(text)).toBe(text);
});

it.each([
  ['"AB-12"', 'AB-12'],
  ["'0123", '0123'],
  ['="0123"', '0123'],
  ['“AB-12”.', 'AB-12'],
  ['« AB-12 »', 'AB-12'],
  ['AB-12 ;', 'AB-12'],
  ['=1', '=1'],
])('without what is copied with it, %j is %j', (typed, text) => expect(withoutFrame(typed)).toBe(text));

it('changes its own result no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});
