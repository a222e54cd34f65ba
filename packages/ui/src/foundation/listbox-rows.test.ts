import { describe, expect, it } from 'vitest';
import { longestWords, nameOf, positionOf, rowsOf } from './listbox-rows.js';
import { grouped, type Option } from './option.js';

const option = (value: string, group?: string): Option => ({ value, label: value, group });
const options = [option('a', 'One'), option('b', 'One'), option('c'), option('d', 'Two')];
const list = rowsOf(grouped(options));

describe('The rows of a list', () => {
  it('are its options, each group under its name', () => {
    expect(list.rows).toEqual(['One', options[0], options[1], options[2], 'Two', options[3]]);
    expect(list.names).toEqual([0, 4]);
  });

  it('know the place of an option among all options, names of groups aside', () => {
    expect([1, 2, 3, 5].map((row) => positionOf(list, row))).toEqual([1, 2, 3, 4]);
  });

  it("know the name of an option's group, also after an option without one", () => {
    expect([1, 2, 3, 5].map((row) => nameOf(list, row))).toEqual([0, 0, -1, 4]);
  });

  it('are as wide as a few of the longest words, of label or description', () => {
    const words = longestWords([
      option('short'),
      { ...option('short'), description: 'as long as nothing else' },
      option('about as long as that'),
    ]);
    expect(words).toEqual(['as long as nothing else', 'about as long as that']);
    expect(
      longestWords(Array.from({ length: 10_000 }, (_, index) => option(`Device ${index} ${'x'.repeat(10_000)}`))).join(
        '',
      ).length,
    ).toBeLessThan(2000);
    expect(longestWords([])).toEqual([]);
  });
});
