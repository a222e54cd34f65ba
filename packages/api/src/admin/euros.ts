/** Formats cents for the terminal, such as `EUR 595.00`. */
export const euros = (cents: number): string => `EUR ${(cents / 100).toFixed(2)}`;

/** Parses an amount of euros, such as `50` or `49.90`, to cents; null if it is not an amount. */
export function centsOf(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
