import { plainText } from '../values/typed-text.ts';
import { readEudamedDi, readEudamedId } from './eudamed.ts';
import { readGmn } from './gmn.ts';
import { readGtin } from './gtin.ts';
import { readHibc, readHibcBasic } from './hibc.ts';
import { readIccbba, readIccbbaBasic } from './iccbba.ts';
import { readIfa, readIfaBasic } from './ifa.ts';
import { issuingEntities, type IssuingEntity } from './issuing-entities.ts';
import { invalid, type IdentifierReading } from './reading.ts';

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

/** Quotes, and the apostrophe and formula of a spreadsheet. No identifier begins with them. */
const quotes = /^\s*=?["'\u2018-\u201F]+/u;
/** The name of an identifier before it. */
const label =
  /^\s*(?:(?:basic\s+)?UDI(?:-DI)?|GTIN(?:-?\d{1,2})?|EAN|UPC|GMN|HIBC|PPN|EUDAMED (?:DI|ID))(?:\s*[:=]\s*|\s+)/i;

/** Returns typed text in plain characters, without what is written before an identifier. */
const withoutLabel = (typed: string) => plainText(typed).replace(quotes, '').replace(label, '');

/** ISBT 128 marks its identifiers in a barcode. */
const isIsbt128 = (text: string) => text.trimStart().startsWith('=/');

/**
 * Reads text by the rules of each entity. Without check characters only text that is as it is stored counts: many words
 * fit such a form. ICCBBA's rule for a Basic UDI-DI fits any text.
 */
function* readings(field: UdiField, text: string) {
  for (const entity of issuingEntities) {
    if (field === 'basicUdiDi' && entity === 'ICCBBA') continue;
    const reading = readers[field][entity](text);
    if (reading.result === 'valid' || (reading.result === 'unchecked' && (isIsbt128(text) || reading.text === text)))
      yield { entity, reading };
  }
}

/** Returns the only entity that the check characters of the text, or the mark of its barcode, show. */
function onlyEntity(field: UdiField, text: string): IssuingEntity | null {
  const shown = [...readings(field, text)].filter(({ reading }) => reading.result === 'valid' || isIsbt128(text));
  return shown.length === 1 ? (shown[0]?.entity ?? null) : null;
}

/**
 * Returns the issuing entity of an identifier that was typed, pasted or scanned; null if it is not clear.
 */
export const issuingEntityOf = (field: UdiField, typed: string): IssuingEntity | null =>
  onlyEntity(field, withoutLabel(typed));

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
  const text = withoutLabel(typed);
  if (entity === null) {
    const [first] = readings(field, text);
    return first?.reading ?? invalid('identifier_form');
  }
  const reading =
    field === 'basicUdiDi' && entity === 'EUDAMED' ? readEudamedDi(text, udiDi) : readers[field][entity](text);
  if (reading.result !== 'invalid') return reading;
  const other = reading.reason === 'identifier_check' ? null : onlyEntity(field, text);
  if (other !== null && other !== entity) return invalid('identifier_other_entity', other);
  return reading;
}
