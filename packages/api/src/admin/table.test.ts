import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('A table', () => {
  it('aligns its columns, also if rows have different lengths', () => {
    expect(table([['a', 'bb', 'c'], ['aaa', 'b'], []])).toBe('a    bb  c\naaa  b\n');
    expect(table([])).toBe('');
  });

  it('may have more rows than a function has arguments', () => {
    expect(table(Array.from({ length: 200_000 }, () => ['a', 'b'])).startsWith('a  b\n')).toBe(true);
  });
});
