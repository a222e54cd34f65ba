const digits = 6;

/** The printed number of a registration, such as `C-000123`. */
export const registrationNumber = (number: number): string => `C-${String(number).padStart(digits, '0')}`;

/** The stored number of a printed one, or null if the text is not such a number. Letter case does not matter. */
export function numberOf(text: string): number | null {
  const found = /^C-(\d{6,10})$/i.exec(text)?.[1];
  const number = Number(found);
  return found !== undefined && number > 0 && number < 2 ** 31 ? number : null;
}
