import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.js';

const own = { close: 'Close', count: (times: number) => `${times} times` };

describe('The words of a part', () => {
  it('are its own where none are given, and the same ones at every render', () => {
    expect(wordsOf(own, undefined)).toBe(own);
  });
  it('are those that are given, and its own for the rest', () => {
    expect(wordsOf(own, { close: 'Închideți' })).toEqual({ close: 'Închideți', count: own.count });
  });
  it('are its own where undefined is given, and empty where that is meant', () => {
    expect(wordsOf(own, { close: undefined, count: undefined })).toEqual(own);
    expect(wordsOf(own, { close: '' }).close).toBe('');
  });
});
