const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Unicode has the digits of each script in one block, from 0 to 9. */
function valueOfDigit(digit: string): string {
  let point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (point > 0 && isDigit(--point)) before += 1;
  return String(before % 10);
}

/** Quotes, the apostrophe and the formula of a spreadsheet before a text, and what ends a sentence after it. */
const before = /^(?:[\s"'\u2018-\u201F\u00AB\u00BB]|=(?="))+/u;
const after = /[\s"'\u2018-\u201F\u00AB\u00BB.,;:!\u3002]+$/u;

/** Returns a text without what is copied with it: quotes, an apostrophe, a full stop. */
export const withoutFrame = (text: string): string => text.replace(before, '').replace(after, '');

/**
 * Returns text with ASCII characters in place of those that other keyboards, word processors and spreadsheets write for
 * them: digits of all scripts, full-width characters, dashes and spaces. Characters that nobody sees are removed. Does
 * not change what has a meaning of its own, such as `²` and `½`. For codes, numbers and identifiers, not for names.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\u034F\uFE00-\uFE0F]/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/(?![0-9])\p{Nd}/gu, valueOfDigit)
    .replaceAll(/[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g, '-')
    .replaceAll(/[\p{Zs}\t]/gu, ' ');
