import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from '../values/delimited-text.ts';
import { addDays } from '../values/dates.ts';
import { maxChangedWindows } from './calls.ts';
import { windowInputSchema } from './changes.ts';
import type { Designation } from './schema.ts';
import cases from './testing/cases.json' with { type: 'json' };
import type { OwnWindow } from './own-windows.ts';
import { importWindows, windowFile } from './window-file.ts';

const today = '2026-11-21';
const designations: Designation[] = [
  {
    regulation: 'MDR',
    validFrom: '2020-01-01',
    validTo: null,
    procedures: [],
    codes: ['MDA0203', 'MDN1204'],
    conditions: [],
  },
];
const windowWith = (more: Partial<OwnWindow> = {}): OwnWindow => ({
  id: 'w1',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: ['IX(I)', 'X'],
  classes: ['IIa', 'IIb'],
  kinds: ['initial', 'legacy'],
  note: null,
  updatedOn: '2026-10-01',
  ...more,
});
const importInto = (text: string, ...windows: OwnWindow[]) =>
  importWindows(text, { windows, designations, today, newId: (row) => `new${row}` });
const effects = (text: string, ...windows: OwnWindow[]) =>
  importInto(text, ...windows).rows.map(({ row, effect }) => [row, effect]);
const problems = (text: string, ...windows: OwnWindow[]) =>
  importInto(text, ...windows).rows.flatMap(({ row, problem }) => (problem ? [[row, problem]] : []));

