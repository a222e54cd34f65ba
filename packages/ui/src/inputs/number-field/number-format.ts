import { decimalsOf, mostDecimals } from '../../foundation/locale/decimals-of.js';
import { hasLocaleData, intlLocale } from '../../foundation/locale/intl-locale.js';
import { plainText } from '../../foundation/locale/plain-text.js';

/** How a number is written. The properties are those of `Intl.NumberFormat`. */
export interface NumberFormat extends Pick<
  Intl.NumberFormatOptions,
  'currency' | 'currencyDisplay' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
> {
  /** `percent`: the value 0.25 is written as 25. `currency` needs a currency code. */
  style?: 'decimal' | 'percent' | 'currency' | undefined;
  /** A unit after the number, such as `kWh` or `km`. */
  unit?: string | undefined;
  /** Further texts that users may type before or after the number, such as a unit that the label names. */
  accept?: readonly string[] | undefined;
  /** Whether the value is an integer in the smallest unit of the currency: 1250 is 12.50 EUR. */
  minorUnits?: boolean | undefined;
}

/** A number format in a locale, with everything that parsing needs. */
export interface NumberWriting {
  /** Writes a number without unit and currency: 1,234.5. */
  plain: Intl.NumberFormat;
  /** Writes a number with more decimals than users may type. */
  exact: (decimals: number) => Intl.NumberFormat;
  decimal: string;
  group: string;
  /** Number of digits in the groups before the last: 3, or 2 in Indian English and Hindi. */
  groupSize: number;
  /** Largest number of decimals. */
  decimals: number;
  /** Whether a point or comma before three digits may be either separator, because the locale has no data. */
  isAmbiguous: boolean;
  /** The value is the written number times 10 to this power: -2 for percent, 2 for EUR in minor units. */
  shift: number;
  /** Currency or unit, and whether it is before the number. */
  affix: { text: string; isBefore: boolean } | undefined;
  /** Texts that users may type before or after the number, in lower case. */
  accepted: readonly string[];
}

const formatOf = (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);

const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes, value: number) =>
  format.formatToParts(value).find((part) => part.type === type)?.value;

function affixOf(format: Intl.NumberFormat, { style, unit }: NumberFormat): NumberWriting['affix'] {
  const parts = format.formatToParts(1);
  const index = parts.findIndex(({ type }) => type === 'currency' || type === 'percentSign');
  if (style !== 'decimal' && index >= 0)
    return { text: parts[index]?.value ?? '', isBefore: index < parts.findIndex(({ type }) => type === 'integer') };
  return unit ? { text: unit, isBefore: false } : undefined;
}

const cache = new Map<string, NumberWriting>();

/**
 * Returns how numbers are written in a locale.
 *
 * @throws RangeError if the currency is not a currency code, or the fraction digits are not between 0 and 100
 */
export function writingOf(locale: string, format: NumberFormat = {}): NumberWriting {
  const key = JSON.stringify([locale, format]);
  const cached = cache.get(key);
  if (cached) return cached;
  const language = intlLocale(locale);
  const hasData = hasLocaleData(locale);
  const { unit, accept = [], minorUnits, style = format.currency ? 'currency' : 'decimal', ...given } = format;
  const rest = hasData ? given : { ...given, useGrouping: false };
  const full = formatOf(language, { ...rest, style });
  const { maximumFractionDigits: decimals = 0, minimumFractionDigits = 0 } = full.resolvedOptions();
  const plain = formatOf(language, {
    useGrouping: rest.useGrouping,
    minimumFractionDigits,
    maximumFractionDigits: decimals,
  });
  const large = formatOf(language, { useGrouping: 'always' }).formatToParts(123_456_789);
  const affix = affixOf(full, { style, unit });
  const names = (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) =>
      rest.currency &&
      partOf(formatOf(language, { style: 'currency', currency: rest.currency, currencyDisplay }), 'currency', 1),
  );
  const writing: NumberWriting = {
    plain,
    exact: (digits) =>
      formatOf(language, {
        useGrouping: rest.useGrouping,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    decimal: partOf(formatOf(language, {}), 'decimal', 1.5) ?? '.',
    group: large.find(({ type }) => type === 'group')?.value ?? ',',
    groupSize: large.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
    decimals,
    isAmbiguous: !hasData && decimals > 0,
    shift: style === 'percent' ? -2 : minorUnits ? (full.resolvedOptions().maximumFractionDigits ?? 2) : 0,
    affix,
    accepted: [...new Set([affix?.text, unit, ...names, style === 'percent' ? '%' : '', ...accept])]
      .map((text) => normalized(text ?? ''))
      .filter(Boolean)
      .toSorted((a, b) => b.length - a.length),
  };
  cache.set(key, writing);
  return writing;
}

/** Normalizes text for comparison: characters of other keyboards, invisible characters and case. */
export const normalized = (text: string) => plainText(text).trim().toLowerCase();

/** Returns the number times 10 to the power `by`, without the error of a multiplication. */
export function shifted(value: number, by: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + by}`);
}

/** Returns a number that shows the separators of the format, such as `1,234.50`, within the upper limit. */
export function exampleOf({ plain, shift }: NumberWriting, max: number | undefined): string {
  const limit = max === undefined ? Infinity : shifted(max, -shift);
  const example = shift !== -2 && limit >= 1234.5 ? 1234.5 : limit >= 12.5 ? 12.5 : 0.5;
  return plain.format(example).replaceAll('\u202F', '\u00A0');
}

/**
 * Writes a value without its unit: `1,234.5`, with all its decimals, also if fewer may be typed. The narrow space between groups in French is written as a usual
 * non-breaking space, because some fonts show it as no space at all.
 */
export function formatNumber(value: number, { plain, exact, decimals, shift }: NumberWriting): string {
  const written = shifted(value, -shift);
  const needed = Math.min(decimalsOf(written), mostDecimals);
  return (needed > decimals ? exact(needed) : plain).format(written).replaceAll('\u202F', '\u00A0');
}

/** Writes a value with its unit or currency: `€1,234.50`, `12 kWh`. */
export function formatWithUnit(value: number, writing: NumberWriting): string {
  const text = formatNumber(value, writing);
  const { affix } = writing;
  if (!affix) return text;
  return affix.isBefore ? `${affix.text}${text}` : `${text}\u00A0${affix.text}`;
}
