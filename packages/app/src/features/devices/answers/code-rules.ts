import type { Regulation } from '@attesta/domain/classes/class-variant';
import { findCode, type CodePrefix } from '@attesta/domain/codes/codes';

export type CodeRuleId = 'product' | 'characteristics' | 'technology' | 'examination' | 'disciplines';

/** A rule for choosing codes. `met` is null if it depends on the device and cannot be derived from the codes. */
export interface CodeRule {
  id: CodeRuleId;
  met: boolean | null;
}

/** Returns the rules for choosing codes under a regulation. Source: MDCG 2019-14, MDCG 2021-14. */
export function codeRules(regulation: Regulation, chosen: readonly string[]): CodeRule[] {
  const has = (...prefixes: CodePrefix[]) =>
    chosen.some((id) => prefixes.some((prefix) => findCode(id)?.prefix === prefix));
  if (regulation === 'MDR') {
    return [
      { id: 'product', met: has('MDA', 'MDN') },
      { id: 'technology', met: has('MDT') },
      { id: 'characteristics', met: null },
    ];
  }
  return [
    { id: 'product', met: has('IVR') },
    { id: 'technology', met: has('IVT') },
    { id: 'examination', met: has('IVP') },
    { id: 'characteristics', met: null },
    { id: 'disciplines', met: null },
  ];
}
