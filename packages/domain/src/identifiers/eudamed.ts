import { gmnCheckPair, isCharset82 } from './gmn.ts';
import { readGtin } from './gtin.ts';
import { readHibc } from './hibc.ts';
import { readIfa } from './ifa.ts';
import { invalid, unchecked, valid, withoutSpaces, wrongForm, type IdentifierReading } from './reading.ts';

/** What follows the prefix where no UDI-DI exists: 1 to 21 characters of charset 82 and their check pair. */
const assigned = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,21}[2-9A-HJ-NP-Z]{2}$/;
/** It often starts with the SRN of the manufacturer without hyphens. */
const startsWithSrn = /^[A-Z]{2}(?:MF|PR|AR|IM)[0-9]{9}/;
const facilityProduct = /^[A-Z0-9]{11}[A-Z][0-9]{4}$/;

const readAssigned = (rest: string): IdentifierReading | null => {
  if (!assigned.test(rest)) return null;
  return gmnCheckPair(rest.slice(0, -2)) === rest.slice(-2) ? valid(rest) : invalid('identifier_check');
};

/** What follows the prefix where a UDI-DI exists that the record does not have. */
function readEmbedded(rest: string): IdentifierReading {
  if (/^[0-9]+$/.test(rest)) return readGtin(rest);
  const own = readAssigned(rest);
  if (own?.result === 'valid' || startsWithSrn.test(rest)) return own ?? invalid('identifier_form');
  if (readIfa(rest).result === 'valid') return valid(rest);
  const isOfHibcc = !rest.startsWith('+') && readHibc(rest).result === 'unchecked';
  if (isOfHibcc || facilityProduct.test(rest)) return unchecked(rest);
  return own ?? invalid('identifier_form');
}

const withPrefix = (prefix: string, reading: IdentifierReading): IdentifierReading =>
  reading.result === 'invalid' ? reading : { ...reading, text: `${prefix}${reading.text}` };

/**
 * Reads a EUDAMED DI, which a legacy device has in place of a Basic UDI-DI: `B-` and the UDI-DI if one exists, else
 * `B-`, up to 21 characters and their check pair, which does not cover the prefix. Upper and lower case differ.
 * @param udiDi the UDI-DI or EUDAMED ID of the same record in its canonical form, which must be the same then
 *
 * Source: EUDAMED business rules v2.18.1, BR-UDID-641 to 644.
 */
export function readEudamedDi(typed: string, udiDi: string | null = null): IdentifierReading {
  const text = withoutSpaces(typed);
  const rest = /^B-(.{1,28})$/.exec(text)?.[1];
  if (rest === undefined || Array.from(rest).some((character) => !isCharset82.test(character)))
    return wrongForm(text, isCharset82);
  if (udiDi === null) return withPrefix('B-', readEmbedded(rest));
  if (rest === udiDi || rest === udiDi.replace(/^D-/, '')) return valid(text);
  const gtin = /^[0-9]+$/.test(rest) ? readGtin(rest) : null;
  return gtin?.result === 'valid' && gtin.text === udiDi ? valid(`B-${udiDi}`) : invalid('identifier_not_udi');
}

/**
 * Reads a EUDAMED ID, which a legacy device has in place of a UDI-DI: `D-` and what its EUDAMED DI has after `B-`.
 * Source: EUDAMED business rules v2.18.1, BR-UDID-643 and 644.
 */
export function readEudamedId(typed: string): IdentifierReading {
  const text = withoutSpaces(typed);
  const read = text.startsWith('D-') ? readAssigned(text.slice(2)) : null;
  return read ? withPrefix('D-', read) : wrongForm(text, isCharset82);
}
