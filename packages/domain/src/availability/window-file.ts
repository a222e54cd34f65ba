import { readWholeNumber } from '../values/whole-number.ts';
import { findCode } from '../codes/codes.ts';
import { designationColumns, isClassOf, riskClasses } from '../classes/class-variant.ts';
import { csvOf, readDelimited } from '../values/delimited-text.ts';
import { addDays, type CalendarDate } from '../values/dates.ts';
import { plainText } from '../values/typed-text.ts';
import { isSameInput, windowInputSchema, inputOf, type WindowInput } from './changes.ts';
import { windowFileLimits } from './limits.ts';
import type { WindowProblem } from './rules.ts';
import { ownProblems, windowsAfterSteps, type OwnWindow } from './own-windows.ts';
import type { Designation } from './schema.ts';

/** The columns of a file of windows, in order. Their names are the same in every language. */
export const windowColumns = [
  'id',
  'regulation',
  'code',
  'from',
  'to',
  'slots',
  'reserved',
  'manualStatus',
  'intakePool',
  'procedures',
  'classes',
  'kinds',
  'note',
] as const;
export type WindowColumn = (typeof windowColumns)[number];

const cellsOf = (window: OwnWindow) =>
  windowColumns.map((column) => {
    const value = window[column];
    return Array.isArray(value) ? value.join(' ') : ((value as string | number | null) ?? '');
  });

/** Returns the windows as a CSV file. Importing it again changes nothing. */
export const windowFile = (windows: readonly OwnWindow[]): string =>
  csvOf([[...windowColumns], ...windows.map(cellsOf)]);

/** Why nothing in a file can be read. */
export type FileProblem = 'format' | 'header' | 'empty' | 'tooLarge';

/**
 * Why a row cannot be imported: a column with an invalid value or an unknown id, as it is in the file, or the rule that
 * the window breaks.
 */
export type RowProblem =
  | { kind: 'invalid'; column: WindowColumn; text: string }
  | { kind: 'unknown'; text: string }
  | { kind: 'cells' | 'duplicate' }
  | { kind: 'rule'; rule: WindowProblem };

/** A row of a file. The number counts from 1, as in a spreadsheet, and includes the header. */
export interface ImportedRow {
  readonly row: number;
  readonly before: OwnWindow | null;
  readonly after: OwnWindow | null;
  readonly effect: 'added' | 'changed' | 'unchanged' | 'wrong';
  readonly problem: RowProblem | null;
}

export interface WindowImport {
  readonly problem: FileProblem | null;
  readonly rows: readonly ImportedRow[];
  /** The windows that are added or changed; empty as long as a row is wrong. */
  readonly changes: readonly OwnWindow[];
}

/** The start of a day that programs write after a date. */
const midnight = /(?:T|\s+)00:00(?::00(?:\.0+)?)?Z?$/u;
/** The day that spreadsheets count from, and the numbers of the days of this century. */
const serialStart = '1899-12-30';
const isSerial = (text: string) => /^\d{5}$/u.test(text) && Number(text) >= 36_526 && Number(text) < 73_051;
const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns a date as `YYYY-MM-DD`. Spreadsheets write dates in the form of the user's locale: year first (`2027/3/1`,
 * `2027年3月1日`) or day first (`1.3.2027`, `01/03/2027`, `1-Mar-2027`), with the time of midnight, or as a number of days.
 * Month first is not recognised, because it cannot be distinguished from day first.
 */
function dayOf(typed: string): string {
  const text = typed.replace(midnight, '');
  if (isSerial(text)) return addDays(serialStart, Number(text));
  const yearFirst = /^(\d{4})\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})日?$/u.exec(text);
  const dayFirst = /^(\d{1,2})\s?[-./]\s?(\d{1,2}|[A-Za-z]{3})\s?[-./]\s?(\d{4}|\d{2})$/u.exec(text);
  const [year, named, day] = yearFirst ? yearFirst.slice(1) : dayFirst ? dayFirst.slice(1).toReversed() : [];
  if (!year || !named || !day) return text;
  const month = /\d/u.test(named) ? named : String(englishMonths.indexOf(named.toLowerCase()) + 1);
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const numberOf = (text: string): number => readWholeNumber(text) ?? Number.NaN;
const listOf = (text: string): string[] => [...new Set(text.split(/[\s,;|/\u3001]+/u).filter((item) => item !== ''))];
/** Returns the items of a list as they are written, whatever the case in which they were typed. */
const namedAs = (names: readonly string[]) => (text: string) =>
  listOf(text).map((item) => names.find((name) => name.toLowerCase() === item.toLowerCase()) ?? item);

