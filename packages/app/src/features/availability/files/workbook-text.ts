import { windowFileLimits } from '@attesta/domain/availability/limits';
import { csvOf } from '@attesta/domain/values/delimited-text';
import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** Maximum size of the inflated sheets of a workbook, in bytes. */
export const maxInflated = 50_000_000;

/** The cells of a workbook as CSV, or why they cannot be read. */
export type WorkbookText = { text: string } | { problem: 'format' | 'tooLarge' };

/** The value of a cell; the types of the library state the constructor of `Date` instead of a date. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

class TooLarge extends Error {}

/** Maximum number of files in the archive of a workbook. */
const maxFiles = 1000;

/** The column `CV` is the hundredth. */
const reference = /^(?:[A-Z]|[A-B][A-Z]|C[A-V])?([1-9]\d{0,3})$/u;

/**
 * Refuses sheets that name a cell outside of the rows and columns that a file can have: the library would allocate all
 * cells before it.
 */
function checkReferences(sheet: string): void {
  for (const [, , value = ''] of sheet.matchAll(/\sr\s*=\s*(["'])(.*?)\1/gsu)) {
    const row = Number(reference.exec(value)?.[1] ?? Number.NaN);
    if (!(row <= windowFileLimits.rows + 1)) throw new TooLarge();
  }
}

/**
 * Returns the archive with its XML only, not compressed. Inflating is limited here: each file is inflated into a buffer
 * of the size that the archive states for it, or copied.
 */
function inflated(bytes: Uint8Array): Uint8Array {
  let total = 0;
  let files = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (!/\.(?:xml|rels)$/u.test(name)) return false;
    files += 1;
    total += Math.max(size, originalSize);
    if (files > maxFiles || total > maxInflated) throw new TooLarge();
    return true;
  };
  const xml = unzipSync(bytes, { filter });
  for (const [name, content] of Object.entries(xml)) {
    if (/worksheets\//u.test(name)) checkReferences(new TextDecoder().decode(content));
  }
  return zipSync(xml, { level: 0 });
}

/** The rows as CSV. Many cells can refer to one long text, so the size is limited before the text is built. */
function csvOfRows(rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map(textOf));
  let size = 0;
  for (const row of cells) for (const cell of row) size += cell.length + 1;
  if (size > windowFileLimits.bytes) throw new TooLarge();
  return csvOf(cells);
}

/** Reads the first sheet of a workbook (XLSX): values only, of formulas the last result that was saved with them. */
export async function workbookText(bytes: ArrayBuffer): Promise<WorkbookText> {
  try {
    const archive = inflated(new Uint8Array(bytes));
    const rows = await readSheet(new Blob([archive as Uint8Array<ArrayBuffer>]));
    return { text: csvOfRows(rows) };
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'tooLarge' : 'format' };
  }
}
