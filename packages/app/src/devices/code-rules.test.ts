import { describe, expect, it } from 'vitest';
import { codeRules } from './code-rules';
import words from '../i18n/en/devices.json';

const missing = (...[regulation, chosen]: Parameters<typeof codeRules>) =>
  codeRules(regulation, chosen).flatMap(({ id, met }) => (met === false ? [id] : []));

describe('what a choice of codes still needs', () => {
  it('under the MDR: a product code and a technology', () => {
    expect(missing('MDR', [])).toEqual(['product', 'technology']);
    expect(missing('MDR', ['MDA0203', 'MDS1005'])).toEqual(['technology']);
    expect(missing('MDR', ['MDN1102', 'MDT2002'])).toEqual([]);
  });

  it('under the IVDR: an examination procedure besides; codes of the other regulation do not count', () => {
    expect(missing('IVDR', ['MDA0203', 'MDT2002'])).toEqual(['product', 'technology', 'examination']);
    expect(missing('IVDR', ['IVR0602', 'IVT2002'])).toEqual(['examination']);
  });

  it('has words for each rule', () => {
    for (const regulation of ['MDR', 'IVDR'] as const) {
      expect(Object.keys(words.codes.rules[regulation]).sort()).toEqual(
        codeRules(regulation, [])
          .map(({ id }) => id)
          .sort(),
      );
    }
  });
});
