import { unchecked, withoutSpaces, withoutSymbology, wrongForm, type IdentifierReading } from './reading.ts';

/** The data identifier of ISBT 128, facility (5), product (6) and description (5), and what follows in a barcode. */
const carrier = /^=\/([A-Z0-9]{16})(?:[=&].*)?$/s;

/**
 * Reads a UDI-DI of ICCBBA (ISBT 128). It has no check character; its canonical form is without `=/`. Source: HL7 FHIR
 * (ICCBBA format); ICCBBA ST-011.
 */
export function readIccbba(typed: string): IdentifierReading {
  const text = withoutSpaces(withoutSymbology(typed)).toUpperCase();
  const found = carrier.exec(text)?.[1] ?? text;
  return /^[A-Z0-9]{16}$/.test(found) ? unchecked(found) : wrongForm(found.replace(/^=\//, ''), /[A-Z0-9]/);
}

/**
 * Reads a Basic UDI-DI of ICCBBA. Only its length is checked, because the check rule is defined in ST-017, which was
 * not read. Source: MDCG 2019-1.
 */
export function readIccbbaBasic(typed: string): IdentifierReading {
  const text = withoutSpaces(typed);
  return /^[!-~]{1,25}$/.test(text) ? unchecked(text) : wrongForm(text, /[!-~]/);
}