const readers: Record<Exclude<WindowColumn, 'id'>, (text: string) => unknown> = {
  regulation: (text) => text.toUpperCase(),
  code: (text) => text.replaceAll(/[\s-]/gu, '').toUpperCase(),
  from: dayOf,
  to: dayOf,
  slots: numberOf,
  reserved: (text) => (text === '' ? 0 : numberOf(text)),
  manualStatus: (text) => (text.toLowerCase() === 'open' ? null : text.toLowerCase() || null),
  intakePool: (text) => text.toLowerCase().replaceAll(/[\s-]/gu, '_') || 'general',
  procedures: (text) => namedAs(designationColumns)(text.replaceAll(/\s(?=\()/gu, '')),
  classes: namedAs(riskClasses),
  kinds: (text) => listOf(text.toLowerCase()),
  note: (text) => text || null,
};
const required = ['code', 'from', 'to', 'slots'] as const;
const defaults = {
  reserved: 0,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
};

const nameOf = (header: string) =>
  plainText(header)
    .toLowerCase()
    .replaceAll(/[\s_-]/gu, '');
const columnOf = (header: string) => windowColumns.find((column) => nameOf(column) === nameOf(header));
const keyOf = ({ code, intakePool, from, to }: WindowInput) => `${code} ${intakePool} ${from} ${to}`;

interface ImportContext {
  /** All windows of the body. */
  readonly windows: readonly OwnWindow[];
  readonly designations: readonly Designation[];
  readonly today: CalendarDate;
  /** Returns the id of a new window. */
  readonly newId: (row: number) => string;
}

/** The windows of the body by id, and by code, pool and days. */
interface KnownWindows {
  readonly byId: ReadonlyMap<string, OwnWindow>;
  readonly byKey: ReadonlyMap<string, OwnWindow>;
}

const wrong = (row: number, problem: RowProblem, before: OwnWindow | null = null): ImportedRow => ({
  row,
  before,
  after: null,
  effect: 'wrong',
  problem,
});

type Cells = Partial<Record<WindowColumn, string>>;

/** Reads one row. A row without an id is the window of the same code, pool and days; columns that are absent stay. */
function readRow(row: number, cells: Cells, windows: KnownWindows, context: ImportContext): ImportedRow {
  const { today, newId } = context;
  const known = cells.id ? windows.byId.get(cells.id) : undefined;
  if (cells.id && !known) return wrong(row, { kind: 'unknown', text: cells.id });
  const invalid = (column: WindowColumn) => wrong(row, { kind: 'invalid', column, text: cells[column] ?? '' });
  const values: Record<string, unknown> = { ...defaults, ...(known && inputOf(known)) };
  for (const [column, read] of Object.entries(readers)) {
    const text = cells[column as WindowColumn];
    if (text !== undefined) values[column] = read(text);
  }
  const code = findCode(String(values.code));
  if (!code) return invalid('code');
  if (!cells.regulation) values.regulation = code.regulation;
  const parsed = windowInputSchema.safeParse(values);
  if (!parsed.success) {
    const [first] = parsed.error.issues[0]?.path ?? [];
    return invalid(windowColumns.find((column) => column === first) ?? 'code');
  }
  const { data } = parsed;
  if (code.regulation !== data.regulation) return invalid('regulation');
  if (!data.classes.every((each) => isClassOf(data.regulation, each))) return invalid('classes');
  const before = known ?? windows.byKey.get(keyOf(data)) ?? null;
  // Found by its days only now, so that columns which are absent keep their value.
  if (!known && before) return readRow(row, { ...cells, id: before.id }, windows, context);
  if (before && isSameInput(before, data)) return { row, before, after: before, effect: 'unchanged', problem: null };
  const after = { ...data, id: before?.id ?? newId(row), updatedOn: today };
  return { row, before, after, effect: before ? 'changed' : 'added', problem: null };
}

/** Marks rows whose windows repeat another row, or break a rule after all rows are imported. */
function checked(rows: readonly ImportedRow[], { windows, designations, today }: ImportContext): ImportedRow[] {
  const seen = new Set<string>();
  const single = rows.map((each) => {
    if (!each.after) return each;
    const keys = [each.after.id, keyOf(each.after)];
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isRepeated ? wrong(each.row, { kind: 'duplicate' }, each.before) : each;
  });
  const steps = single.filter(({ effect }) => effect === 'added' || effect === 'changed');
  const problems = ownProblems(steps, windowsAfterSteps(windows, steps), { today, designations });
  return single.map((each) => {
    const rule = each.after && each.effect !== 'unchanged' ? problems[each.after.id] : undefined;
    return rule ? { ...each, effect: 'wrong', problem: { kind: 'rule', rule } } : each;
  });
}

const failed = (problem: FileProblem): WindowImport => ({ problem, rows: [], changes: [] });

/**
 * Returns what importing a text would do: CSV, or cells copied from a spreadsheet. Nothing is deleted: windows that are
 * not in the text stay.
 */
export function importWindows(content: string, context: ImportContext): WindowImport {
  if (content.trim() === '') return failed('empty');
  if (content.length > windowFileLimits.bytes) return failed('tooLarge');
  const table = readDelimited(content, windowFileLimits.rows + 2);
  if (!table) return failed('format');
  if (table.length > windowFileLimits.rows + 1) return failed('tooLarge');
  if (table[0] && table[0].length > windowFileLimits.columns) return failed('header');
  const header = (table[0] ?? []).map(columnOf);
  const named = header.filter((column) => column !== undefined);
  if (new Set(named).size !== named.length || !required.every((column) => named.includes(column))) {
    return failed('header');
  }
  const known: KnownWindows = {
    byId: new Map(context.windows.map((window) => [window.id, window])),
    byKey: new Map(context.windows.map((window) => [keyOf(window), window])),
  };
  const rows = table.flatMap((cells, index): ImportedRow[] => {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) return [];
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) return [wrong(index + 1, { kind: 'cells' })];
    const byColumn: Cells = {};
    for (const [position, column] of header.entries()) {
      const cell = cells[position] ?? '';
      if (column) byColumn[column] = column === 'id' || column === 'note' ? cell.trim() : plainText(cell).trim();
    }
    return [readRow(index + 1, byColumn, known, context)];
  });
  if (rows.length === 0) return failed('empty');
  const result = checked(rows, context);
  const changes = result.flatMap(({ after, effect }) => (after && effect !== 'unchanged' ? [after] : []));
  return { problem: null, rows: result, changes: result.some(({ effect }) => effect === 'wrong') ? [] : changes };
}
