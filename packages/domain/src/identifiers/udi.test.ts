import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gmnCheckPair } from './gmn.ts';
import { gtinCheckDigit } from './gtin.ts';
import { issuingEntities, type IssuingEntity } from './issuing-entities.ts';
import published from './testing/published.json' with { type: 'json' };
import { identifierVectors } from './testing/vectors.ts';
import { issuingEntityOf, readUdi, type UdiField } from './udi.ts';

const charset82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const charset43 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
const ifaCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.-';

const read = (field: UdiField, entity: IssuingEntity | null, text: string, udiDi?: string) =>
  readUdi(field, entity, text, udiDi);
const textOf = (field: UdiField, entity: IssuingEntity | null, text: string, udiDi?: string) => {
  const reading = read(field, entity, text, udiDi);
  return reading.result === 'invalid' ? reading.reason : reading.text;
};

describe('the published vectors', () => {
  it.each(identifierVectors)('$field of $entity, $text: $valid', ({ field, entity, text, valid, canonical }) => {
    const reading = read(field, entity, text);
    expect(reading.result !== 'invalid').toBe(valid);
    expect(reading).toMatchObject(canonical === undefined ? {} : { result: 'valid', text: canonical });
  });
});

describe('published identifiers (D.655)', () => {
  it('are accepted as they are, each of them', () => {
    for (const text of published.eudamedDi) expect(textOf('basicUdiDi', 'EUDAMED', text)).toBe(text);
    for (const text of published.eudamedId) expect(textOf('udiDi', 'EUDAMED', text)).toBe(text);
    for (const text of published.gtin) expect(textOf('udiDi', 'GS1', text)).toBe(text.padStart(14, '0'));
    for (const text of published.gmn)
      expect(textOf('basicUdiDi', text.startsWith('++') ? 'HIBCC' : 'GS1', text)).toBe(text);
  });

  it('of EUDAMED are the same for a device with its identifier of another entity', () => {
    for (const text of published.eudamedDi) {
      const rest = text.slice(2);
      expect(textOf('basicUdiDi', 'EUDAMED', text, rest)).toBe(text);
      expect(textOf('basicUdiDi', 'EUDAMED', text, '05901234123457')).toBe('identifier_not_udi');
    }
    for (const text of published.eudamedId)
      expect(textOf('basicUdiDi', 'EUDAMED', text.replace('D-', 'B-'), text)).toBe(text.replace('D-', 'B-'));
  });
});

it.each([
  ['UDI-DI: 05901234123457', '05901234123457'],
  ['GTIN-14 05901234123457', '05901234123457'],
  ['EAN 5901234123457', '05901234123457'],
  ['="5901234123457"', '05901234123457'],
  ["'05901234123457", '05901234123457'],
  ['5901234123457.0', '05901234123457'],
  ['5.901.234.123.457', '05901234123457'],
  ['05901234123457.', '05901234123457'],
  ['01 05901234123457', '05901234123457'],
  ['5901234123457.', '05901234123457'],
  ['5901234123457!', '05901234123457'],
  ['5901234123457\u3002', '05901234123457'],
  ['EAN 5901234123457;', '05901234123457'],
  ['5 901234 123457,', '05901234123457'],
  ['UPC: 036000291452.', '00036000291452'],
  ['EAN13:5901234123457', '05901234123457'],
  ['EAN-13: 5901234123457', '05901234123457'],
  ['EAN 13: 5 901234 123457', '05901234123457'],
  ['UDI DI: "05901234123457"', '05901234123457'],
  ['GTIN No. 05901234123457;', '05901234123457'],
  ['Primary DI Number: 05901234123457', '05901234123457'],
  ['GTIN-13 (EAN): 5901234123457', '05901234123457'],
  ['=5901234123457', '05901234123457'],
  ['5,901,234,123,457', '05901234123457'],
  ['5901234123457,00', '05901234123457'],
  ['<FNC1>010590123412345717291231<GS>10A1', '05901234123457'],
  ['10A1{GS}0105901234123457', '05901234123457'],
  ['~010590123412345710A1~17291231', '05901234123457'],
  ['[01]05901234123457[17]291231', '05901234123457'],
  ['id.gs1.org/gtin/05901234123457', '05901234123457'],
])('is read without what is written around it: %j is %s (D.656)', (typed, text) => {
  expect(issuingEntityOf('udiDi', typed)).toBe('GS1');
  expect(textOf('udiDi', null, typed)).toBe(text);
});

