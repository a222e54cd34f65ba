import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isWorkbook } from './file-text';
import { workbook } from '../testing/workbook';
import { maxInflated, workbookText } from './workbook-text';

describe('the text of a workbook (D.536)', () => {
  it('has the values of the first sheet: texts, numbers, dates year first, and the last result of a formula', async () => {
    const bytes = workbook([
      ['code', 'from', 'slots', 'note', 'id'],
      ['MDA 0203', new Date('2027-03-01T00:00:00Z'), 4, '=HYPERLINK("x")', { formula: '1+1', value: 2 }],
      ['IVR0101', '31.12.2027', true, null, 'a, "b"\nc'],
    ]);
    expect(isWorkbook(bytes)).toBe(true);
    expect(await workbookText(bytes)).toEqual({
      text: [
        '\uFEFFcode,from,slots,note,id',
        `MDA 0203,2027-03-01,4,"'=HYPERLINK(""x"")",2`,
        'IVR0101,31.12.2027,true,,"a, ""b""\nc"',
        '',
      ].join('\r\n'),
    });
  });

  it('is refused if the archive inflates to more than the limit', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(maxInflated + 1) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await workbookText(bomb.slice().buffer)).toEqual({ problem: 'tooLarge' });
  });

  it('is refused if the archive states a smaller size than it has', async () => {
    const bytes = new Uint8Array(workbook([['code'], ['x'.repeat(10_000)]]));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true); // inflated size in the directory
    }
    expect(await workbookText(bytes.buffer)).toEqual({ problem: 'format' });
  });

  it('is refused if entries of the archive share their content, or are many', async () => {
    const content = new Uint8Array(30_000_000);
    const stored = zipSync({ 'a.xml': content, 'b.xml': content }, { level: 0 });
    const view = new DataView(stored.buffer);
    for (let at = stored.length - 200; at < stored.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true); // stated size in the directory
    }
    expect(await workbookText(stored.slice().buffer)).toEqual({ problem: 'tooLarge' });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]));
    expect(await workbookText(zipSync(many).slice().buffer)).toEqual({ problem: 'tooLarge' });
  });

  it.each(['XFD1', 'A1048576', 'ZZZZZZZZ1', 'CW1', 'A5002', '1e15'])(
    'is refused if it has the cell %s, before the rows and columns in between are created',
    async (cell) => {
      const sheet = `<worksheet><sheetData><row r='1'><c r="A1"/></row><row><c r = '${cell}'/></row></sheetData></worksheet>`;
      const bytes = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
      expect(await workbookText(bytes.slice().buffer)).toEqual({ problem: 'tooLarge' });
    },
  );

  it('is refused if its cells repeat one text too often', async () => {
    const long = 'x'.repeat(30_000);
    expect(await workbookText(workbook(Array.from({ length: 200 }, () => [long])))).toEqual({ problem: 'tooLarge' });
  });

  it.each([
    ['an archive without a sheet', zipSync({ 'a.xml': new Uint8Array(1) }).slice().buffer],
    ['a damaged archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]).buffer],
  ])('is refused for %s', async (_, bytes) => {
    expect(await workbookText(bytes)).toEqual({ problem: 'format' });
  });

  it('never contains the text of an entity that the workbook defines', async () => {
    const bytes = workbook([['code', '&a;']], '<!DOCTYPE x [<!ENTITY a "expanded">]>');
    expect(JSON.stringify(await workbookText(bytes))).not.toContain('expanded');
  });
});
