import { describe, expect, it } from 'vitest';
import { unitOf } from './metrics.ts';
import { referenceFigures } from './reference-figures.ts';
import { sourceOf, statisticsSources } from './sources.ts';

describe('reference figures', () => {
  it.each(referenceFigures.map((figure) => [figure.id, figure] as const))(
    '%s has a source with an address, and a month',
    (_, { sources, month }) => {
      for (const source of sources) expect(sourceOf(source).url).toMatch(/^https:\/\/[\w.-]+\/[\w/-]*$/);
      expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    },
  );

  it('are 48, none of them verified, with different ids and one per metric and month', () => {
    expect(referenceFigures).toHaveLength(48);
    expect(referenceFigures.filter(({ isVerified }) => isVerified)).toEqual([]);
    const unique = (keys: string[]) => new Set(keys).size;
    expect(unique(referenceFigures.map(({ id }) => id))).toBe(48);
    expect(unique(referenceFigures.map(({ metric, month }) => `${metric} ${month}`))).toBe(48);
  });

  it('use every metric and every source', () => {
    expect(new Set(referenceFigures.map(({ metric }) => metric)).size).toBe(20);
    expect(new Set(referenceFigures.flatMap(({ sources }) => sources))).toEqual(
      new Set(Object.keys(statisticsSources)),
    );
  });

  it('have values that their unit allows', () => {
    const highest = { count: Infinity, percent: 100, months: Infinity, rating: 5 };
    for (const { metric, value, outOf = Infinity } of referenceFigures) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(Math.min(highest[unitOf(metric)], outOf));
    }
  });

  it('of a cumulative metric never fall', () => {
    for (const metric of ['mdrApplications', 'mdrCertificates', 'ivdrApplications', 'ivdrCertificates'] as const) {
      const values = referenceFigures.filter((figure) => figure.metric === metric).map(({ value }) => value);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  it('state both values if two sources contradict each other', () => {
    const both = referenceFigures.filter(({ otherValue }) => otherValue !== undefined);
    expect(both.map(({ id, value, otherValue }) => [id, value, otherValue])).toEqual([
      ['mdr-app-2023-03', 11418, 10818],
      ['mdr-refused-2023-06', 328, 641],
    ]);
  });
});
