import { describe, expect, it } from 'vitest';
import { isOwnWords } from './own-words.ts';

const own = ['ana.pop1985@zefir-medical.example', 'Ana', 'Pop', 'Zefir Medical SRL'] as const;

describe("the account's own words as a password", () => {
  it('are recognised between digits and punctuation', () => {
    const passwords = ['AnaPop1985', 'zefir-medical', 'Zefir.Medical.2026!', '!!Pop!!Ana!!', '==Ana 83619502', own[0]];
    for (const password of passwords) {
      expect(isOwnWords(password, own)).toBe(true);
    }
  });

  it('are recognised with up to three other letters', () => {
    expect(isOwnWords('myZefir2026', own)).toBe(true);
    expect(isOwnWords('the Zefir 2026', own)).toBe(true);
    expect(isOwnWords('blue Zefir 2026', own)).toBe(false);
  });

  it('are recognised regardless of letter case, accents and character width', () => {
    expect(isOwnWords('STEFAN-2026', ['Ștefan'])).toBe(true);
    expect(isOwnWords('ștefan-2026', ['Stefan'])).toBe(true);
    expect(isOwnWords('Ｓｔｅｆａｎ-2026', ['Stefan'])).toBe(true);
  });

  it('include the product name', () => {
    expect(isOwnWords('Attesta2026', [])).toBe(true);
    expect(isOwnWords('attestaAnaPop', own)).toBe(true);
  });

  it('are accepted in a password that has at least four other letters', () => {
    expect(isOwnWords('three blue teapots for Ana', own)).toBe(false);
    expect(isOwnWords('attesta-demo', [])).toBe(false);
    expect(isOwnWords('Ana 🦷🦷🦷🦷', own)).toBe(false);
  });

  it('do not affect a password that contains none of them', () => {
    expect(isOwnWords('82649173', own)).toBe(false);
    expect(isOwnWords('!!!!????', own)).toBe(false);
    expect(isOwnWords('a-b-c-12345', ['A. B. C.'])).toBe(false);
  });
});
