import { describe, expect, it } from 'vitest';
import { asClipboardText, csvLine, withoutFormula } from './grid-copy.js';

describe('Text for a spreadsheet', () => {
  it.each(['=1+1', '+SUM(A1)', '-cmd', '@link', '\tx', '\rx', '=HYPERLINK("http://a")'])(
    'never executes %j',
    (text) => {
      expect(withoutFormula(text)).toBe(`'${text}`);
    },
  );
  it.each(['-12', '+4.5', '-1,204.50', '1 204', '−3', 'Claim 1', '12 %'])('keeps %j', (text) =>
    expect(withoutFormula(text)).toBe(text),
  );
  it('has tabs between cells and lines between rows, also if a value contains them', () =>
    expect(
      asClipboardText([
        ['a', '=b'],
        ['c\td', 'e\nf'],
      ]),
    ).toBe("a\t'=b\nc d\te f"));
  it('quotes commas, semicolons, quotes and line breaks in CSV', () =>
    expect(csvLine(['a,b', 'c"d', 'e\nf', '=x'])).toBe(`"a,b","c""d","e\nf",'=x\r\n`));
});
