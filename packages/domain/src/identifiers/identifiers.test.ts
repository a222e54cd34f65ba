import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emdnForm, manufacturerSrnForm, notifiedBodyNumberForm, representativeSrnForm, srnForm } from './forms.ts';
import { gmnCheckPair } from './gmn.ts';
import { gtinCheckDigit, padGtin } from './gtin.ts';
import { hibcCheckCharacter } from './hibc.ts';
import { ifaCheckDigits } from './ifa.ts';
import { identifierVectors } from './testing/vectors.ts';
import { checkBasicUdi, checkIdentifier, checkUdiDi, identifierAlgorithms } from './udi.ts';

const algorithm = (id: string) => {
  const found = identifierAlgorithms.find((each) => each.id === id);
  if (!found) throw new Error(`No algorithm ${id}`);
  return found;
};

describe('the published vectors', () => {
  it.each(identifierVectors)('$algorithm: $text is valid: $valid', ({ algorithm: id, text, valid }) => {
    expect(checkIdentifier(algorithm(id), text).result).toBe(valid ? 'valid' : 'invalid');
  });

  it('gives the published check digits of a GTIN', () => {
    expect(gtinCheckDigit('0950600013435')).toBe('2');
    expect(gtinCheckDigit('03600029145')).toBe('2');
  });

  it('has all nine algorithms', () => {
    expect(identifierAlgorithms.map(({ id }) => id)).toEqual([
      'gtin',
      'gmn',
      'hibc-basic',
      'hibc',
      'ifa-basic',
      'ifa-ppn',
      'iccbba',
      'iccbba-basic',
      'eudamed-di',
    ]);
  });
});

describe('check characters', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  it('accepts a GTIN with its own check digit and no other', () => {
    fc.assert(
      fc.property(digits(13), fc.integer({ min: 1, max: 9 }), (body, off) => {
        const check = gtinCheckDigit(body);
        expect(checkUdiDi('GS1', body + check)).toEqual({ result: 'valid' });
        const other = String((Number(check) + off) % 10);
        expect(checkUdiDi('GS1', body + other)).toEqual({ result: 'invalid', reason: 'identifier_check' });
      }),
    );
  });

  it('notices any single wrong digit of a GTIN', () => {
    fc.assert(
      fc.property(digits(13), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (body, place, off) => {
        const wrong = body.slice(0, place) + ((Number(body[place]) + off) % 10) + body.slice(place + 1);
        expect(checkUdiDi('GS1', wrong + gtinCheckDigit(body)).result).toBe('invalid');
      }),
    );
  });

  it('accepts what it computes itself for GMN, HIBC and IFA', () => {
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

  it('answers any text at all without failing', () => {
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

describe('what is not known is not claimed', () => {
  it('marks a Basic UDI-DI of ICCBBA and an EUDAMED DI as unchecked when the shape fits', () => {
    expect(checkBasicUdi('ICCBBA', 'A9999MODEL')).toEqual({ result: 'unchecked' });
    expect(checkBasicUdi('EUDAMED', 'B-SRNMODEL1AB')).toEqual({ result: 'unchecked' });
    expect(checkUdiDi('EUDAMED', 'anything')).toEqual({ result: 'unchecked' });
  });

  it('refuses them when the shape does not fit', () => {
    expect(checkBasicUdi('ICCBBA', 'A'.repeat(26))).toEqual({ result: 'invalid', reason: 'identifier_form' });
    expect(checkBasicUdi('EUDAMED', 'C-SRNMODEL1AB')).toEqual({ result: 'invalid', reason: 'identifier_form' });
  });
});

describe('forms', () => {
  it('stores a GTIN as 14 digits', () => {
    expect(padGtin('036000291452')).toBe('00036000291452');
    expect(padGtin('96385074')).toBe('00000096385074');
    expect(padGtin('123')).toBe('123');
  });

  it('knows an SRN by the part of its holder', () => {
    expect(srnForm.test('DE-IM-000000001')).toBe(true);
    expect(srnForm.test('DE-SP-000000001')).toBe(false);
    expect(manufacturerSrnForm.test('RO-MF-999900001')).toBe(true);
    expect(manufacturerSrnForm.test('RO-AR-999900001')).toBe(false);
    expect(representativeSrnForm.test('NL-AR-999900012')).toBe(true);
    expect(manufacturerSrnForm.test('RO-MF-99990001')).toBe(false);
  });

  it('knows a notified body by four digits', () => {
    expect(notifiedBodyNumberForm.test('0123')).toBe(true);
    expect(notifiedBodyNumberForm.test('123')).toBe(false);
    expect(notifiedBodyNumberForm.test('12345')).toBe(false);
  });

  it('knows an EMDN code by its category and one to six levels', () => {
    expect(emdnForm.test('Z1203020408')).toBe(true);
    expect(emdnForm.test('V92')).toBe(true);
    expect(emdnForm.test('E0101')).toBe(false);
    expect(emdnForm.test('A')).toBe(false);
    expect(emdnForm.test('A01010101010101')).toBe(false);
  });
});