const framed: readonly ((text: string) => string)[] = [
  (text) => `"${text}"`,
  (text) => `="${text}"`,
  (text) => `"=""${text}"""`,
  (text) => `\u201E${text}\u201C`,
  (text) => `'${text}`,
  (text) => `(${text})`,
  (text) => `<${text}>`,
  (text) => `${text};`,
  (text) => `"${text}".`,
  (text) => `- ${text}`,
  (text) => ` ${text}\n`,
];

it.each<[UdiField, IssuingEntity, string, string?]>([
  ['udiDi', 'GS1', '05901234123457'],
  ['udiDi', 'HIBCC', '+A123BJC5D6E71G', 'A123BJC5D6E71'],
  ['udiDi', 'HIBCC', '+E22124861_', 'E22124861'],
  ['udiDi', 'HIBCC', 'E4947660611'],
  ['udiDi', 'ICCBBA', '=/A9999XYZ100T0944', 'A9999XYZ100T0944'],
  ['udiDi', 'IFA', '111234567842'],
  ['udiDi', 'IFA', 'MA12345ABCD.1234563'],
  ['udiDi', 'EUDAMED', 'D-BEMF000000106CR023335WE'],
  ['basicUdiDi', 'GS1', '1987654Ad4X4bL5ttr2310c2K'],
  ['basicUdiDi', 'HIBCC', '++A999MODELIDENTIFIER11S8'],
  ['basicUdiDi', 'ICCBBA', 'A9999MODEL'],
  ['basicUdiDi', 'IFA', 'PP12345ABCD.12345678.9004'],
  ['basicUdiDi', 'EUDAMED', 'B-08428097930208'],
])('%s of %s is read from spreadsheets, sentences and labels: %s (D.687)', (field, entity, typed, stored = typed) => {
  const labels = ['UDI-DI: ', 'BUDI:', 'Basic UDI-DI: ', `${entity}: `, 'Device identifier = '];
  const texts = [...framed.map((frame) => frame(typed)), ...labels.map((label) => label + typed)];
  expect(texts.filter((text) => textOf(field, entity, text) !== stored)).toEqual([]);
});

it.each([
  '[)><RS>06<GS>9N111234567842<GS>1TA1<RS><EOT>',
  '[)>{RS}06{GS}9N111234567842{GS}1TA1',
  '[)>~06~9N111234567842~1TA1',
  '[)>069N1112345678421TA1D291231',
  '9N111234567842\u241DS1',
])('the control characters of a barcode can be printed or lost: %j (D.688)', (typed) => {
  expect(textOf('udiDi', 'IFA', typed)).toBe('111234567842');
  expect(issuingEntityOf('udiDi', typed)).toBe('IFA');
});

/** Returns every text that differs from `text` in one character, from `from` on. */
function* withOneError(text: string, alphabet: string, from = 0): Generator<string> {
  for (let index = from; index < text.length; index += 1)
    for (const character of alphabet)
      if (character !== text[index]) yield text.slice(0, index) + character + text.slice(index + 1);
}

/** Whether a text is a GTIN of 12 or 13 digits and a mark, which nobody can tell apart from a longer one with an error. */
const isWholeWithMark = (text: string) =>
  /^(?:[1-9][0-9]{12}|[0136-9][0-9]{11})[.,;:]$/.test(text) && textOf('udiDi', 'GS1', text.slice(0, -1)).length === 14;

/** Returns the texts with one error that are read as another identifier. */
function missedErrors(field: UdiField, entity: IssuingEntity, texts: readonly string[], alphabet: string, from = 0) {
  return texts.flatMap((text) =>
    [...withOneError(text, alphabet, from)].filter((wrong) => {
      const reading = read(field, entity, wrong);
      return reading.result !== 'invalid' && reading.text !== textOf(field, entity, text);
    }),
  );
}

