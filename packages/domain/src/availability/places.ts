import type { Window, WindowStatus } from './schema.ts';
import { freeSlots, isClosed, type Load } from './status.ts';

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

/** Derives the status that others than the body receive: from the band of free places, which is all that they know. */
export function publicStatus(window: Load): WindowStatus {
  if (isClosed(window)) return 'closed';
  return placesBand(freeSlots(window)) === 'few' ? 'limited' : 'open';
}

/** The middle of each band; most windows with 6 places or more have about 7. */
const middleOf: Record<PlacesBand, number> = { none: 0, few: 1.5, some: 4, many: 7 };

/**
 * Returns the free places of windows as others than their body may know them: the middle of the band of each window.
 * Sums and ratios of it depend on bands only, so that nobody can derive the number of a window by comparing them.
 */
export const publishedPlaces = (windows: readonly Pick<Window, 'slots' | 'reserved'>[]): number =>
  windows.reduce((sum, window) => sum + middleOf[placesBand(freeSlots(window))], 0);

/** Compares two bands: negative if `a` has fewer places. */
export const comparePlaces = (a: PlacesBand, b: PlacesBand): number => placesBands.indexOf(a) - placesBands.indexOf(b);
