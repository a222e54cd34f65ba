/** How many records a cell has, and of whom. */
export interface Totals {
  /** Number of records. */
  readonly value: number;
  /** Number of organisations that the records belong to. */
  readonly organisations: number;
  /** Number of records of the organisation with the most. */
  readonly largest: number;
}

/** A cell of a figure as counted, before suppression. */
export interface CountedCell extends Totals {
  /** Unique among the cells of one count. */
  readonly id: string;
  /** Whether the cell is published if that is safe. Other cells are known only if they can be computed. */
  readonly isPublished: boolean;
  /** The cell is withheld if one organisation has more than this percentage. Default: {@link dominancePercent}. */
  readonly dominance?: number;
}

/** Cells without common records that add up to another cell, so that the last of them can be computed from the others. */
export interface CountedLine {
  readonly parent: string;
  readonly cells: readonly string[];
}

/**
 * `few`: from fewer than {@link minimumOrganisations}. `withheld`: one organisation dominates the cell, or another cell
 * could be computed from it.
 */
export const cellStates = ['shown', 'few', 'withheld'] as const;
export type CellState = (typeof cellStates)[number];

/** A cell counted from fewer organisations than this is not shown as a number. */
export const minimumOrganisations = 5;
/** A cell is withheld if one organisation has more than this percentage of its records. */
export const dominancePercent = 80;
/** The same for a median, which an organisation with more than half of the records decides alone. */
export const medianDominancePercent = 50;
/** Record counts are rounded to multiples of this number. */
export const roundedTo = 5;

/** Returns a count of records as it is published. A cell that is shown never becomes zero. */
export const roundedCount = (records: number): number =>
  Math.max(roundedTo, Math.round(records / roundedTo) * roundedTo);