describe('one wrong character (D.655)', () => {
  it.each<[string, UdiField, IssuingEntity, readonly string[], string, number]>([
    ['GTIN', 'udiDi', 'GS1', published.gtin.slice(0, 200), '0123456789', 0],
    ['GMN', 'basicUdiDi', 'GS1', published.gmn.filter((text) => !text.startsWith('++')).slice(0, 60), charset82, 0],
    ['Basic UDI-DI of HIBCC', 'basicUdiDi', 'HIBCC', ['++A999MODELIDENTIFIER11S8', '++B9764000006K'], charset43, 2],
    ['carrier of HIBCC', 'udiDi', 'HIBCC', ['+A123BJC5D6E71G', '+H124009993020351K', '+E22124861 '], charset43, 1],
    ['UDI-DI of IFA', 'udiDi', 'IFA', ['111234567842', '1312345MED777094', 'MA12345ABCD.1234563'], ifaCharacters, 0],
    ['Basic UDI-DI of IFA', 'basicUdiDi', 'IFA', ['PP12345ABCD.12345678.9004'], ifaCharacters, 0],
    ['EUDAMED ID', 'udiDi', 'EUDAMED', published.eudamedId, charset82, 2],
    ['EUDAMED DI without UDI-DI', 'basicUdiDi', 'EUDAMED', ['B-BEMF000000106CR023335WE'], charset82, 2],
  ])('in a %s is refused', (_, field, entity, texts, alphabet, from) => {
    expect(missedErrors(field, entity, texts, alphabet, from)).toEqual([]);
  });

  it.each<[UdiField, IssuingEntity, readonly string[]]>([
    ['udiDi', 'GS1', published.gtin.slice(0, 200)],
    ['basicUdiDi', 'GS1', published.gmn.filter((text) => /^[^+].*-/.test(text)).slice(0, 60)],
    ['basicUdiDi', 'GS1', published.gmn.filter((text) => !text.startsWith('++')).slice(0, 60)],
    ['udiDi', 'HIBCC', ['+A123BJC5D6E71G', '+H124009993020351K', '+H123ABC01234567890D']],
    ['udiDi', 'IFA', ['111234567842', '110375286414', '1312345MED777094', 'MA12345ABCD.1234563']],
    ['udiDi', 'EUDAMED', published.eudamedId],
  ])('is refused if a separator is in its place: %s of %s (D.689)', (field, entity, texts) => {
    const missed = missedErrors(field, entity, texts, " -.,:;/'_");
    expect(missed.filter((text) => text === text.trim() && !isWholeWithMark(text))).toEqual([]);
  });

  it('at the end of a published GTIN is read as the end of a sentence in few of them: 16 of 1,400, with 13 digits 52 of 1,211 (D.687)', () => {
    const missedAtEnd = (texts: readonly string[]) =>
      texts.filter((text) => textOf('udiDi', 'GS1', `${text.slice(0, -1)}.`).startsWith('0'));
    expect(missedAtEnd(published.gtin)).toHaveLength(16);
    const ofThirteen = published.gtin.filter((text) => text.startsWith('0')).map((text) => text.slice(1));
    expect(ofThirteen).toHaveLength(1211);
    expect(missedAtEnd(ofThirteen)).toHaveLength(52);
  });

  it('makes no GTIN a code of IFA where no entity is given (D.690)', () => {
    const missed = published.gtin
      .filter((_, index) => index % 12 === 0)
      .flatMap((text) =>
        [...withOneError(text, ifaCharacters)].filter((wrong) => {
          const reading = read('udiDi', null, wrong);
          return reading.result === 'valid' && reading.text !== text && !isWholeWithMark(wrong);
        }),
      );
    expect(missed).toEqual([]);
    expect(textOf('udiDi', null, '111234567842')).toBe('111234567842');
  });

  it.each<[UdiField, string, string]>([
    ['udiDi', '5901234123458', 'identifier_check'],
    ['udiDi', '(01)05901234123458', 'identifier_check'],
    ['udiDi', '590123412345', 'identifier_digit'],
    ['udiDi', '5.90123E+12', 'identifier_shortened'],
    ['udiDi', '36000291452', 'identifier_leading_zero'],
    ['udiDi', '0590123412345O', 'identifier_character'],
    ['udiDi', '(01)05901234123457(01)09506000134352', 'identifier_several'],
    ['udiDi', '+A123BJC5D6E71H', 'identifier_check'],
    ['udiDi', '9N111234567843', 'identifier_check'],
    ['udiDi', 'D-BEMF000000106CR023335WF', 'identifier_check'],
    ['basicUdiDi', '1987654Ad4X4bL5ttr2310c2X', 'identifier_check'],
    ['basicUdiDi', '++A999MODELIDENTIFIER11S9', 'identifier_check'],
    ['basicUdiDi', 'PP12345ABCD.12345678.9005', 'identifier_check'],
    ['basicUdiDi', 'Model OxiPuls 2000', 'identifier_form'],
  ])('is named where no entity is given: %s %j is %s (D.690)', (field, text, reason) => {
    expect(textOf(field, null, text)).toBe(reason);
  });

  it('in a form without check characters cannot be seen, so it is marked', () => {
    expect(read('udiDi', 'HIBCC', 'E4947660611').result).toBe('unchecked');
    expect(read('udiDi', 'ICCBBA', 'A9999XYZ100T0944').result).toBe('unchecked');
    expect(read('basicUdiDi', 'ICCBBA', 'A9999MODEL').result).toBe('unchecked');
    expect(read('basicUdiDi', 'EUDAMED', 'B-M991CVS12130NES2').result).toBe('unchecked');
    expect(read('basicUdiDi', 'EUDAMED', 'B-M991CVS12130NES2', 'M991CVS12130NES2').result).toBe('valid');
  });
});

