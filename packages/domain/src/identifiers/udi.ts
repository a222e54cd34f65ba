import { readEudamedDi, readEudamedId } from './eudamed.ts';
import { readGmn } from './gmn.ts';
import { readGtin, withoutFinalMark } from './gtin.ts';
import { readHibc, readHibcBasic } from './hibc.ts';
import { readIccbba, readIccbbaBasic } from './iccbba.ts';
import { readIfa, readIfaBasic } from './ifa.ts';
import { issuingEntities, type IssuingEntity } from './issuing-entities.ts';
import { invalid, type IdentifierProblem, type IdentifierReading } from './reading.ts';
import { typedIdentifiers, withMarkReplaced } from './typed-identifier.ts';

const readers = {
  basicUdiDi: {
    GS1: readGmn,
    HIBCC: readHibcBasic,
    ICCBBA: readIccbbaBasic,
    IFA: readIfaBasic,
    EUDAMED: readEudamedDi,
  },
  udiDi: { GS1: readGtin, HIBCC: readHibc, ICCBBA: readIccbba, IFA: readIfa, EUDAMED: readEudamedId },
} as const;

/** The two identifiers of a device: Basic UDI-DI (or EUDAMED DI), and UDI-DI (or EUDAMED ID). */
export type UdiField = keyof typeof readers;

/** ISBT 128 marks its identifiers in a barcode. */
const isIsbt128 = (text: string) => text.trimStart().startsWith('=/');

/**
 * Whether a text is of IFA if no entity is given: a GTIN with a wrong character, which can have the length of an IFA code
 * and by chance its check digits, is none.
 */
function canBeOfIfa(text: string): boolean {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  if (/^(?:9N|\[\)>|\]|06\W?9N)/.test(code)) return true;
  if (!/^(?:1[1-9]|MA)/.test(code)) return false;
  const digits = code.replaceAll(/[^0-9]/g, '');
  const isGtinLike = [8, 12, 13, 14].includes(code.length) && digits.length >= code.length - 1;
  return !isGtinLike || /^11[0-9]{10}$/.test(code);
}

/** How the identifiers of each entity begin, by which a text with an error is recognised. */
const beginnings: Readonly<Record<UdiField, { readonly [Entity in IssuingEntity]?: RegExp }>> = {
  basicUdiDi: { GS1: /^(?:\d{5}|\(8013\)|\]|[a-z]+:\/\/)/i, HIBCC: /^\+\+/, IFA: /^PP\d/i, EUDAMED: /^[BD]-/ },
  udiDi: {
    GS1: /^(?:\d[\d\s.,-]*(?:[a-z]\d*|e\+\d*)?$|01\d{6}|\(\d{2,4}\)|\]|[a-z]+:\/\/)/i,
    HIBCC: /^\+[a-z]/i,
    ICCBBA: /^=\//,
    IFA: /^(?:11\d{10}$|1[1-9][\w.-]*[a-z.-]|MA\d|9N|\[\)>)/i,
    EUDAMED: /^[BD]-/,
  },
};

/** The problems, the most specific first. */
const bySpecificity: readonly IdentifierProblem[] = [
  'identifier_several',
  'identifier_shortened',
  'identifier_leading_zero',
  'identifier_check',
  'identifier_digit',
  'identifier_character',
];

type Reader = (text: string) => IdentifierReading;

/** Whether a character in the place of the only mark of a text would make it another identifier. */
function isAmbiguous(read: Reader, shown: string, identifier: string): boolean {
  for (const other of withMarkReplaced(shown)) {
    const reading = read(other);
    if (reading.result === 'valid' && reading.text !== identifier) return true;
  }
  return false;
}

