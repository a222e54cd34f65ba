import { latinDigits } from './latin-digits.js';

/**
 * Returns typed text with ASCII characters in place of those that other keyboards, word processors and spreadsheets
 * write for them: digits of all scripts, full-width characters, East Asian stops and commas, dashes and spaces. Characters that nobody sees are
 * removed. Does not change what has a meaning of its own, such as `²`, `½` and `①`. For numbers, dates and codes.
 */
export const plainText = (text: string): string =>
  latinDigits(
    text
      .replaceAll(/[\p{Cf}\u034F\uFE00-\uFE0F]/gu, '')
      .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
      .replaceAll(/[\u3002\uFF61\uFE52]/gu, '.')
      .replaceAll(/[\u3001\uFF64\uFE50\uFE51]/gu, ',')
      .replaceAll(/\uFE55/gu, ':')
      .replaceAll(/[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/gu, '-')
      .replaceAll(/[\p{Zs}\t]/gu, ' '),
  );
