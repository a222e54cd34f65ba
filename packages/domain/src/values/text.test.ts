import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../contract/problems.ts';
import { codeText, manyLines, oneLine, textMatching, webAddress } from './text.ts';

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
    expect(problem(manyLines(200), `a${'\u0316'.repeat(31)}`)).toBe('pattern');
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

describe('a web address', () => {
  it('is rejected if it contains a user name or password', () => {
    expect(webAddress.parse(' https://zefir.example/logo.png?by=ana@zefir.example ')).toBe(
      'https://zefir.example/logo.png?by=ana@zefir.example',
    );
    for (const user of ['ana', 'ana:secret', ':secret', 'ana%40zefir:secret']) {
      expect(problem(webAddress, `https://${user}@zefir.example/logo.png`)).toBe('url');
    }
  });
});
