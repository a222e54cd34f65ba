import type { CountedCell, CountedLine, Totals } from './cells.ts';
import { cellId, internalFigures, type CountedFigure } from './figures.ts';

/** A cell that a record is counted in. */
export interface CellKey {
  readonly figure: CountedFigure;
  readonly dimensions: readonly string[];
  /**
   * The cells that contain this one. All cells of a line are disjoint, such as the classes of a regulation. Cells that
   * overlap, such as languages, are each a line of their own. A line has the same name inside a cell and inside the cells
   * that divide it.
   */
  readonly inside: readonly { readonly parent: string; readonly line: string }[];
  /** Whether only medians of the cell are published, see `medianDominancePercent`. */
  readonly dominance?: number;
}

/** A cell with its figure and dimensions. */
export interface FigureCell extends CountedCell {
  readonly figure: CountedFigure;
  readonly dimensions: readonly string[];
}

type Records = Map<string, number>;

function totalsOf(records: Records): Totals {
  let [value, largest] = [0, 0];
  for (const count of records.values()) {
    value += count;
    if (count > largest) largest = count;
  }
  return { value, organisations: records.size, largest };
}

/** Returns the records that are in none of the parts. */
function without(records: Records, parts: readonly Records[]): Records {
  const rest: Records = new Map();
  for (const [organisation, count] of records) {
    const left = parts.reduce((sum, part) => sum - (part.get(organisation) ?? 0), count);
    if (left > 0) rest.set(organisation, left);
  }
  return rest;
}

/** The id of the records of a cell that are in no cell of a line. */
const restId = (parent: string, line: string): string => `rest of ${parent}, ${line}`;

/** Counts the records of organisations in cells. */
export class Tally {
  readonly #cells = new Map<string, { key: CellKey; records: Records }>();

  /** Adds a record of an organisation to each cell. */
  add(organisation: string, keys: readonly CellKey[]): void {
    for (const key of keys) {
      const id = cellId(key.figure, key.dimensions);
      const { records } = this.#cells.get(id) ?? this.#newCell(id, key);
      records.set(organisation, (records.get(organisation) ?? 0) + 1);
    }
  }

  #newCell(id: string, key: CellKey): { key: CellKey; records: Records } {
    const cell = { key, records: new Map<string, number>() };
    this.#cells.set(id, cell);
    return cell;
  }

  /** Returns the counted cells, and everything that their differences could reveal. */
  counted(): { figures: FigureCell[]; cells: CountedCell[]; lines: CountedLine[] } {
    const figures = [...this.#cells].map(([id, { key, records }]): FigureCell => {
      const { figure, dimensions, dominance } = key;
      const isPublished = !(internalFigures as readonly CountedFigure[]).includes(figure);
      return { id, figure, dimensions, isPublished, ...(dominance && { dominance }), ...totalsOf(records) };
    });
    const rests: CountedCell[] = [];
    const lines: CountedLine[] = [];
    const byParent = this.#lines();
    for (const [parent, byLine] of byParent) {
      const records = this.#cells.get(parent)?.records;
      if (!records) continue;
      for (const [line, cells] of byLine) {
        const parts = cells.flatMap((id) => this.#cells.get(id)?.records ?? []);
        const rest = { id: restId(parent, line), isPublished: false, ...totalsOf(without(records, parts)) };
        rests.push(rest);
        lines.push({ parent, cells: [...cells, rest.id] });
        // The rests of the cells that divide the parent otherwise add up to its rest.
        for (const [other, dividing] of byLine)
          if (other !== line && dividing.some((id) => byParent.get(id)?.has(line)))
            lines.push({
              parent: rest.id,
              cells: [
                ...dividing.map((id) => (byParent.get(id)?.has(line) ? restId(id, line) : id)),
                restId(parent, other),
              ],
            });
      }
    }
    return { figures, cells: [...figures, ...rests], lines };
  }

  /** Returns the ids of the cells of each line, by parent. */
  #lines(): Map<string, Map<string, string[]>> {
    const byParent = new Map<string, Map<string, string[]>>();
    for (const [id, { key }] of this.#cells)
      for (const { parent, line } of key.inside) {
        const byLine = byParent.get(parent) ?? new Map<string, string[]>();
        byParent.set(parent, byLine.set(line, [...(byLine.get(line) ?? []), id]));
      }
    return byParent;
  }
}