describe('what is pasted or scanned', () => {
  it.each<[UdiField, IssuingEntity, string, string]>([
    ['udiDi', 'GS1', '(01)05901234123457(17)291231(10)A1', '05901234123457'],
    ['udiDi', 'GS1', '(01) 0590 1234 1234 57', '05901234123457'],
    ['udiDi', 'GS1', '0105901234123457172912311\u001D10A1', '05901234123457'],
    ['udiDi', 'GS1', '21A1\u001D0105901234123457', '05901234123457'],
    ['udiDi', 'GS1', ']d20105901234123457', '05901234123457'],
    ['udiDi', 'GS1', 'https://id.gs1.org/01/05901234123457/21/1', '05901234123457'],
    ['udiDi', 'GS1', 'https://brand.example/some/01/5901234123457?17=291231', '05901234123457'],
    ['udiDi', 'GS1', '０５９０１２３４１２３４５７', '05901234123457'],
    ['udiDi', 'GS1', '٠٥٩٠١٢٣٤١٢٣٤٥٧', '05901234123457'],
    ['udiDi', 'GS1', '\u200B590-1234-123457\u00A0', '05901234123457'],
    ['udiDi', 'GS1', "'05901234123457", '05901234123457'],
    ['basicUdiDi', 'GS1', '(8013)1987654Ad4X4bL5ttr2310c2K', '1987654Ad4X4bL5ttr2310c2K'],
    ['basicUdiDi', 'GS1', 'https://id.gs1.org/8013/1987654Ad4X4bL5ttr2310c2K', '1987654Ad4X4bL5ttr2310c2K'],
    ['basicUdiDi', 'GS1', '1987654\u00ADAd4X4bL5ttr2310c2K', '1987654Ad4X4bL5ttr2310c2K'],
    ['udiDi', 'HIBCC', '*+A123BJC5D6E71G*', 'A123BJC5D6E71'],
    ['udiDi', 'HIBCC', '+a123bjc5d6e71g ', 'A123BJC5D6E71'],
    ['udiDi', 'HIBCC', '+E22124861 ', 'E22124861'],
    ['udiDi', 'HIBCC', '+A123BJC5D6E71/$$52001510X3C', 'A123BJC5D6E71'],
    ['udiDi', 'ICCBBA', '=/A9999XYZ100T0944', 'A9999XYZ100T0944'],
    ['udiDi', 'ICCBBA', '=/A9999XYZ100T0944=,000025=A99971312345600=>014032', 'A9999XYZ100T0944'],
    ['udiDi', 'IFA', '9N111234567842', '111234567842'],
    ['udiDi', 'IFA', '[)>\u001E06\u001D9N111234567842\u001D1T1A\u001DD291231\u001E\u0004', '111234567842'],
    ['udiDi', 'IFA', '11 12345678 42', '111234567842'],
    ['basicUdiDi', 'EUDAMED', 'B\u20115901234123457', 'B-05901234123457'],
  ])('%s of %s: %j is %s', (field, entity, text, expected) => {
    expect(textOf(field, entity, text)).toBe(expected);
  });

  it.each<[UdiField, IssuingEntity, string, string, string?]>([
    ['udiDi', 'GS1', '5.90123E+12', 'identifier_shortened'],
    ['udiDi', 'GS1', '5,90123E+12', 'identifier_shortened'],
    ['udiDi', 'GS1', '590123412345', 'identifier_digit'],
    ['udiDi', 'GS1', '590123412345712', 'identifier_digit'],
    ['udiDi', 'GS1', '36000291452', 'identifier_leading_zero', '036000291452'],
    ['udiDi', 'GS1', '0590123412345O', 'identifier_character', 'O'],
    ['udiDi', 'GS1', '0590123412345\u00B2', 'identifier_character', '\u00B2'],
    ['udiDi', 'GS1', '(01)05901234123457(01)09506000134352', 'identifier_several'],
    ['udiDi', 'GS1', '(02)05901234123457(37)10', 'identifier_form'],
    ['udiDi', 'GS1', '+A123BJC5D6E71G', 'identifier_other_entity', 'HIBCC'],
    ['udiDi', 'HIBCC', '05901234123457', 'identifier_other_entity', 'GS1'],
    ['udiDi', 'EUDAMED', 'anything', 'identifier_form'],
    ['udiDi', 'EUDAMED', 'anything\u200B', 'identifier_form'],
    ['udiDi', 'EUDAMED', 'B-BEMF000000106CR023335WE', 'identifier_form'],
    ['basicUdiDi', 'EUDAMED', 'D-BEMF000000106CR023335WE', 'identifier_form'],
    ['basicUdiDi', 'EUDAMED', 'B-BEMF000000106CR023335WF', 'identifier_check'],
    ['basicUdiDi', 'ICCBBA', 'A'.repeat(26), 'identifier_form'],
  ])('%s of %s: %j is refused as %s', (field, entity, text, reason, detail) => {
    expect(read(field, entity, text)).toEqual({ result: 'invalid', reason, ...(detail && { detail }) });
  });

  it('names the issuing entity where only one has the form', () => {
    expect(issuingEntityOf('udiDi', '(01)05901234123457')).toBe('GS1');
    expect(issuingEntityOf('udiDi', '+A123BJC5D6E71G')).toBe('HIBCC');
    expect(issuingEntityOf('udiDi', 'D-17x00RL')).toBe('EUDAMED');
    expect(issuingEntityOf('udiDi', 'A9999XYZ100T0474')).toBeNull(); // HIBCC or ICCBBA
    expect(issuingEntityOf('udiDi', '=/A9999XYZ100T0474')).toBe('ICCBBA');
    expect(issuingEntityOf('basicUdiDi', 'not an identifier at all')).toBeNull();
    for (const words of ['nothing of the kind', 'nothingofthekind'])
      expect(textOf('udiDi', null, words)).toBe('identifier_form');
    expect(textOf('udiDi', null, 'not an identifier at all')).toBe('identifier_form');
    expect(textOf('udiDi', null, '5901234123457')).toBe('05901234123457');
  });
});

describe('any text', () => {
  const field = fc.constantFrom<UdiField>('basicUdiDi', 'udiDi');
  const entity = fc.constantFrom<IssuingEntity | null>(...issuingEntities, null);
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.stringMatching(/^[0-9A-Z()+/=.-]{0,40}$/),
    fc.constantFrom(...published.eudamedDi, ...published.gmn, '+A123BJC5D6E71G', '9N111234567842'),
  );

  it('is read without an exception, and what was read is read again as the same', () => {
    fc.assert(
      fc.property(field, entity, typed, (where, by, text) => {
        const reading = read(where, by, text);
        expect(reading.result === 'invalid' || textOf(where, by, reading.text) === reading.text).toBe(true);
      }),
    );
  });

  it('with the check characters of its form is an identifier', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{13}$/),
        fc.stringMatching(/^[0-9]{5}[A-Za-z0-9_]{1,18}$/),
        (digits, model) => {
          expect(read('udiDi', 'GS1', digits + gtinCheckDigit(digits)).result).toBe('valid');
          expect(read('basicUdiDi', 'GS1', model + gmnCheckPair(model)).result).toBe('valid');
        },
      ),
    );
  });
});
