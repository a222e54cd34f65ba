import { strToU8, zipSync } from 'fflate';

type Cell = string | number | boolean | Date | null | { formula: string; value: number };

/** References to entities stay, for a workbook that defines one. */
const escaped = (text: string) => text.replaceAll(/&(?!\w+;)/gu, '&amp;').replaceAll('<', '&lt;');
const day = 86_400_000;
/** The day 0 of the dates of a workbook. */
const epoch = Date.UTC(1899, 11, 30);

function cellOf(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${(cell.getTime() - epoch) / day}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook (XLSX) with one sheet. `prolog` comes before the root element of the sheet. */
export function workbook(rows: readonly (readonly Cell[])[], prolog = ''): ArrayBuffer {
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${String.fromCodePoint(65 + column)}${row + 1}`)).join('')}</row>`,
  );
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Windows" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${prolog}<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return archive.slice().buffer;
}
