/**
 * Returns the option that formats with the digits 0 to 9, as all components do, unless the locale names other digits
 * with `-u-nu-`, such as `ar-u-nu-arab`.
 * @throws RangeError if the locale is invalid
 */
export const numberingOf = (locale: string): { numberingSystem?: 'latn' } =>
  new Intl.Locale(locale).numberingSystem === undefined ? { numberingSystem: 'latn' } : {};
