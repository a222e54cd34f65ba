import { plainText, withoutFrame } from './typed-text.ts';

/**
 * A whole number as people and spreadsheets write it: with a plus sign, and one or two zeros after the separator. With
 * three zeros it can be thousands: `4.000`.
 */
const whole = /^\+?(\d{1,9})(?:[.,]0{1,2})?$/;

/** Returns the whole number that a text means, without an apostrophe and quotes around it; null if it means none. */
export function readWholeNumber(typed: string): number | null {
  const [, digits] = whole.exec(withoutFrame(plainText(typed))) ?? [];
  return digits === undefined ? null : Number(digits);
}
