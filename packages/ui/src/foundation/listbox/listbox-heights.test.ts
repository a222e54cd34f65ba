import { describe, expect, it } from 'vitest';
import { topsOf, unmeasured, withMeasured } from './listbox-heights.js';
import type { Option } from './option.js';

const plain = (value: string): Option => ({ value, label: value });
const described: Option = { value: 'x', label: 'x', description: 'more' };
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(plain) as [Option, Option, Option, Option];

describe('row heights', () => {
  it('use the mean of the first measured rows of the same kind as the estimate', () => {
    const heights = withMeasured(unmeasured, [
      [a, 30],
      [b, 50],
      [described, 60],
    ]);
    expect([...topsOf([c, d, described, c], heights)]).toEqual([0, 40, 80, 140, 180]);
  });

  it('use the measured height of a measured row', () => {
    const heights = withMeasured(unmeasured, [
      [a, 30],
      [b, 50],
    ]);
    expect([...topsOf([a, b, c], heights)]).toEqual([0, 30, 80, 120]);
  });

  it('keep the estimate once set, so that the scrollbar does not jump', () => {
    const heights = withMeasured(withMeasured(unmeasured, [[a, 40]]), [[b, 400]]);
    expect([...topsOf([a, b, c], heights)]).toEqual([0, 40, 440, 480]);
  });

  it('update when the text of a row wraps differently', () => {
    const heights = withMeasured(
      withMeasured(unmeasured, [
        [a, 30],
        [b, 50],
      ]),
      [
        [b, 40],
        [a, 50],
      ],
    );
    expect([...topsOf([a, b], heights)]).toEqual([0, 50, 90]);
  });

  it('return the same object when nothing changes, so that the list does not re-render', () => {
    const heights = withMeasured(unmeasured, [
      [a, 36],
      ['Group', 31],
    ]);
    expect(
      withMeasured(heights, [
        [a, 36],
        [b, 36.05],
        ['Group', 31],
      ]),
    ).toBe(heights);
    expect(withMeasured(heights, [])).toBe(heights);
  });

  it('ignore rows that have no layout yet', () => {
    expect(
      withMeasured(unmeasured, [
        [a, 0],
        [b, 0],
      ]),
    ).toBe(unmeasured);
  });

  it('are stable when two options have the same value', () => {
    const twins: [Option, number][] = [
      [{ value: 'a', label: 'short' }, 36],
      [{ value: 'a', label: 'long' }, 72],
    ];
    const heights = withMeasured(unmeasured, twins);
    expect(withMeasured(heights, twins)).toBe(heights);
  });
});
