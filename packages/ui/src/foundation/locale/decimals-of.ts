/** Returns the number of decimals of a number as it is written: 2 for 12.25, 7 for 1e-7. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Largest number of decimals that `Intl.NumberFormat` writes. */
export const mostDecimals = 100;
