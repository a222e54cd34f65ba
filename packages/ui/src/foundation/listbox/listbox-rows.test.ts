import { describe, expect, it } from 'vitest';
import { longestTexts, groupNameIndex, positionOf, rowsOf } from './listbox-rows.js';
import { grouped, type Option } from './option.js';

const option = (value: string, group?: string): Option => ({ value, label: value, group });
const options = [option('a', 'One'), option('b', 'One'), option('c'), option('d', 'Two')];
const list = rowsOf(grouped(options));

describe('list rows', () => {
  it('are the options, each group after its name', () => {
    expect(list.rows).toEqual(['One', options[0], options[1], options[2], 'Two', options[3]]);
    expect(list.names).toEqual([0, 4]);
  });

  it('return the position of an option among all options, without group names', () => {
    expect([1, 2, 3, 5].map((row) => positionOf(list, row))).toEqual([1, 2, 3, 4]);
  });

  it("return the name of an option's group, also after an option without a group", () => {
    expect([1, 2, 3, 5].map((row) => groupNameIndex(list, row))).toEqual([0, 0, -1, 4]);
  });

  it('return a few of the longest labels and descriptions', () => {
    const texts = longestTexts([
      option('short'),
      { ...option('short'), description: 'as long as nothing else' },
      option('about as long as that'),
    ]);
    expect(texts).toEqual(['as long as nothing else', 'about as long as that']);
    expect(
      longestTexts(Array.from({ length: 10_000 }, (_, index) => option(`Device ${index} ${'x'.repeat(10_000)}`))).join(
        '',
      ).length,
    ).toBeLessThan(2000);
    expect(longestTexts([])).toEqual([]);
  });
});