/** Reads the first of the texts that has right check characters, else the last one. */
function readTyped(read: Reader, typed: string, isGtin: boolean): IdentifierReading {
  const texts = typedIdentifiers(typed);
  const readings = texts.map(({ text }) => read(text));
  const index = readings.findIndex(({ result }) => result === 'valid');
  const found = readings[index];
  if (found?.result !== 'valid') return readings.at(-1) ?? invalid('identifier_form');
  const shown = texts[index]?.shown ?? typed;
  if (!isAmbiguous(read, isGtin ? withoutFinalMark(shown) : shown, found.text)) return found;
  return invalid(isGtin ? 'identifier_digit' : 'identifier_check');
}

const readBy = (field: UdiField, entity: IssuingEntity, typed: string, udiDi: string | null = null) =>
  readTyped(
    field === 'basicUdiDi' && entity === 'EUDAMED' ? (text) => readEudamedDi(text, udiDi) : readers[field][entity],
    typed,
    field === 'udiDi' && entity === 'GS1',
  );

/** Returns the text without what was written around it. */
const bareText = (typed: string) => typedIdentifiers(typed).at(-1)?.text ?? typed;

/**
 * Reads text by the rules of each entity. Without check characters only text that is as it is stored counts: many words
 * fit such a form. ICCBBA's rule for a Basic UDI-DI fits any text.
 */
function* readings(field: UdiField, typed: string) {
  const text = bareText(typed);
  for (const entity of issuingEntities) {
    if (field === 'basicUdiDi' && entity === 'ICCBBA') continue;
    if (field === 'udiDi' && entity === 'IFA' && !canBeOfIfa(text)) continue;
    const reading = readBy(field, entity, typed);
    if (
      reading.result === 'valid' ||
      (reading.result === 'unchecked' && (isIsbt128(text) || reading.text === text.trim()))
    )
      yield { entity, reading };
  }
}

/** Returns the only entity that the check characters of the text, or the mark of its barcode, show. */
function onlyEntity(field: UdiField, typed: string): IssuingEntity | null {
  const shown = [...readings(field, typed)].filter(
    ({ reading }) => reading.result === 'valid' || isIsbt128(bareText(typed)),
  );
  return shown.length === 1 ? (shown[0]?.entity ?? null) : null;
}

/** Returns the most specific problem of a text that no entity accepts, by those whose identifiers begin so. */
function problemOf(field: UdiField, typed: string): IdentifierReading {
  const text = bareText(typed);
  const found = issuingEntities
    .filter((entity) => beginnings[field][entity]?.test(text.trim()))
    .filter((entity) => field !== 'udiDi' || entity !== 'IFA' || canBeOfIfa(text))
    .map((entity) => readBy(field, entity, typed));
  const of = (problem: IdentifierProblem) =>
    found.find((reading) => reading.result === 'invalid' && reading.reason === problem);
  return bySpecificity.map(of).find((reading) => reading !== undefined) ?? invalid('identifier_form');
}

/**
 * Returns the issuing entity of an identifier that was typed, pasted or scanned; null if it is not clear.
 */
export const issuingEntityOf = (field: UdiField, typed: string): IssuingEntity | null => onlyEntity(field, typed);

/**
 * Reads an identifier that was typed, pasted or scanned, also as the whole content of a barcode, by the rules of its
 * issuing entity; without one, by those of all of them. Source: MDR Article 27 and 29, Annex VI part C; MDCG 2019-1.
 * @param udiDi for a Basic UDI-DI, the UDI-DI of the same device in its canonical form
 */
export function readUdi(
  field: UdiField,
  entity: IssuingEntity | null,
  typed: string,
  udiDi: string | null = null,
): IdentifierReading {
  if (entity === null) {
    const [first] = readings(field, typed);
    return first?.reading ?? problemOf(field, typed);
  }
  const reading = readBy(field, entity, typed, udiDi);
  if (reading.result !== 'invalid') return reading;
  const other = reading.reason === 'identifier_check' ? null : onlyEntity(field, typed);
  if (other !== null && other !== entity) return invalid('identifier_other_entity', other);
  return reading;
}
