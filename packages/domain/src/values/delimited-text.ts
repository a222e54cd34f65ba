import Papa from 'papaparse';

/**
 * The separators that programs write between cells: tab when copied from a spreadsheet, comma or semicolon by the user's
 * locale, and a vertical bar.
 */
const separators = ['\t', ';', ',', '|'] as const;

/** Characters with which spreadsheets start a formula, and apostrophes that already make one text. */
const startsFormula = /^'*[=+\-@\t\r＝＋－＠]/u;

/**
 * Returns a text that a spreadsheet does not execute, with one apostrophe more. {@link withoutApostrophe} is its exact
 * inverse, which the escaping of Papa Parse has not. Source: OWASP, CSV injection.
 */
const withApostrophe = (cell: string): string => (startsFormula.test(cell) ? `'${cell}` : cell);

/** Returns the text that {@link csvOf} made safe. */
const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell;

/** Returns a CSV file (RFC 4180) that starts with a byte order mark, so that Excel reads it as UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const safe = rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : withApostrophe(cell))));
  return `\uFEFF${Papa.unparse(safe, { newline: '\r\n' })}\r\n`;
}

/** Returns the most frequent separator of the first filled line, outside of quotes. Papa Parse also counts those in quotes. */
function separatorOf(text: string): string {
  const line = /^[\uFEFF\s]*((?:"[^"]*"|[^"\r\n])*)/u.exec(text)?.[1]?.replaceAll(/"[^"]*"/gu, '') ?? '';
  const counted = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

/** The first line by which spreadsheets name the separator, also as they save it themselves: `"sep=;",,`. */
const separatorLine = /^[\uFEFF\s]*"?sep=([\t;,|])"?[\t;,|]*\r?\n/iu;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * Returns the first rows, as cells, of CSV or of cells that were copied from a spreadsheet. The separator is recognised
 * from the first filled line, or named by a first line such as `sep=;`. The first filled row is the first of the result:
 * blank rows before it follow it, so that all other rows keep their places. Null if a quotation mark is not closed.
 */
export function readDelimited(content: string, maxRows: number): string[][] | null {
  const named = separatorLine.exec(content);
  const text = named ? content.slice(named[0].length) : content;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named?.[1] ?? separatorOf(text), preview: maxRows });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  const rows = data.map((cells) => cells.map(withoutApostrophe));
  const first = rows.findIndex((cells) => !isBlank(cells));
  return first > 0 ? [...rows.slice(first, first + 1), ...rows.slice(0, first), ...rows.slice(first + 1)] : rows;
}
