import { decimalsOf, mostDecimals } from './decimals-of.js';
import { intlLocale } from './intl-locale.js';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number with the separators and digits of a locale, with all its decimals. A percentage is rounded.
 */
export function numberText(value: number, locale: string, style: 'decimal' | 'percent' = 'decimal'): string {
  const decimals = style === 'percent' ? 0 : Math.min(mostDecimals, decimalsOf(value));
  const key = `${style} ${decimals} ${locale}`;
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.NumberFormat(intlLocale(locale), { style, maximumFractionDigits: decimals })));
  return format.format(value);
}
