import { normalized, shifted, type NumberWriting } from './number-format.js';

/** Longer than any valid number. */
const maxLength = 60;
/** A number has at most 15 significant digits that are exact (IEEE 754 double precision). */
const maxDigits = 15;

/** Removes a currency or unit before or after the number. */
function withoutAffix(text: string, accepted: readonly string[]): string {
  for (const affix of accepted) {
    if (text.startsWith(affix)) return text.slice(affix.length).trim();
    if (text.endsWith(affix)) return text.slice(0, -affix.length).trim();
  }
  return text;
}

const minus = /^-\s*|(?<=\d)\s*-$/u;
/** No decimals, as in the price `12,-`. */
const noDecimals = /(?<=\d)[.,]\s?-{1,2}$/u;
/** What spreadsheets write before a number that is text. */
const apostrophe = /^['\u2019](?=[\d+-])/u;

/** Returns the digits without group separators, or null if the groups have wrong lengths. */
function withoutGroups(text: string, separators: string, groupSize: number): string | null {
  if (/^\d*$/u.test(text)) return text;
  const groups = text.split(new RegExp(`[${separators}]`, 'u'));
  const [first = '', ...rest] = groups;
  const last = rest.pop() ?? '';
  const isGrouped =
    /^[1-9]\d{0,2}$/u.test(first) &&
    first.length <= Math.max(groupSize, 3) &&
    rest.every((group) => /^\d+$/u.test(group) && (group.length === groupSize || group.length === 3)) &&
    /^\d{3}$/u.test(last);
  return isGrouped ? groups.join('') : null;
}

const escaped = (character: string) => character.replace(/[\\\]^-]/u, '\\$&');

/** Writes a number with the separators of another language with those of its own, where the number shows which they are. */
function inOwnSeparators(text: string, { point, other, decimals }: { point: string; other: string; decimals: number }) {
  if (point !== '.' && point !== ',') return text;
  const [pointAt, otherAt] = [text.indexOf(point), text.lastIndexOf(other)];
  if (pointAt >= 0 && otherAt > pointAt && text.split(other).length === 2) {
    const swapped: Record<string, string> = { [point]: other, [other]: point };
    return text.replaceAll(/[.,]/gu, (separator) => swapped[separator] ?? separator);
  }
  const isThousands = decimals === 0 && new RegExp(`^[1-9]\\d{0,2}[${point}]\\d{3}$`, 'u').test(text);
  return isThousands ? text.replace(point, '') : text;
}

/**
 * Parses a typed number in the format of a locale. Accepts digits of every script; group separators of the locale,
 * spaces and apostrophes, if the groups have the right lengths; a minus sign before or after; the currency or unit
 * before or after. A single point or comma that cannot be a group separator is a decimal separator: `1,5` in English.
 * With both, the last one is it: `1.234,5`. Without decimals, a point or comma before three digits separates groups.
 * Returns the value, or null if the text is not a number, is ambiguous, or has more digits than a number can store.
 */
export function parseNumber(
  typed: string,
  { decimal, group, groupSize, shift, accepted, decimals: maxDecimals, isAmbiguous }: NumberWriting,
): number | null {
  if (typed.length > maxLength) return null;
  let text = normalized(typed).replaceAll('\u066B', decimal).replaceAll('\u066C', group).replaceAll('\u066A', '%');
  text = withoutAffix(text.replace(apostrophe, ''), accepted).replace(noDecimals, '');
  const isNegative = minus.test(text);
  text = withoutAffix(text.replace(minus, '').replace(/^\+\s*/u, ''), accepted);
  // Keyboards with Arabic letters often have the separators of English only.
  if (decimal === '\u066B') text = text.replaceAll(',', group).replaceAll('.', decimal);

  const point = normalized(decimal);
  // Normalization turns a non-breaking space, the group separator of French, into a space or removes it.
  const separators = [...new Set([normalized(group), ' ', "'", '\u2019'])].filter((each) => each && each !== point);
  const other = point === '.' ? ',' : '.';
  if (isAmbiguous && /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text)) return null;
  text = inOwnSeparators(text, { point, other, decimals: maxDecimals });
  const [whole = '', fraction = '', ...more] = text.split(point);
  let digits = withoutGroups(whole, separators.map(escaped).join(''), groupSize);
  let decimals = fraction;
  if (digits === null && !text.includes(point) && text.split(other).length === 2) {
    const [before = '', after = ''] = text.split(other); // a decimal separator of another language
    [digits, decimals] = [/^\d*$/u.test(before) ? before : null, after];
  }
  if (digits === null || more.length > 0 || !/^\d*$/u.test(decimals) || digits + decimals === '') return null;
  if (`${digits}${decimals}`.replace(/^0+/u, '').length > maxDigits) return null;
  const value = shifted(Number(`${digits || '0'}.${decimals || '0'}`), shift);
  return isNegative && value !== 0 ? -value : value;
}
