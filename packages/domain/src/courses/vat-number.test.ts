import { describe, expect, it } from 'vitest';
import { hasVatFormat } from './vat-number.ts';

describe('a VAT number', () => {
  it.each([
    'DE123456789',
    'BE0123456789',
    'ATU12345678',
    'ESX1234567R',
    'FRXX123456789',
    'NL123456789B01',
    'XI123456789',
  ])('has the format of its country: %s (D.247)', (number) => expect(hasVatFormat(number)).toBe(true));

  it.each(['DE12345', 'DE1234567890', 'BE2123456789', 'AT12345678', 'FRO0123456789', 'ES12345678', 'XI12'])(
    'is refused in another format: %s (D.247)',
    (number) => expect(hasVatFormat(number)).toBe(false),
  );

  it('of a country outside the Union is accepted', () => expect(hasVatFormat('CHE123456789')).toBe(true));
});
