import type { ListRow } from './listbox-rows.js';

/** Rows of the same kind have about the same height. */
type RowKind = 'name' | 'plain' | 'described' | 'content';

const kindOf = (row: ListRow): RowKind => {
  if (typeof row === 'string') return 'name';
  if (row.content) return 'content';
  return row.description ? 'described' : 'plain';
};

/** The known row heights in px. */
export interface RowHeights {
  /**
   * Estimated heights of unmeasured rows by kind: the mean of the first measured rows. An estimate does not change, so
   * that the scrollbar does not jump.
   */
  estimated: Readonly<Partial<Record<RowKind, number>>>;
  /** Heights of measured rows that differ from the estimate. */
  measured: ReadonlyMap<ListRow, number>;
}

export const unmeasured: RowHeights = { estimated: {}, measured: new Map() };

/** Heights used until the first row of a kind is measured, which is before the first paint. */
const initial: Record<RowKind, number> = { name: 31, plain: 36, described: 53, content: 36 };

const heightOf = (row: ListRow, { estimated, measured }: RowHeights): number => {
  const kind = kindOf(row);
  return measured.get(row) ?? estimated[kind] ?? initial[kind];
};

/**
 * Returns the heights updated with new measurements, or the same object if nothing changed. Ignores a height of 0,
 * which means that the row has no layout yet.
 */
export function withMeasured(
  heights: RowHeights,
  measurements: readonly (readonly [row: ListRow, height: number])[],
): RowHeights {
  const laidOut = measurements.filter(([, height]) => height > 0);
  const estimated = { ...heights.estimated };
  for (const kind of new Set(laidOut.map(([row]) => kindOf(row)))) {
    if (estimated[kind] !== undefined) continue;
    const sameKind = laidOut.filter(([row]) => kindOf(row) === kind);
    estimated[kind] = sameKind.reduce((sum, [, height]) => sum + height, 0) / sameKind.length;
  }
  const known = { estimated, measured: heights.measured };
  const differing = laidOut.filter(([row, height]) => Math.abs(height - heightOf(row, known)) > 0.1);
  if (differing.length > 0) return { estimated, measured: new Map([...heights.measured, ...differing]) };
  return Object.keys(estimated).length > Object.keys(heights.estimated).length ? known : heights;
}

/** Returns the offset of each row in px from the start of the list, followed by the total height. */
export function topsOf(rows: readonly ListRow[], heights: RowHeights): Float64Array {
  const tops = new Float64Array(rows.length + 1);
  let top = 0;
  rows.forEach((row, index) => {
    top += heightOf(row, heights);
    tops[index + 1] = top;
  });
  return tops;
}
