import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../contract/problems.ts';
import { codeText, manyLines, oneLine, personName, textMatching, webAddress } from './text.ts';

const problem = (schema: typeof webAddress, input: string) => {
  const result = schema.safeParse(input);
  return result.success ? null : fieldProblems(result.error, input)[''];
};

describe('text', () => {
  it('is trimmed and composed before its length is checked', () => {
    expect(oneLine(4).parse('  abcd  ')).toBe('abcd');
    expect(oneLine(4).parse('éééé'.normalize('NFD'))).toBe('éééé');
    expect(oneLine(2).parse('ᾂᾂ'.normalize('NFD'))).toBe('ᾂᾂ');
    expect(oneLine(2).parse('🦷🦷')).toBe('🦷🦷');
    expect(problem(oneLine(4), 'abcde')).toBe('too_long');
    expect(problem(oneLine(4), 'a'.repeat(200_000))).toBe('too_long');
    expect(problem(oneLine(4).min(1), '    ')).toBe('required');
  });

  it('is rejected if it has more than 30 combining marks in a row', () => {
    expect(problem(manyLines(200), `a${'\u0316\u0300'.repeat(15)}\nb${'\u0316'.repeat(30)}`)).toBeNull();
    expect(problem(manyLines(200), `a${'\u0316'.repeat(31)}`)).toBe('character');
  });

  it('has a space in place of what separates lines and cells of a spreadsheet (D.656)', () => {
    expect(oneLine(20).parse('Oxi\tPuls\r\n2\u2028B')).toBe('Oxi Puls 2 B');
    expect(manyLines(20).parse('one\r\ntwo\u2028three\tx')).toBe('one\ntwo\nthree\tx');
  });

  it('has no characters without a width or a meaning, and is empty if nobody sees anything (D.656)', () => {
    expect(oneLine(20).parse('Oxi\u202EPuls\u200B \u00AD2')).toBe('OxiPuls 2');
    expect(oneLine(20).parse('\u0002Oxi\u001Fmeter\u001E2')).toBe('Oximeter-2');
    for (const text of ['\u200B', '\u3164', '\u2800 \u00AD', '\u202E'])
      expect(problem(oneLine(4).min(1), text)).toBe('required');
    expect(oneLine(9).parse('👩\u200D🔬')).toBe('👩\u200D🔬');
    expect(oneLine(9).parse('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  it('has plain characters where others assigned it (D.656)', () => {
    expect(codeText(20).parse(' ＭＰ\u2011１０\u00A0 B ')).toBe('MP-10 B');
    expect(codeText(20).parse('№ 5/é')).toBe('№ 5/é');
  });

  it('returns the same problem code for any text that does not match its pattern, even if it is too long', () => {
    expect(textMatching(/^[0-9]{4}$/, 4).parse('0123')).toBe('0123');
    expect(problem(textMatching(/^[0-9]{4}$/, 4), '012')).toBe('pattern');
    expect(problem(textMatching(/^[0-9]{4}$/, 4), '01234')).toBe('pattern');
  });
});

describe('the name of a person', () => {
  it.each([
    ['A', 'A'],
    ['Sukarno', 'Sukarno'],
    ['O’Brien', 'O’Brien'],
    ["D'Angelo-Müller", "D'Angelo-Müller"],
    ['N̈ǵȯ'.normalize('NFD'), 'N̈ǵȯ'.normalize('NFC')],
    ['王', '王'],
    ['欧阳 修', '欧阳 修'],
    ['\u200Fمحمد علي\u200F', 'محمد علي'],
    ['\u2067דוד\u2069', 'דוד'],
    ['می\u200Cترا', 'می\u200Cترا'],
    ['Dr. Ana', 'Dr. Ana'],
    ['Pop, Jr.', 'Pop, Jr.'],
    ['Pop,', 'Pop'],
    [' “Pop”; ', 'Pop'],
    ['POP', 'POP'],
    ['Ana\tMaria', 'Ana Maria'],
    ['Ana  Maria', 'Ana Maria'],
    [`${'a'.repeat(100)},`, 'a'.repeat(100)],
    ['José Mª (Pepe)', 'José Mª (Pepe)'],
  ])('%j is stored as %j (D.656)', (typed, name) => expect(personName(100).parse(typed)).toBe(name));

  it('is missing if only punctuation is left, and refused with a control character', () => {
    expect(problem(personName(100).min(1), ' ,\u200F')).toBe('required');
    expect(problem(personName(100), 'A\u0007na')).toBe('character');
    expect(problem(personName(100), 'a'.repeat(101))).toBe('too_long');
  });
});

describe('a web address', () => {
  it.each([
    ['www.firm.example', 'https://www.firm.example'],
    ['firm.example/logo.png', 'https://firm.example/logo.png'],
    ['firm.example:8443/logo.png', 'https://firm.example:8443/logo.png'],
    ['HTTPS://firm.example', 'https://firm.example'],
    ['//firm.example/logo.png', 'https://firm.example/logo.png'],
    ['<https://firm.example/logo.png>', 'https://firm.example/logo.png'],
    ['“https://firm.example/a”.', 'https://firm.example/a'],
    ['\u200Bhttps://firm.example/a\u00A0', 'https://firm.example/a'],
    ['https://müller.example/ä', 'https://xn--mller-kva.example/%C3%A4'],
    ['https://firm.example/a/', 'https://firm.example/a/'],
  ])('typed as %j is %s (D.656)', (typed, address) => expect(webAddress.parse(typed)).toBe(address));

  it.each([
    'http://firm.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://firm.example',
    'firm',
    'our page',
    'https://',
    '',
  ])('is not %j', (typed) => expect(webAddress.safeParse(typed).success).toBe(false));

  it('is rejected if it contains a user name or password', () => {
    expect(webAddress.parse(' https://zefir.example/logo.png?by=ana@zefir.example ')).toBe(
      'https://zefir.example/logo.png?by=ana@zefir.example',
    );
    for (const user of ['ana', 'ana:secret', ':secret', 'ana%40zefir:secret']) {
      expect(problem(webAddress, `https://${user}@zefir.example/logo.png`)).toBe('url');
    }
  });
});
