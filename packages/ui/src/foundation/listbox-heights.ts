import type { ListRow } from './listbox-rows.js';

/** Rows of a kind are about as high as each other. */
type RowKind = 'name' | 'plain' | 'described' | 'content';

const kindOf = (row: ListRow): RowKind => {
  if (typeof row === 'string') return 'name';
  if (row.content) return 'content';
  return row.description ? 'described' : 'plain';
};

/** What is known of the heights of rows, in px. */
export interface RowHeights {
  /** Of rows that were not measured, by their kind: the mean of the first that were. It stays, or the scroll bar would not. */
  usual: Readonly<Partial<Record<RowKind, number>>>;
  /** Of rows that were measured and are not as usual. */
  own: ReadonlyMap<ListRow, number>;
}

export const unmeasured: RowHeights = { usual: {}, own: new Map() };

/** Until the first of a kind is measured, which is before anything is painted. */
const assumed: Record<RowKind, number> = { name: 31, plain: 36, described: 53, content: 36 };

const heightOf = (row: ListRow, { usual, own }: RowHeights): number => {
  const kind = kindOf(row);
  return own.get(row) ?? usual[kind] ?? assumed[kind];
};

/** The heights with those of rows that were measured; the same object where nothing is new. A height of 0 is none: nothing is laid out yet. */
export function withMeasured(
  heights: RowHeights,
  measured: readonly (readonly [row: ListRow, height: number])[],
): RowHeights {
  const laidOut = measured.filter(([, height]) => height > 0);
  const usual = { ...heights.usual };
  for (const kind of new Set(laidOut.map(([row]) => kindOf(row)))) {
    if (usual[kind] !== undefined) continue;
    const alike = laidOut.filter(([row]) => kindOf(row) === kind);
    usual[kind] = alike.reduce((sum, [, height]) => sum + height, 0) / alike.length;
  }
  const known = { usual, own: heights.own };
  const unusual = laidOut.filter(([row, height]) => Math.abs(height - heightOf(row, known)) > 0.1);
  if (unusual.length > 0) return { usual, own: new Map([...heights.own, ...unusual]) };
  return Object.keys(usual).length > Object.keys(heights.usual).length ? known : heights;
}

/** Where each row begins, in px from the first, and at last where the list ends. */
export function topsOf(rows: readonly ListRow[], heights: RowHeights): Float64Array {
  const tops = new Float64Array(rows.length + 1);
  let top = 0;
  rows.forEach((row, index) => {
    top += heightOf(row, heights);
    tops[index + 1] = top;
  });
  return tops;
}
