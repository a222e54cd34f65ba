import { hueCount } from '../../theme/colors/color-names.js';

// With these constants, the groups of the European designation codes cover all twelve hues.
const FACTOR = 59;
const MODULUS = 509;

/** Returns the hue of a group, 1 to 12. The same string always has the same hue. */
export function hueOf(group: string): number {
  let value = 0;
  for (const letter of group) value = ((value * FACTOR + (letter.codePointAt(0) ?? 0)) * FACTOR) % MODULUS;
  return (value % hueCount) + 1;
}
