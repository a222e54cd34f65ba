/** A value with details. A plain number or null is the short form. */
export interface ChartDatum {
  /** The number, or null if there is none. */
  value: number | null;
  /** Why the number is not published, such as "Fewer than 5". The value is hatched and never drawn as zero. */
  withheld?: string | undefined;
  /** Lower end of a disputed or uncertain value, which is drawn as a hollow point with a range. */
  low?: number | undefined;
  /** Upper end of a disputed or uncertain value. */
  high?: number | undefined;
  /** A remark for the tooltip and the table, such as "Another source states 641". */
  note?: string | undefined;
}

/** A number, null for a missing value (a gap), or a value with details. */
export type ChartValue = number | null | ChartDatum;

/** A line, a set of bars, or a row of a heat map. At most six per chart are distinguishable. */
export interface ChartSeries {
  /** Unique among the series of the chart. */
  id: string;
  /** Name in legend, tooltip and table. */
  name: string;
  /** One value per category. Missing entries are missing values. */
  values: readonly ChartValue[];
  /** Colour, pattern and dashes, 1 to 6. Default: the position of the series. */
  color?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A checked value: numbers are finite, and a withheld value has no number. */
export interface Cell {
  value: number | null;
  withheld: string | undefined;
  range: readonly [low: number, high: number] | undefined;
  note: string | undefined;
}

/** A series as the charts draw it. */
export interface DrawnSeries {
  id: string;
  name: string;
  /** Position among all series, 0 for the first. */
  index: number;
  /** Colour, pattern and dashes, 1 to 6. */
  color: number;
  cells: readonly Cell[];
  isHidden: boolean;
}

const styles = 6;
const finite = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function cellOf(given: ChartValue | undefined): Cell {
  const datum = typeof given === 'object' && given !== null ? given : { value: given ?? null };
  const withheld = datum.withheld || undefined;
  const value = withheld === undefined && finite(datum.value) ? datum.value : null;
  const ends = [datum.low, datum.high, value].filter(finite);
  const isRange = value !== null && (finite(datum.low) || finite(datum.high));
  return {
    value,
    withheld,
    range: isRange ? [Math.min(...ends), Math.max(...ends)] : undefined,
    note: datum.note || undefined,
  };
}

/** Returns the series with one checked cell per category. */
export const drawnSeries = (series: readonly ChartSeries[], count: number, hidden: readonly string[]): DrawnSeries[] =>
  series.map(({ id, name, values, color }, index) => ({
    id,
    name,
    index,
    color: color ?? (index % styles) + 1,
    cells: Array.from({ length: count }, (_, at) => cellOf(values[at])),
    isHidden: hidden.includes(id),
  }));

/** Returns the numbers that an axis must include, with the ends of ranges. */
export const numbersOf = (series: readonly DrawnSeries[]): number[] =>
  series.flatMap(({ cells }) => cells.flatMap(({ value, range }) => (value === null ? [] : [value, ...(range ?? [])])));