describe('a file of windows (D.536)', () => {
  it('changes nothing when it is imported again, whatever the note contains', () => {
    const notes = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', 'é', '＝', '\uFEFF'),
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(notes, (entered) => {
        const stored = windowInputSchema.shape.note.safeParse(entered);
        fc.pre(stored.success && stored.data !== '');
        const window = windowWith({ note: stored.data ?? null });
        expect(effects(windowFile([window]), window)).toEqual([[2, 'unchanged']]);
      }),
    );
    const past = windowWith({ id: 'w0', from: '2025-01-01', to: '2025-03-31', manualStatus: 'closed' });
    expect(effects(windowFile([past, windowWith()]), past, windowWith())).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ]);
  });

  it('contains no cell that a spreadsheet executes, and numbers as numbers', () => {
    for (const note of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1", '＝1']) {
      expect(readDelimited(windowFile([windowWith({ note })]), 9)?.[1]?.at(-1)).toBe(note);
      expect(windowFile([windowWith({ note })])).toMatch(/,"?'[^,]*"?\r\n$/u);
    }
    expect(windowFile([windowWith()])).toMatch(/^\uFEFFid,.*\r\nw1,MDR,MDA0203,2027-01-01,2027-03-31,4,1,/u);
  });

  it('reads classes, procedures and codes as people write them', () => {
    const text = `code,from,to,slots,classes,procedures,manualStatus\nmda\u00A00203,2027-05-01,2027-05-31,"1,0",iia / IIB,ix(i); x,open\n`;
    expect(importInto(text).changes[0]).toMatchObject({
      code: 'MDA0203',
      slots: 1,
      classes: ['IIa', 'IIb'],
      procedures: ['IX(I)', 'X'],
      manualStatus: null,
    });
  });

  it('reads the kinds of application, and refuses others', () => {
    const file = (kinds: string) => `code,from,to,slots,kinds\nMDA0203,2027-05-01,2027-05-31,1,${kinds}\n`;
    expect(importInto(file('Initial legacy')).changes[0]?.kinds).toEqual(['initial', 'legacy']);
    expect(problems(file('first'))).toEqual([[2, { kind: 'invalid', column: 'kinds', text: 'first' }]]);
  });

  it('adds, changes and leaves windows; those that are not in it stay', () => {
    const text = 'id,code,from,to,slots\nw1,MDA0203,2027-01-01,2027-04-30,5\n,MDN 1204,2027-01-01,2027-01-31,2\n';
    const { changes, rows } = importInto(text, windowWith(), windowWith({ id: 'w2', intakePool: 'sme' }));
    expect(rows.map(({ row, effect }) => [row, effect])).toEqual([
      [2, 'changed'],
      [3, 'added'],
    ]);
    expect(changes).toEqual([
      windowWith({ to: '2027-04-30', slots: 5, updatedOn: today }),
      expect.objectContaining({ id: 'new3', code: 'MDN1204', slots: 2, reserved: 0, intakePool: 'general' }),
    ]);
  });

  it('finds a window without an id by its code, pool and days, and keeps what has no column', () => {
    const text = 'code,from,to,slots\nMDA0203,2027-01-01,2027-03-31,9';
    expect(importInto(text, windowWith()).changes).toEqual([windowWith({ slots: 9, updatedOn: today })]);
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('is read with the separator %s, a byte order mark, quotes and empty rows', (_, separator) => {
    const text = `\uFEFFCode;From;To;Slots;Intake pool;note\r\n;;;;;\r\nMDA 0203;2027-01-01;2027-01-31;1;sme;"a ""b"", c\nd"\r\n`;
    const { changes } = importInto(text.replaceAll(';', separator));
    expect(changes).toEqual([expect.objectContaining({ id: 'new3', intakePool: 'sme', note: 'a "b", c\nd' })]);
  });

  it('is read with the line that names its separator', () => {
    expect(effects('sep=;\r\ncode;from;to;slots\r\nMDA0203;2027-01-01;2027-01-31;1')).toEqual([[2, 'added']]);
  });

  it.each([
    ['2027-03-01', '2027-03-01'],
    ['2027/3/1', '2027-03-01'],
    ['01/03/2027', '2027-03-01'],
    ['1.3.2027', '2027-03-01'],
    ['31-12-2027', '2027-12-31'],
    ['2027-03-01T00:00:00Z', '2027-03-01'],
    ['01/03/2027 00:00', '2027-03-01'],
    ['1-Mar-2027', '2027-03-01'],
    ['1-mar-27', '2027-03-01'],
    ['2027年3月1日', '2027-03-01'],
    ['1. 3. 2027', '2027-03-01'],
    ['46447', '2027-03-01'],
    ['２０２７－０３－０１', '2027-03-01'],
  ])('reads the local date %s', (text, day) => {
    expect(importInto(`code,from,to,slots\nMDA0203,${text},${text},1`).changes[0]?.from).toBe(day);
  });

  it.each([
    ['from', '12/31/2027', 'MDA0203,12/31/2027,2028-01-01,1'],
    ['from', '2027-02-30', 'MDA0203,2027-02-30,2028-01-01,1'],
    ['to', 'soon', 'MDA0203,2027-03-01,soon,1'],
    ['code', 'MDA9999', 'MDA9999,2027-03-01,2027-03-31,1'],
    ['slots', '100', 'MDA0203,2027-03-01,2027-03-31,100'],
    ['slots', '1.5', 'MDA0203,2027-03-01,2027-03-31,1.5'],
    ['slots', '=1', 'MDA0203,2027-03-01,2027-03-31,=1'],
    ['slots', '', 'MDA0203,2027-03-01,2027-03-31'],
    ['regulation', 'IVDR', 'MDA0203,2027-03-01,2027-03-31,1,IVDR'],
    ['intakePool', 'everyone', 'MDA0203,2027-03-01,2027-03-31,1,MDR,everyone'],
    ['classes', 'D', 'MDA0203,2027-03-01,2027-03-31,1,MDR,sme,D'],
  ] as const)('names the column %s and its value %j, of the row %s', (column, value, row) => {
    const text = `code,from,to,slots,regulation,intakePool,classes\n${row}`;
    expect(problems(text)).toEqual([[2, { kind: 'invalid', column, text: value }]]);
    expect(importInto(text).changes).toEqual([]);
  });

  it('names rows that repeat another, are unknown or have too many cells; then nothing is imported', () => {
    const text = [
      'id,code,from,to,slots',
      ',MDN1204,2027-01-01,2027-01-31,1',
      ',MDN1204,2027-01-01,2027-01-31,2',
      'of-another,MDA0203,2027-01-01,2027-01-31,1',
      ',MDA0203,2027-01-01,2027-01-31,1,2',
    ].join('\n');
    expect(problems(text)).toEqual([
      [3, { kind: 'duplicate' }],
      [4, { kind: 'unknown', text: 'of-another' }],
      [5, { kind: 'cells' }],
    ]);
    expect(importInto(text).changes).toEqual([]);
  });

  it.each([
    ['header', 'code;from;to\nMDA0203;2027-01-01;2027-01-31'],
    ['header', 'code,from,to,slots,code\nMDA0203,2027-01-01,2027-01-31,1,x'],
    ['header', 'PK\u0003\u0004\u0000\u0001'],
    ['empty', ' \n'],
    ['empty', 'code,from,to,slots\n,,,\n'],
    ['format', 'code,from,to,slots\n"MDA0203,2027-01-01'],
    ['tooLarge', `code,from,to,slots\n${'x\n'.repeat(5001)}`],
    ['header', `code,from,to,slots${',x'.repeat(200)}\n`],
    ['tooLarge', 'x'.repeat(5_000_001)],
  ])('is refused as a whole: %s', (problem, text) => {
    expect(importInto(text)).toEqual({ problem, rows: [], changes: [] });
  });

  it('with as many rows as a file can have is one change', () => {
    const rows = Array.from({ length: maxChangedWindows }, (_, index) => {
      const day = addDays('2027-01-01', index);
      return `MDA0203,${day},${day},1,sme`;
    });
    expect(importInto(`code,from,to,slots,intakePool\n${rows.join('\n')}`).changes).toHaveLength(maxChangedWindows);
  });
});

describe('the published tests, as files (D.536)', () => {
  interface PublishedTest {
    id: string;
    rule: string;
    new?: Partial<OwnWindow> & { pool?: OwnWindow['intakePool'] };
    existing?: (Partial<OwnWindow> & { pool?: OwnWindow['intakePool'] })[];
    expect: string;
    today?: string;
  }
  const published = cases as unknown as PublishedTest[];
  const defaultsOf = ({ pool, ...more }: NonNullable<PublishedTest['new']>, id: string) =>
    windowWith({ intakePool: pool ?? 'general', reserved: 0, id, ...more });
  it.each(published.filter((each) => each.new))('$id ($rule)', ({ new: added = {}, existing = [], ...test }) => {
    const windows = existing.map((each, index) => defaultsOf(each, `old${index}`));
    const isSame = test.rule === 'R5';
    const file = windowFile([defaultsOf(added, isSame ? 'old0' : '')]);
    const result = importWindows(file, { windows, designations, today: test.today ?? today, newId: () => 'new' });
    const problem = result.rows[0]?.problem ?? null;
    expect(problem).toEqual(test.expect === 'ok' ? null : { kind: 'rule', rule: test.expect });
  });
});
