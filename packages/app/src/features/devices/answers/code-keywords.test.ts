import { codes } from '@attesta/domain/codes/codes';
import { describe, expect, it } from 'vitest';
import { codeKeywords } from './code-keywords';

const found = (word: string) =>
  codes.filter(({ id, label }) => `${label} ${codeKeywords(id)}`.toLowerCase().includes(word)).map(({ id }) => id);

describe('codeKeywords', () => {
  it.each([
    ['troponin', 'IVR0602'],
    ['cardiac', 'MDN1101'],
    ['pacemaker', 'MDA0101'],
    ['bone', 'MDN1102'],
    ['skin', 'MDN1204'],
    ['eye', 'MDN1206'],
    ['tooth', 'MDN1103'],
    ['dental', 'MDA0311'],
    ['brain', 'MDA0204'],
    ['glucose', 'IVR0608'],
    ['diabetes', 'IVR0602'],
    ['pregnancy', 'IVR0607'],
    ['cancer', 'IVR0301'],
    ['infection', 'IVR0503'],
    ['virus', 'IVR0504'],
    ['x-ray', 'MDA0201'],
    ['ultrasound', 'MDA0202'],
    ['laser', 'MDA0302'],
    ['pump', 'MDA0306'],
    ['implant', 'MDA0102'],
    ['titanium', 'MDN1102'],
    ['metal', 'MDN1101'],
    ['syringe', 'MDN1202'],
    ['needle', 'MDN1202'],
    ['catheter', 'MDN1203'],
    ['trauma', 'MDN1102'],
    ['osteosynthesis', 'MDN1102'],
    ['orthopedic', 'MDN1102'],
    ['orthopaedic', 'MDN1102'],
    ['ferritin', 'IVR0608'],
    ['lateral flow', 'IVP3007'],
    ['pcr', 'IVP3011'],
  ])('includes "%s" for %s, in the keywords or the label', (word, id) => expect(found(word)).toContain(id));

  it('returns keywords only for product codes and examination procedures', () => {
    const others = codes.filter(({ kind, prefix }) => kind === 'horizontal' && prefix !== 'IVP');
    expect(others.filter(({ id }) => codeKeywords(id) !== '')).toEqual([]);
  });

  it.each(codes.map(({ id }) => id))('returns no word twice: %s', (id) => {
    const keywords = codeKeywords(id).split(' ');
    expect(new Set(keywords).size).toBe(keywords.length);
  });
});
