import { expect, it } from 'vitest';
import { z } from 'zod';
import { codeIds } from '../codes/codes.ts';
import { countries } from './countries.ts';
import { languages } from './languages.ts';
import { oneOf } from './one-of.ts';

it.each([
  [codeIds, 'MDA 0203', 'MDA0203'],
  [codeIds, ' mda-0203 ', 'MDA0203'],
  [codeIds, 'ＭＤＡ０２０３', 'MDA0203'],
  [countries, 'de', 'DE'],
  [languages, 'EN', 'en'],
  [['I', 'IIa', 'IIb', 'III'], 'iia', 'IIa'],
  [['ON_THE_MARKET'], 'on the market', 'ON_THE_MARKET'],
] as const)('a value of %j is read from %j as %s (D.691)', (values, typed, value) => {
  expect(oneOf(values as readonly string[]).parse(typed)).toBe(value);
});

it('refuses other values, and is described as an enumeration', () => {
  for (const value of ['MDA9999', '', null, 203, {}, 'x'.repeat(1000)])
    expect(oneOf(codeIds).safeParse(value).success).toBe(false);
  expect(z.toJSONSchema(oneOf(['yes', 'no']), { io: 'input' })).toMatchObject({ type: 'string', enum: ['yes', 'no'] });
  expect(oneOf(['yes', 'no']).nullable().encode('yes')).toBe('yes');
});
