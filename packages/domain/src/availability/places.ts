/**
 * Bands of free places, in ascending order. Market operators receive bands instead of numbers; a notified body sees its
 * own numbers.
 */
export const placesBands = ['none', 'few', 'some', 'many'] as const;
export type PlacesBand = (typeof placesBands)[number];

/** The largest number of places in each limited band: few is 1 or 2, some is 3 to 5, many is 6 or more. */
const mostPlaces = { none: 0, few: 2, some: 5 } as const;

/** Returns the band of a number of free places. */
export function placesBand(places: number): PlacesBand {
  if (places <= mostPlaces.none) return 'none';
  if (places <= mostPlaces.few) return 'few';
  return places <= mostPlaces.some ? 'some' : 'many';
}

/** Compares two bands: negative if `a` has fewer places. */
export const comparePlaces = (a: PlacesBand, b: PlacesBand): number => placesBands.indexOf(a) - placesBands.indexOf(b);
