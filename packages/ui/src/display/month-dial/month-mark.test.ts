import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMonths, layersOf, nextFree, positionOf, simpleLayersOf, type MonthMark } from './month-mark.js';

const states = ['free', 'limited', 'full', 'closed', 'none'] as const;
const drawn = (mark: Pick<MonthMark, 'state' | 'stale'>) => layersOf(mark).map(({ slot }) => slot);

describe('layersOf', () => {
  it('draws every state differently, except full and closed, which have nothing free', () => {
    expect(states.map((state) => drawn({ state }).join(' '))).toEqual(['fill', 'half hatch', 'track', 'track', '']);
  });

  it('adds a cap to every state that is not confirmed, apart from what is drawn below it', () => {
    for (const state of states.filter((each) => each !== 'none')) {
      const layers = layersOf({ state, stale: true });
      const cap = layers.at(-1);
      expect(cap?.slot).toBe('cap');
      for (const { to } of layers.slice(0, -1)) expect(to).toBeLessThan(cap?.from ?? 0);
    }
    expect(drawn({ state: 'none', stale: true })).toEqual([]);
  });
});

it('has three states in the smallest size', () => {
  expect(
    new Set(
      states.map((state) =>
        simpleLayersOf({ state })
          .map(({ slot }) => slot)
          .join(' '),
      ),
    ),
  ).toEqual(new Set(['fill', 'half', 'track']));
});

const months = fc.array(
  fc.record({
    month: fc.constantFrom('2026-11', '2027-01', '2027-10'),
    state: fc.constantFrom(...states),
    stale: fc.boolean(),
  }),
);

it('counts each month once by its state', () => {
  fc.assert(
    fc.property(months, (list) => {
      const { stale, ...counts } = countMonths(list);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(list.length);
      expect(stale).toBe(list.filter((month) => month.stale).length);
    }),
  );
});

describe('nextFree', () => {
  it('is the first free month, a limited one only if none is free', () => {
    const limited: MonthMark = { month: '2026-12', state: 'limited' };
    const free: MonthMark = { month: '2027-03', state: 'free' };
    expect(nextFree([limited, free])).toBe('2027-03');
    expect(nextFree([{ month: '2026-11', state: 'full' }, limited])).toBe('2026-12');
    expect(nextFree([{ month: '2026-11', state: 'closed' }])).toBeUndefined();
  });
});

describe('positionOf', () => {
  const list: MonthMark[] = [
    { month: '2026-11', state: 'free' },
    { month: '2026-12', state: 'free' },
  ];
  it('is the share of the month that has passed, and nothing for other dates', () => {
    expect(positionOf('2026-11-26', list)).toBeCloseTo(0.82, 1);
    expect(positionOf('2026-12-01', list)).toBeGreaterThan(1);
    for (const date of [undefined, '2027-01-01', '2026-11-31', 'today']) expect(positionOf(date, list)).toBeUndefined();
  });
});
