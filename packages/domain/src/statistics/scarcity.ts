/** Quarters for which scarcity is computed: the current one and those that follow. */
export const scarcityQuarters = 8;
/** The highest published scarcity, which means this or more. */
export const maxScarcity = 10;
const step = 0.5;

/**
 * Returns the devices for each place, in steps of 0.5, at most 10. Null if there is no place. Steps alone hide nothing:
 * 30 devices and a scarcity of 7.5 mean four places. The places must therefore be those that are published as bands.
 * @param devices rounded number of devices that need the code in the quarter
 * @param places published places of the code in the quarter, see `publishedPlaces`
 */
export function scarcityOf(devices: number, places: number): number | null {
  if (places === 0) return null;
  return Math.min(maxScarcity, Math.round(devices / places / step) * step);
}
