import { hueCount } from '../../theme/color-names.js';

// Found by search: with these two the groups of the European designation codes fall on all twelve hues.
const FACTOR = 59;
const MODULUS = 509;

/** The hue of a group, 1 to 12: the same for the same words, everywhere. */
export function hueOf(group: string): number {
  let value = 0;
  for (const letter of group) value = ((value * FACTOR + (letter.codePointAt(0) ?? 0)) * FACTOR) % MODULUS;
  return (value % hueCount) + 1;
}
