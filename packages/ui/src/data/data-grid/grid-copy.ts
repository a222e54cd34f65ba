/** Characters with which spreadsheets start a formula. */
const startsFormula = /^[=+\-@\t\r]/u;
/** A number, which starts no formula although it may begin with a sign. */
const isNumber = /^[+-]?\d[\d\s.,\u00A0\u202F]*%?$/u;

/**
 * Returns a text that a spreadsheet does not execute: an apostrophe before `=`, `+`, `-`, `@`, tab or return, except in
 * numbers. Source: OWASP, CSV injection.
 */
export const withoutFormula = (text: string): string =>
  startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;

/** Returns cells as text for the clipboard: tabs between cells, lines between rows. Formulas become text. */
export const asClipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => withoutFormula(cell).replaceAll(/[\t\r\n]+/gu, ' ')).join('\t')).join('\n');

/** Returns a line of a CSV file (RFC 4180). Formulas become text. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells
    .map(withoutFormula)
    .map((cell) => (/[",\r\n;]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;
