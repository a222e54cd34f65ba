import { expect, it } from 'vitest';
import { readVatNumber } from '../courses/vat-number.ts';
import { issuingEntities } from '../identifiers/issuing-entities.ts';
import { emdnCode, manufacturerSrn, notifiedBodyNumber, representativeSrn } from '../identifiers/schemas.ts';
import { issuingEntityOf, readUdi } from '../identifiers/udi.ts';
import { readDelimited } from './delimited-text.ts';
import { emailAddress, readEmailAddress } from './email-address.ts';
import { isFound } from './search.ts';
import { codeText, isBlank, manyLines, oneLine, personName, webAddress } from './text.ts';
import { readWholeNumber } from './whole-number.ts';

const longest = 400;

/** Parts of texts that regular expressions match in several ways, if they are not written with care. */
const repeated = [
  'ISBT-',
  'ISBT ',
  'ISBT 128: ',
  'EAN 13 ',
  'EAN-13 ',
  'GTIN A ',
  'B UDI ',
  'BUDI-DI',
  'UDI-DI ',
  'UDI:',
  'DI ',
  'no no no ',
  'No.',
  'N° № ',
  'code#',
  'ID=',
  '= ',
  ':#',
  '(',
  ')',
  '()',
  '( ',
  '("',
  '[',
  '<',
  '{GS}',
  '~',
  '^]',
  '-',
  '- ',
  '* ',
  '.',
  '. ',
  '.,;:!',
  "'",
  '"',
  `"'`,
  "' ",
  ' ',
  '\t\n',
  '\u00A0',
  '\u200B',
  '0',
  '1,000.',
  '.0',
  '01',
  '(01)',
  '8013',
  '/01/',
  '9N11',
  'A',
  'a-',
  'D-',
  'NB NO ',
  'NOTIFIED BODY',
  'CE',
  'SRN NO ',
  'NO-MF-',
  'EMDN CODE:',
  'VAT REGNR',
  'REGNR',
  'TVA NO ',
  'UST ID ',
  '@',
  "o'",
  'a@a.',
  '<a@a.a>',
  'a@a?',
  'a.',
  'https://',
  '\u0301',
];
/** Growing lengths, so that a reader of exponential time is seen before the test would never end. */
const lengths = [30, 60, 90, 115, 140, 165, longest];
const starts = ['', 'VAT', '('];
const ends = ['!', '0'];
const hostile = lengths.flatMap((length) =>
  repeated
    .map((part) => part.repeat(length).slice(0, length - 3))
    .flatMap((text) => [...starts.map((start) => start + text), ...ends.map((end) => text + end)]),
);

const schemas = { emdnCode, manufacturerSrn, representativeSrn, notifiedBodyNumber, emailAddress, webAddress };
const texts = {
  codeText: codeText(longest),
  oneLine: oneLine(longest),
  manyLines: manyLines(longest),
  name: personName(longest),
};
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    (['basicUdiDi', 'udiDi'] as const).flatMap((field) =>
      [...issuingEntities, null].map((entity) => [
        `${field} of ${entity ?? 'any entity'}`,
        (text: string) => readUdi(field, entity, text),
      ]),
    ),
  ),
  issuingEntityOf: (text) => issuingEntityOf('udiDi', text),
  ...Object.fromEntries(
    Object.entries({ ...schemas, ...texts }).map(([name, schema]) => [name, (text: string) => schema.safeParse(text)]),
  ),
  readVatNumber,
  readEmailAddress,
  readWholeNumber,
  isBlank,
  isFound: (text) => isFound(text, [text]),
  readDelimited: (text) => readDelimited(text, 10),
};

/** The least of three times, because other programs of the machine can delay one. */
function isSlow(read: (text: string) => unknown, text: string): boolean {
  return [1, 2, 3].every(() => {
    const started = performance.now();
    read(text);
    return performance.now() - started > 1000;
  });
}

it.each(Object.entries(readers))('%s reads hostile texts of 400 characters at once (D.687)', (_name, read) => {
  expect(hostile.find((text) => isSlow(read, text))).toBeUndefined();
});
