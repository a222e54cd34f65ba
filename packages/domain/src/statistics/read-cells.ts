import type { RoleId } from '../access/roles.ts';
import { cellId, currentPeriod, type FigureId, type PublishedCell } from './figures.ts';

/** A cell as pages show it. */
export type ReadCell =
  | { readonly state: 'shown'; readonly value: number }
  | { readonly state: 'no_start' }
  | { readonly state: 'few' }
  | { readonly state: 'withheld' };

/** Returns the cell of a figure; one that is not published is from fewer than five organisations. */
export type CellReader = (figure: FigureId, dimensions: readonly string[], period?: string) => ReadCell;

/** Returns a function that reads published cells. */
export function cellReader(cells: readonly PublishedCell[]): CellReader {
  const byKey = new Map(cells.map((cell) => [`${cell.period} ${cellId(cell.figure, cell.dimensions)}`, cell]));
  return (figure, dimensions, period = currentPeriod) => {
    const cell = byKey.get(`${period} ${cellId(figure, dimensions)}`);
    if (!cell) return { state: 'few' };
    if (cell.value !== null) return { state: 'shown', value: cell.value };
    return { state: cell.state === 'no_start' ? 'no_start' : 'withheld' };
  };
}

/** Returns the months with published cells of a figure, earliest first, at most the last `count`. */
export const monthsOf = (cells: readonly PublishedCell[], figure: FigureId, count: number): string[] =>
  [
    ...new Set(
      cells.filter((cell) => cell.figure === figure && cell.period !== currentPeriod).map(({ period }) => period),
    ),
  ]
    .toSorted()
    .slice(-count);

/** Returns the share of SMEs in per cent, computed from rounded numbers; hidden if one of the two sizes is hidden. */
export function smeShareOf(read: CellReader, period?: string, role: readonly RoleId[] = []): ReadCell {
  const [sme, large] = [read('sme-share', [...role, 'sme'], period), read('sme-share', [...role, 'large'], period)];
  if (sme.state !== 'shown') return sme;
  if (large.state !== 'shown') return large;
  return { state: 'shown', value: Math.round((sme.value / (sme.value + large.value)) * 100) };
}

/** Returns the published numbers of a figure with two dimensions, by the second one, highest first. */
export const highestCells = (
  cells: readonly PublishedCell[],
  figure: FigureId,
  first: string,
): { name: string; value: number }[] =>
  cells
    .filter((cell) => cell.figure === figure && cell.period === currentPeriod && cell.dimensions[0] === first)
    .flatMap(({ dimensions: [, name = ''], value }) => (value === null ? [] : [{ name, value }]))
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name));
