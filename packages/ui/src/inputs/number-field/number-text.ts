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

/** Returns the digits without group separators, or null if the groups have wrong lengths or several separators. */
function withoutGroups(text: string, groupSize: number, separators: readonly string[]): string | null {
  if (/^\d*$/u.test(text)) return text;
  const groups = text.split(separators.find((each) => text.includes(each)) ?? '');
  const [first = '', ...rest] = groups;
  const last = rest.pop() ?? '';
  const isGrouped =
    /^[1-9]\d{0,2}$/u.test(first) &&
    first.length <= Math.max(groupSize, 3) &&
    rest.every((group) => /^\d+$/u.test(group) && (group.length === groupSize || group.length === 3)) &&
    /^\d{3}$/u.test(last);
  return isGrouped ? groups.join('') : null;
}

/** A point or comma before three digits, which can be a decimal separator or one of groups. */
const threeDigits = /^[1-9]\d{0,2}[.,]\d{3}$/u;

/** Returns what is before and after the decimal separator, or null if the text has two meanings. */
function splitDecimals(
  text: string,
  { point, group, decimals, isAmbiguous }: { point: string; group: string; decimals: number; isAmbiguous: boolean },
): readonly [whole: string, decimals: string] | null {
  if (point !== '.' && point !== ',') {
    const [whole = '', fraction = '', ...more] = text.split(point);
    return more.length > 0 ? null : [whole, fraction];
  }
  const marks = text.replaceAll(/[^.,]/gu, '');
  const last = marks.at(-1);
  if (last === undefined) return [text, ''];
  if (marks.split(last).length > 2) return last === point ? null : [text, ''];
  if (threeDigits.test(text)) {
    if (isAmbiguous) return null;
    const isOwn = last === point;
    if (last === group || decimals === 0 || (!isOwn && decimals < 3)) return [text, ''];
    if (!isOwn || decimals < 3) return null;
  }
  const at = text.lastIndexOf(last);
  return [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Parses a typed number in the format of a locale. Accepts digits of every script; group separators of the locale,
 * spaces and apostrophes, if the groups have the right lengths; a minus sign before or after; the currency or unit
 * before or after. A single point or comma that cannot be a group separator is a decimal separator: `1,5` in English.
 * With both, or after groups with spaces, the last one is it: `1.234,5`. A point or comma before three digits separates
 * groups where the locale or the number of decimals says so; `1.000` is refused where it could be 1 or 1000.
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
  const ownGroup = normalized(group);
  const [whole, decimals] = splitDecimals(text, { point, group: ownGroup, decimals: maxDecimals, isAmbiguous }) ?? [
    '-',
    '',
  ];
  const digits = withoutGroups(whole, groupSize, [ownGroup, ' ', "'", '\u2019', '.', ','].filter(Boolean));
  if (digits === null || !/^\d*$/u.test(decimals) || digits + decimals === '') return null;
  if (`${digits}${decimals}`.replace(/^0+/u, '').length > maxDigits) return null;
  const value = shifted(Number(`${digits || '0'}.${decimals || '0'}`), shift);
  return isNegative && value !== 0 ? -value : value;
}
