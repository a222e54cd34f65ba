import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited-text.ts';

const table = [
  ['code', 'from', 'note'],
  ['MDA0203', '2027-01-01', 'a'],
];
const linesWith = (separator: string) => table.map((cells) => cells.join(separator)).join('\r\n');

describe('cells of other programs (D.656)', () => {
  it.each([',', ';', '\t', '|'])('are separated by %j, which the first line shows or names', (separator) => {
    const lines = linesWith(separator);
    for (const text of [
      lines,
      `\uFEFF${lines}`,
      `sep=${separator}\r\n${lines}`,
      `SEP=${separator}\n${lines}`,
      `\uFEFF"sep=${separator}"\r\n${lines}`,
      `sep=${separator}${separator}${separator}\r\n${lines}`,
    ])
      expect(readDelimited(text, 9)).toEqual(table);
  });

  it('can follow blank rows, after which each row has the number that a spreadsheet shows', () => {
    expect(readDelimited(`\r\n\r\n${linesWith(';')}`, 9)).toEqual([table[0], [''], [''], table[1]]);
    expect(readDelimited(`;;\r\n${linesWith(';')}`, 9)).toEqual([table[0], ['', '', ''], table[1]]);
    expect(readDelimited(' \n', 9)?.flat().join('').trim()).toBe('');
  });
});
