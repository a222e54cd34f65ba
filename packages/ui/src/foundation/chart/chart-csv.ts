import type { Chart } from './use-chart.js';

type Cells = readonly (string | number | null)[];

/** Text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;
const safe = (text: string) => (formula.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const fieldOf = (cell: Cells[number]) => (typeof cell === 'number' ? String(cell) : quoted(safe(cell ?? '')));

/**
 * Returns the rows of a chart with a header: a row per category and a column per series. Numbers are not formatted; a
 * withheld value is its reason, a missing one is empty. Series with ranges have two more columns, those with notes one.
 */
export function chartRows({ series, categories }: Chart, header: string): Cells[] {
  const columns = series.flatMap(({ name, cells }): [string, (at: number) => Cells[number]][] => [
    [name, (at) => cells[at]?.withheld ?? cells[at]?.value ?? null],
    ...(cells.some(({ range }) => range)
      ? ([0, 1] as const).map((end): [string, (at: number) => Cells[number]] => [
          `${name} ${end === 0 ? '↓' : '↑'}`,
          (at) => cells[at]?.range?.[end] ?? null,
        ])
      : []),
    ...(cells.some(({ note }) => note)
      ? [[`${name} *`, (at: number) => cells[at]?.note ?? null] as [string, (at: number) => Cells[number]]]
      : []),
  ]);
  return [
    [header, ...columns.map(([name]) => name)],
    ...categories.map((category, at) => [category, ...columns.map(([, valueAt]) => valueAt(at))]),
  ];
}

/** Returns rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula starts with an apostrophe. */
export const csvOf = (rows: readonly Cells[]): string => rows.map((row) => row.map(fieldOf).join(',')).join('\r\n');

/** Returns rows as text with tabs, which spreadsheets paste into cells. */
export const tabbedOf = (rows: readonly Cells[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell) : safe(cell ?? '').replaceAll(/[\t\r\n]+/g, ' ')))
        .join('\t'),
    )
    .join('\n');
