import { textOf } from '../../foundation/compose.js';
import type { TableColumn } from '../../display/table/index.js';
import { csvLine, withoutFormula } from './grid-copy.js';
import { textIn, valueOf } from './grid-values.js';
import { runInSlices, type Sliced } from './slices.js';

export type ExportFormat = 'csv' | 'xlsx';

/** Number of rows between two points at which the work can be interrupted. */
const stride = 100;

type Progress = (done: number, total: number) => void;

/** Returns a file as lines of text. The byte order mark makes Excel read it as UTF-8. */
function* csvOf<R>(columns: readonly TableColumn<R>[], rows: readonly R[], onProgress: Progress): Sliced<Blob> {
  const lines = [`\uFEFF${csvLine(columns.map(({ header }) => textOf(header)))}`];
  for (const [index, row] of rows.entries()) {
    lines.push(csvLine(columns.map((column) => textIn(column, row))));
    if (index % stride === 0) {
      onProgress(index, rows.length);
      yield;
    }
  }
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
}

/** A cell of a spreadsheet: numbers stay numbers, everything else is text that is not executed. */
type SheetCell = { value: number; type: NumberConstructor } | { value: string; type: StringConstructor } | null;

function sheetCell<R>(column: TableColumn<R>, row: R): SheetCell {
  const value = valueOf(column, row);
  if (column.type === 'number' && typeof value === 'number' && Number.isFinite(value)) return { value, type: Number };
  const text = withoutFormula(textIn(column, row));
  return text === '' ? null : { value: text, type: String };
}

function* sheetOf<R>(
  columns: readonly TableColumn<R>[],
  rows: readonly R[],
  onProgress: Progress,
): Sliced<SheetCell[][]> {
  const sheet: SheetCell[][] = [];
  for (const [index, row] of rows.entries()) {
    sheet.push(columns.map((column) => sheetCell(column, row)));
    if (index % stride === 0) {
      onProgress(index, rows.length);
      yield;
    }
  }
  return sheet;
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Creates a file of the rows and downloads it. The library for XLSX is loaded on first use. Throws if it cannot be
 * loaded.
 */
export async function exportCells<R>(
  format: ExportFormat,
  name: string,
  columns: readonly TableColumn<R>[],
  rows: readonly R[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<void> {
  if (format === 'csv') {
    const file = await runInSlices(csvOf(columns, rows, onProgress), signal);
    if (file) download(file, `${name}.csv`);
    return;
  }
  const [{ default: writeExcelFile }, sheet] = await Promise.all([
    import('write-excel-file/browser'),
    runInSlices(sheetOf(columns, rows, onProgress), signal),
  ]);
  if (!sheet) return;
  const header = columns.map((column) => ({ value: textOf(column.header), type: String, fontWeight: 'bold' as const }));
  const file = await writeExcelFile([header, ...sheet], { stickyRowsCount: 1 }).toBlob();
  if (!signal.aborted) download(file, `${name}.xlsx`);
}
