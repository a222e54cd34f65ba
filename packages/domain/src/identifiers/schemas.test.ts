import { describe, expect, it } from 'vitest';
import { emdnCode, manufacturerSrn, notifiedBodyNumber, representativeSrn } from './schemas.ts';

const accepts = (schema: typeof emdnCode, text: string) => schema.safeParse(text).success;

describe('an SRN (D.656)', () => {
  it.each([
    ['RO-MF-999900001', 'RO-MF-999900001'],
    ['NL-PR-000000117', 'NL-PR-000000117'],
    [' ro-mf-999900001 ', 'RO-MF-999900001'],
    ['RO\u2011MF\u2013９９９９00001', 'RO-MF-999900001'],
    ['SRN: RO-MF-999900001', 'RO-MF-999900001'],
    ['SRN No. RO-MF-999900001', 'RO-MF-999900001'],
    ['Actor ID: RO-MF-999900001', 'RO-MF-999900001'],
    ['SRN NO-MF-000012345', 'NO-MF-000012345'],
    ['SRN NO. NO-MF-000012345', 'NO-MF-000012345'],
    ['Actor ID NO MF 000012345', 'NO-MF-000012345'],
    ['RO MF 999900001', 'RO-MF-999900001'],
    ['ROMF999900001', 'RO-MF-999900001'],
    ['"RO_MF_999900001".', 'RO-MF-999900001'],
  ])('of a manufacturer: %j is %s', (typed, srn) => expect(manufacturerSrn.parse(typed)).toBe(srn));

  it('has the role of the economic operator', () => {
    expect(accepts(manufacturerSrn, 'RO-AR-999900001')).toBe(false);
    expect(accepts(manufacturerSrn, 'RO-MF-99990001')).toBe(false);
    expect(representativeSrn.parse('nl-ar-999900012')).toBe('NL-AR-999900012');
    expect(accepts(representativeSrn, 'NL-PR-999900012')).toBe(false);
  });
});

it('a notified body number has four digits (D.695)', () => {
  expect(notifiedBodyNumber.parse(' 0123')).toBe('0123');
  for (const text of [
    'CE 0123',
    'CE0123',
    'NB: 0123',
    'nb 0123',
    "'0123",
    '0123.',
    '０１２３',
    'NB-0123',
    'NB 0123',
    'No. 0123',
    'CE-0123',
    'Nr 0123',
    'NB No.: 0123',
  ])
    expect(notifiedBodyNumber.parse(text)).toBe('0123');
  expect(accepts(notifiedBodyNumber, '123')).toBe(false);
  expect(accepts(notifiedBodyNumber, '12345')).toBe(false);
});

it('an EMDN code has a category and one to six levels (D.695)', () => {
  expect(emdnCode.parse(' Z12011480')).toBe('Z12011480');
  expect(emdnCode.parse('v92')).toBe('V92');
  for (const text of [
    'Z 12.01.14.80',
    'Z12-01-14-80',
    '"Z12011480"',
    'Ｚ12011480\u200B',
    'EMDN: Z12011480',
    'EMDN code Z12011480',
  ])
    expect(emdnCode.parse(text)).toBe('Z12011480');
  for (const text of ['E0101', 'A', 'A01010101010101']) expect(accepts(emdnCode, text)).toBe(false);
});
