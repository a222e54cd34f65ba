import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emdnPattern,
  manufacturerSrnPattern,
  notifiedBodyNumberPattern,
  representativeSrnPattern,
} from './patterns.ts';
import { eudamedDi } from './eudamed-di.ts';
import { gmn, gmnCheckPair } from './gmn.ts';
import { gtin, gtinCheckDigit, padGtin } from './gtin.ts';
import { hibc, hibcBasic, hibcCheckCharacter } from './hibc.ts';
import { iccbba, iccbbaBasic } from './iccbba.ts';
import { ifaBasic, ifaCheckDigits, ifaPpn } from './ifa.ts';
import { identifierVectors } from './testing/vectors.ts';
import { checkBasicUdi, checkIdentifier, checkUdiDi, type IdentifierAlgorithm } from './udi.ts';

const algorithms: readonly IdentifierAlgorithm[] = [
  gtin,
  gmn,
  hibcBasic,
  hibc,
  ifaBasic,
  ifaPpn,
  iccbba,
  iccbbaBasic,
  eudamedDi,
];
const algorithm = (id: string) => {
  const found = algorithms.find((each) => each.id === id);
  if (!found) throw new Error(`No algorithm ${id}`);
  return found;
};

describe('the published vectors', () => {
  it.each(identifierVectors)('$algorithm: $text is valid: $valid', ({ algorithm: id, text, valid }) => {
    expect(checkIdentifier(algorithm(id), text).result).toBe(valid ? 'valid' : 'invalid');
  });

  it('include the check digits of two GTINs', () => {
    expect(gtinCheckDigit('0950600013435')).toBe('2');
    expect(gtinCheckDigit('03600029145')).toBe('2');
  });
});

describe('check characters', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  it('are accepted in a GTIN only if correct', () => {
    fc.assert(
      fc.property(digits(13), fc.integer({ min: 1, max: 9 }), (body, off) => {
        const check = gtinCheckDigit(body);
        expect(checkUdiDi('GS1', body + check)).toEqual({ result: 'valid' });
        const other = String((Number(check) + off) % 10);
        expect(checkUdiDi('GS1', body + other)).toEqual({ result: 'invalid', reason: 'identifier_check' });
      }),
    );
  });

  it('detect any single wrong digit of a GTIN', () => {
    fc.assert(
      fc.property(digits(13), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (body, index, off) => {
        const wrong = body.slice(0, index) + ((Number(body[index]) + off) % 10) + body.slice(index + 1);
        expect(checkUdiDi('GS1', wrong + gtinCheckDigit(body)).result).toBe('invalid');
      }),
    );
  });

  it('are accepted as computed for GMN, HIBC and IFA', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{5}[A-Za-z0-9_]{1,18}$/), (body) => {
        expect(checkBasicUdi('GS1', body + gmnCheckPair(body))).toEqual({ result: 'valid' });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\+[A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9]$/), (body) => {
        expect(checkUdiDi('HIBCC', body + hibcCheckCharacter(body))).toEqual({ result: 'valid' });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^PP[0-9]{5}[0-9A-Z.]{1,16}$/), (body) => {
        expect(checkBasicUdi('IFA', body + ifaCheckDigits(body))).toEqual({ result: 'valid' });
      }),
    );
  });

  it('are checked in any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('GS1', 'HIBCC', 'ICCBBA', 'IFA', 'EUDAMED'),
        (text, entity) => {
          expect(['valid', 'invalid', 'unchecked']).toContain(checkBasicUdi(entity, text).result);
          expect(['valid', 'invalid', 'unchecked']).toContain(checkUdiDi(entity, text).result);
        },
      ),
    );
  });
});

describe('identifiers without a known check rule', () => {
  it('are unchecked if they match their pattern', () => {
    expect(checkBasicUdi('ICCBBA', 'A9999MODEL')).toEqual({ result: 'unchecked' });
    expect(checkBasicUdi('EUDAMED', 'B-SRNMODEL1AB')).toEqual({ result: 'unchecked' });
    expect(checkUdiDi('EUDAMED', 'anything')).toEqual({ result: 'unchecked' });
  });

  it('are invalid if they do not match their pattern', () => {
    expect(checkBasicUdi('ICCBBA', 'A'.repeat(26))).toEqual({ result: 'invalid', reason: 'identifier_form' });
    expect(checkBasicUdi('EUDAMED', 'C-SRNMODEL1AB')).toEqual({ result: 'invalid', reason: 'identifier_form' });
  });
});

describe('patterns', () => {
  it('of a GTIN determine which text is padded to 14 digits', () => {
    expect(padGtin('036000291452')).toBe('00036000291452');
    expect(padGtin('96385074')).toBe('00000096385074');
    expect(padGtin('123')).toBe('123');
  });

  it('of an SRN depend on the role of the economic operator', () => {
    expect(manufacturerSrnPattern.test('RO-MF-999900001')).toBe(true);
    expect(manufacturerSrnPattern.test('RO-AR-999900001')).toBe(false);
    expect(representativeSrnPattern.test('NL-AR-999900012')).toBe(true);
    expect(manufacturerSrnPattern.test('RO-MF-99990001')).toBe(false);
  });

  it('of a notified body number require four digits', () => {
    expect(notifiedBodyNumberPattern.test('0123')).toBe(true);
    expect(notifiedBodyNumberPattern.test('123')).toBe(false);
    expect(notifiedBodyNumberPattern.test('12345')).toBe(false);
  });

  it('of an EMDN code require a category and one to six levels', () => {
    expect(emdnPattern.test('Z1203020408')).toBe(true);
    expect(emdnPattern.test('V92')).toBe(true);
    expect(emdnPattern.test('E0101')).toBe(false);
    expect(emdnPattern.test('A')).toBe(false);
    expect(emdnPattern.test('A01010101010101')).toBe(false);
  });
});
