import { describe, expect, it } from 'vitest';
import { sortedByGroup, matchesWords, findNamed, type Option } from './option.js';

const mda: Option = { value: 'MDA 0203', label: 'Active devices for monitoring', group: 'MDA', keywords: ['cardiac'] };
const fr: Option = { value: 'eval', label: 'Évaluer la conformité', description: 'Par un organisme notifié' };

describe('options', () => {
  it('are sorted by group, in the order in which the groups first appear', () => {
    const options = [mda, fr, { ...mda, value: 'MDA 0204' }];
    expect(sortedByGroup(options).map((option) => option.value)).toEqual(['MDA 0203', 'MDA 0204', 'eval']);
  });
  it.each(['monitoring', 'mda 0203', '0203 ACTIVE', 'Cardiac'])('match by label, value and keywords: %s', (typed) =>
    expect(matchesWords(mda, typed)).toBe(true),
  );
  it.each(['MDA-0203', 'mda.0203', 'MDA0203'])('match a code with and without its separators: %s', (typed) =>
    expect(matchesWords({ value: 'MDA0203', label: 'MDA 0203 Monitoring' }, typed)).toBe(true),
  );
  it.each(['strasse', 'isi'])('match letters that Unicode does not decompose: %s', (typed) =>
    expect(matchesWords({ value: '1', label: 'Straße ısı' }, typed)).toBe(true),
  );
  it('do not match when a word is missing', () => expect(matchesWords(mda, 'monitoring 9999')).toBe(false));
  it.each(['evaluer', 'ÉVALUER', 'conformite notifie'])('match regardless of diacritics and case: %s', (typed) =>
    expect(matchesWords(fr, typed)).toBe(true),
  );
  it.each(['MDA0203', 'mda 0203', 'MDA-0203'])('are found by a code with other separators: %s', (typed) => {
    const code: Option = { value: 'MDA0203', label: 'MDA 0203 Monitoring' };
    expect(findNamed([code, { ...code, value: 'MDA0204' }], typed)).toBe(code);
  });
  it('are not found by a number with other separators', () =>
    expect(findNamed([{ value: '15', label: 'Fifteen' }], '1.5')).toBeUndefined());
  it('are found by the complete label, or a value or keyword of one option, and not when disabled', () => {
    expect(findNamed([mda, fr], 'mda 0203')).toBe(mda);
    expect(findNamed([mda, fr], 'Cardiac')).toBe(mda);
    expect(findNamed([mda, { ...fr, keywords: ['cardiac'] }], 'cardiac')).toBeUndefined();
    expect(findNamed([mda, fr], ' evaluer LA conformité ')).toBe(fr);
    expect(findNamed([mda, fr], 'evaluer')).toBeUndefined();
    expect(findNamed([mda, { ...fr, label: 'Evaluer la conformite' }, fr], 'Évaluer la conformité')).toBe(fr);
    expect(findNamed([{ ...fr, disabled: true }], 'Évaluer la conformité')).toBeUndefined();
  });
  it('are found exactly where another one differs only in case or marks, and not if the text names both', () => {
    const named = (labels: string[], text: string) =>
      findNamed(
        labels.map((label) => ({ value: `the ${label}`, label })),
        text,
      )?.label;
    expect(['MW', 'mW', 'mw', 'Mw '].map((text) => named(['mW', 'MW'], text))).toEqual([
      'MW',
      'mW',
      undefined,
      undefined,
    ]);
    expect(['กัน', 'กน'].map((text) => named(['กิน', 'กัน'], text))).toEqual(['กัน', undefined]);
    expect(['pécher', 'pecher'].map((text) => named(['pêcher', 'pécher'], text))).toEqual(['pécher', undefined]);
    expect(named(['がき', 'かき'], 'かき')).toBe('かき');
  });
  it('are not found by a word with other marks (D.701)', () => {
    const named = (label: string, text: string) => findNamed([{ value: 'value', label }], text)?.label;
    for (const [label, text] of [
      ['pêcher', 'pécher'],
      ['Evaluer', 'Évaluer'],
      ['ilik', 'ılık'],
      ['กิน', 'กัน'],
    ] as const)
      expect([label, text, named(label, text)]).toEqual([label, text, undefined]);
    for (const [label, text] of [
      ['pêcher', 'PECHER'],
      ['Isparta', 'ısparta'],
      ['İstanbul', 'istanbul'],
      ['ılık', 'ilik'],
      ['Straße', 'strasse'],
      ['Łódź', 'lodz'],
      ['Việt Nam', 'viet nam'],
    ] as const)
      expect([label, text, named(label, text)]).toEqual([label, text, label]);
  });
});
