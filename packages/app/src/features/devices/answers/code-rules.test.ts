import { describe, expect, it } from 'vitest';
import { codeRules } from './code-rules';
import bundle from '../../../platform/i18n/en/devices.json';

const unmet = (...[regulation, chosen]: Parameters<typeof codeRules>) =>
  codeRules(regulation, chosen).flatMap(({ id, met }) => (met === false ? [id] : []));

describe('codeRules', () => {
  it('requires a product code and a technology under the MDR', () => {
    expect(unmet('MDR', [])).toEqual(['product', 'technology']);
    expect(unmet('MDR', ['MDA0203', 'MDS1005'])).toEqual(['technology']);
    expect(unmet('MDR', ['MDN1102', 'MDT2002'])).toEqual([]);
  });

  it('also requires an examination procedure under the IVDR, and ignores codes of the other regulation', () => {
    expect(unmet('IVDR', ['MDA0203', 'MDT2002'])).toEqual(['product', 'technology', 'examination']);
    expect(unmet('IVDR', ['IVR0602', 'IVT2002'])).toEqual(['examination']);
  });

  it('has a text for each rule', () => {
    for (const regulation of ['MDR', 'IVDR'] as const) {
      expect(Object.keys(bundle.codes.rules[regulation]).sort()).toEqual(
        codeRules(regulation, [])
          .map(({ id }) => id)
          .sort(),
      );
    }
  });
});
