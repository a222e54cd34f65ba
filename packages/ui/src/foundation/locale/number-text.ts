const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number with the separators and digits of a locale.
 *
 * @throws RangeError if the locale is not a BCP 47 tag
 */
export function numberText(value: number, locale: string, style: 'decimal' | 'percent' = 'decimal'): string {
  const key = `${style} ${locale}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { style })));
  return format.format(value);
}
