import { specified } from '../../theme/specified.js';

/** How many steps may be seen at once (specification, sections 2 and 9). */
export const maxBreadcrumbs: number = specified.breadcrumbs.max;

/**
 * Which steps stand behind the "…": those between the first and the last, where there are more than `max` or they do not fit.
 * Answers `[from, to)`, or null where nothing is hidden.
 */
export function hiddenSteps(count: number, max: number, fits: boolean): readonly [from: number, to: number] | null {
  return count > 2 && (count > max || !fits) ? [1, count - 1] : null;
}

/** What was measured of the row, in px: its own width, and the width that all steps need (once known). */
export interface Measured {
  room: number;
  needed: number;
}

/** Whether all steps fit. What they need is known only while all are shown, so it is kept until then. */
export const fits = ({ room, needed }: Measured): boolean => needed <= room + 1;
