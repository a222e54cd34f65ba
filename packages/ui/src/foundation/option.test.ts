import { describe, expect, it } from 'vitest';
import { arranged, matchesWords, namedBy, type Option } from './option.js';

const mda: Option = { value: 'MDA 0203', label: 'Active devices for monitoring', group: 'MDA', keywords: ['cardiac'] };
const fr: Option = { value: 'eval', label: 'Évaluer la conformité', description: 'Par un organisme notifié' };

describe('options', () => {
  it('stand together by group, in the order of their first', () => {
    const options = [mda, fr, { ...mda, value: 'MDA 0204' }];
    expect(arranged(options).map((option) => option.value)).toEqual(['MDA 0203', 'MDA 0204', 'eval']);
  });
  it.each(['monitoring', 'mda 0203', '0203 ACTIVE', 'Cardiac'])('are found by label, value and keywords: %s', (typed) =>
    expect(matchesWords(mda, typed)).toBe(true),
  );
  it('are not found when one of the words is missing', () => expect(matchesWords(mda, 'monitoring 9999')).toBe(false));
  it.each(['evaluer', 'ÉVALUER', 'conformite notifie'])('are found whatever the marks and case: %s', (typed) =>
    expect(matchesWords(fr, typed)).toBe(true),
  );
  it('are named by their whole label only, and not when disabled', () => {
    expect(namedBy([mda, fr], ' evaluer LA conformité ')).toBe(fr);
    expect(namedBy([mda, fr], 'evaluer')).toBeUndefined();
    expect(namedBy([{ ...fr, disabled: true }], 'Évaluer la conformité')).toBeUndefined();
  });
});
