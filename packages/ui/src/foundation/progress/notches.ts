/**
 * The ring of twelve notches, as masks. A gap is at the top, as in the seal (`display/seal`); small rings have wider
 * gaps, because a gap of less than 1 px is not visible.
 */
export const notches = 'repeating-conic-gradient(from 3deg, currentColor 0 24deg, transparent 24deg 30deg)';
export const smallNotches = 'repeating-conic-gradient(from 6deg, currentColor 0 18deg, transparent 18deg 30deg)';
