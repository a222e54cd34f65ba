const isDigit = /\p{Nd}/u;

/** Returns a decimal digit of any script as 0 to 9. The ten digits of a script are consecutive code points. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Replaces the digits of every script by 0 to 9, so that users can type those that their keyboard has. */
export const latinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, latinDigit);
