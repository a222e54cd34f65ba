import { useMemo } from 'react';
import { useFormats, type Formats } from '../../../platform/i18n/formats';

/** Formats cents as an amount of euros, such as €357.00. */
export const moneyIn =
  ({ number }: Pick<Formats, 'number'>) =>
  (cents: number): string =>
    number(cents / 100, { style: 'currency', currency: 'EUR' });

/** Formats a VAT rate in hundredths of a per cent, such as 19%. */
export const rateIn =
  ({ number }: Pick<Formats, 'number'>) =>
  (rate: number): string =>
    number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });

/** Returns the formats of amounts and VAT rates in the current language. */
export function useMoney(): { money: (cents: number) => string; rate: (vatRate: number) => string } {
  const formats = useFormats();
  return useMemo(() => ({ money: moneyIn(formats), rate: rateIn(formats) }), [formats]);
}
