import { describe, expect, it } from 'vitest';
import { topsOf, unmeasured, withMeasured } from './listbox-heights.js';
import type { Option } from './option.js';

const plain = (value: string): Option => ({ value, label: value });
const described: Option = { value: 'x', label: 'x', description: 'more' };
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(plain) as [Option, Option, Option, Option];

describe('The heights of rows', () => {
  it('are of their kind what the first that were measured are in the mean', () => {
    const heights = withMeasured(unmeasured, [
      [a, 30],
      [b, 50],
      [described, 60],
    ]);
    expect([...topsOf([c, d, described, c], heights)]).toEqual([0, 40, 80, 140, 180]);
  });

  it('are their own once they were measured', () => {
    const heights = withMeasured(unmeasured, [
      [a, 30],
      [b, 50],
    ]);
    expect([...topsOf([a, b, c], heights)]).toEqual([0, 30, 80, 120]);
  });

  it('keep what is usual, or the scroll bar would move with every row', () => {
    const heights = withMeasured(withMeasured(unmeasured, [[a, 40]]), [[b, 400]]);
    expect([...topsOf([a, b, c], heights)]).toEqual([0, 40, 440, 480]);
  });

  it('follow a row whose words have wrapped since', () => {
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

  it('are the same object while nothing is new, so that nothing renders', () => {
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

  it('are not learned from what is not laid out', () => {
    expect(
      withMeasured(unmeasured, [
        [a, 0],
        [b, 0],
      ]),
    ).toBe(unmeasured);
  });

  it('settle although two options have the same value', () => {
    const twins: [Option, number][] = [
      [{ value: 'a', label: 'short' }, 36],
      [{ value: 'a', label: 'long' }, 72],
    ];
    const heights = withMeasured(unmeasured, twins);
    expect(withMeasured(heights, twins)).toBe(heights);
  });
});
