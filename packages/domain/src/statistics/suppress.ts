import {
  dominancePercent,
  minimumOrganisations,
  type CellState,
  type CountedCell,
  type CountedLine,
  type Totals,
} from './cells.ts';

/** Whether enough organisations share some records, and none of them dominates. No records reveal nothing. */
export const isSafe = ({ value, organisations, largest }: Totals, dominance = dominancePercent): boolean =>
  value === 0 || (organisations >= minimumOrganisations && largest * 100 <= value * dominance);

/**
 * Returns totals of some cells together that are certainly not safer than they are. Their organisations may be the same,
 * so there are at least as many as in the cell with the most, and the largest one has at most the largest numbers of all
 * cells together.
 */
const togetherOf = (cells: readonly Totals[]): Totals => ({
  value: cells.reduce((sum, { value }) => sum + value, 0),
  organisations: Math.max(0, ...cells.map(({ organisations }) => organisations)),
  largest: cells.reduce((sum, { largest }) => sum + largest, 0),
});

/** A line with its cells instead of their ids. */
interface Line {
  readonly parent: CountedCell;
  readonly cells: readonly CountedCell[];
}

/** Returns all cells that can be computed from the shown ones by adding and subtracting along the lines. */
function computable(lines: readonly Line[], shown: ReadonlySet<CountedCell>): Set<CountedCell> {
  const known = new Set(shown);
  for (let size = -1; size !== known.size;) {
    size = known.size;
    for (const { parent, cells } of lines) {
      const unknown = cells.filter((cell) => !known.has(cell));
      if (unknown.length === 0) known.add(parent);
      else if (unknown.length === 1 && known.has(parent)) known.add(unknown[0]!);
    }
  }
  return known;
}

/** Whether a cell of the line, or the sum of several, can be computed and isolates an organisation. */
function isRevealing(
  { parent, cells }: Line,
  known: ReadonlySet<CountedCell>,
  shown: ReadonlySet<CountedCell>,
): boolean {
  if (!known.has(parent)) return false;
  if (cells.some((cell) => known.has(cell) && !shown.has(cell) && !isSafe(cell))) return true;
  const unknown = cells.filter((cell) => !known.has(cell));
  return unknown.length > 0 && !isSafe(unknown.length === cells.length ? parent : togetherOf(unknown));
}

const smallestFirst = (one: CountedCell, other: CountedCell) => one.value - other.value || (one.id < other.id ? -1 : 1);

/**
 * Decides which cells of a count are shown: none from fewer than five organisations or with one organisation that has
 * over 80 %, none that would reveal such a cell or sum of cells as a difference along a line, and none inside a hidden
 * cell. Where a cell must be hidden for the sake of others, it is the smallest of the line.
 * @param cells all cells of a count. A cell without records is safe: its absence is published anyway
 * @param lines all lines; a cell can be in several, and lines with a parent that is not counted are ignored
 */
export function suppressed(cells: readonly CountedCell[], lines: readonly CountedLine[]): Map<string, CellState> {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const known = lines.flatMap(({ parent: id, cells: ids }): Line[] => {
    const parent = byId.get(id);
    return parent ? [{ parent, cells: ids.flatMap((one) => byId.get(one) ?? []) }] : [];
  });
  const shown = new Set(cells.filter((cell) => cell.isPublished && isSafe(cell, cell.dominance)));
  const hideInside = () => {
    for (let size = -1; size !== shown.size;) {
      size = shown.size;
      for (const { parent, cells: inside } of known)
        if (parent.isPublished && !shown.has(parent)) for (const cell of inside) shown.delete(cell);
    }
  };
  const smallestOf = (some: readonly CountedCell[]) =>
    some.filter((cell) => shown.has(cell)).toSorted(smallestFirst)[0];
  /** Returns the cells from which hidden cells of a line can be computed along other lines. */
  const linesOf = (some: readonly CountedCell[], computed: ReadonlySet<CountedCell>) =>
    known
      .filter(({ cells: one }) => one.some((cell) => some.includes(cell) && computed.has(cell)))
      .flatMap(({ cells: one }) => one);
  for (let size = -1; size !== shown.size;) {
    hideInside();
    size = shown.size;
    const computed = computable(known, shown);
    const revealing = known.filter((line) => isRevealing(line, computed, shown));
    const before = new Set(shown);
    for (const { cells: one } of revealing) {
      // A cell that was hidden for another line may be enough for this one, too.
      const smallest = one.every((cell) => shown.has(cell) === before.has(cell)) && smallestOf(one);
      if (smallest) shown.delete(smallest);
    }
    const [first] = revealing;
    if (!first || shown.size < size) continue;
    const elsewhere = smallestOf(linesOf(first.cells, computed)) ?? smallestOf([first.parent]);
    if (elsewhere) shown.delete(elsewhere);
  }
  const stateOf = (cell: CountedCell): CellState => {
    if (shown.has(cell)) return 'shown';
    return cell.organisations < minimumOrganisations ? 'few' : 'withheld';
  };
  return new Map(cells.filter(({ isPublished }) => isPublished).map((cell) => [cell.id, stateOf(cell)]));
}
