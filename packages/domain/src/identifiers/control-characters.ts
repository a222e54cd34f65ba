const groupSeparator = '\u001D';
const recordSeparator = '\u001E';

/** How scanners, label software and manuals print the control characters of a barcode. */
const printed: readonly (readonly [RegExp, string])[] = [
  [
    /[<{[(](?:GS|FNC ?1|0x1D|U\+001D|1D|\\F)[>}\])]|&#(?:29|x1D);|\\(?:x1D|u001D|029|F)|~d029|%1D|\^\]/gi,
    groupSeparator,
  ],
  [/[<{[(](?:RS|0x1E)[>}\])]|&#30;|\\(?:x1E|u001E|030)|~d030|%1E/gi, recordSeparator],
  [/[<{[(](?:EOT|0x04)[>}\])]|&#4;|\\(?:x04|u0004|004)|~d004|%04/gi, '\u0004'],
];
/** Marks that are not characters of identifiers, in data that begins as that of a barcode. */
const marks = /[~|^]+1?(?=[0-9]{2,3}[A-Z]?|$)|[~|^]/gi;
const isBarcode = /^(?:[\]~|^]|\[\)>|01[0-9]{14}|9N[0-9A-Z]|[0-9]{2}[^~|^]*[~|^]01[0-9]{14})/i;

/** The data identifiers that follow a PPN of twelve digits where its separators were lost. */
const lostSeparators = /^(?:\[\)>)?\s*(?:06)?\s*9N(11[0-9]{10})(?=$|\s|1T|D[0-9]{6}|S|Q|16D|8P|27Q)/;

/**
 * Returns the data of a barcode with its separators, where they were printed as text or lost. Source: GS1 General
 * Specifications 7.8 (FNC1); ISO/IEC 15434 (GS, RS, EOT).
 */
export function withControlCharacters(typed: string): string {
  const named = printed.reduce((text, [pattern, character]) => text.replaceAll(pattern, character), typed);
  const trimmed = named.trim().replaceAll(/[[{]([0-9]{2,4})[\]}]/g, '($1)');
  const [, ppn] = lostSeparators.exec(trimmed) ?? [];
  if (ppn !== undefined) return `9N${ppn}`;
  if (!isBarcode.test(trimmed.replaceAll(groupSeparator, '~'))) return trimmed.startsWith('(') ? trimmed : named;
  return trimmed.replaceAll(marks, groupSeparator);
}
