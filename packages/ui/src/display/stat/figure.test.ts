import { describe, expect, it } from 'vitest';
import { digitGroups, figureWidth } from './figure.js';

describe('A figure', () => {
  it('is wider with more digits, and its separators are narrower than its digits', () => {
    expect(figureWidth('1,250')).toBeGreaterThan(figureWidth('1250'));
    expect(figureWidth('1,250,000.00')).toBeLessThan(figureWidth('125000000000'));
  });

  it('wraps between groups of digits, not before its unit', () => {
    expect(digitGroups('1\u202f250\u202f000,00\u00a0€')).toEqual(['1\u202f', '250\u202f', '000,00\u00a0€']);
    expect(digitGroups('€1,250,000.00')).toEqual(['€1,250,000.00']);
  });
});
