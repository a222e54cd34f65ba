import { describe, expect, it } from 'vitest';
import { createTypeahead, typeaheadMatch } from './typeahead.js';

const entries = ['Home', 'E-Tool', 'Job Board', 'Account settings', 'Aide', 'Évaluer', 'Logout'];

describe('typeahead', () => {
  it('goes to the next entry that begins with the letter, and round', () => {
    expect(typeaheadMatch(entries, 'a', 0)).toBe(3);
    expect(typeaheadMatch(entries, 'a', 3)).toBe(4);
    expect(typeaheadMatch(entries, 'h', 6)).toBe(0);
  });
  it('steps on when the same letter is typed again', () => expect(typeaheadMatch(entries, 'aa', 3)).toBe(4));
  it('stays where a longer word still fits', () => expect(typeaheadMatch(entries, 'acc', 3)).toBe(3));
  it('ignores marks above letters', () => expect(typeaheadMatch(entries, 'ev', 0)).toBe(5));
  it('answers -1 where nothing fits', () => expect(typeaheadMatch(entries, 'zz', 0)).toBe(-1));
  it('starts a new word after a pause', () => {
    const type = createTypeahead();
    expect(type('a', 0)).toBe('a');
    expect(type('c', 300)).toBe('ac');
    expect(type('l', 900)).toBe('l');
  });
});
