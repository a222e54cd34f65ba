/** Widths in em of the characters of a figure in Poppins, the widest of the fonts on offer. */
const wide = 0.7;
const narrow = 0.34;
const isNarrow = /[\s.,:;'’|!()-]/;

/** Longer figures shrink no further. */
export const widestFigure = 20;

/** Returns the approximate width of a figure in whole em, 1 to 20, by which it shrinks to fit on one line. */
export function figureWidth(text: string): number {
  const width = Array.from(text).reduce((sum, one) => sum + (isNarrow.test(one) ? narrow : wide), 0);
  return Math.min(widestFigure, Math.max(1, Math.ceil(width)));
}

/**
 * Splits a figure after the non-breaking spaces between its groups of digits, as in French "1 250 000": the only
 * positions where a figure that is still too long may wrap.
 */
export const digitGroups = (text: string): string[] => text.split(/(?<=\d[\u00a0\u202f])(?=\d)/u);
