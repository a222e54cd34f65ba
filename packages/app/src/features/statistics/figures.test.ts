import { referenceFigures } from '@attesta/domain/statistics/reference-figures';
import { describe, expect, it } from 'vitest';
import { figureGroups } from './figure-groups';
import { figuresOf, latestFigure, pairsOf } from './figures';

describe('the reference figures on the page', () => {
  it('include every figure once', () => {
    const pairs = [pairsOf('mdrApplications', 'mdrCertificates'), pairsOf('ivdrApplications', 'ivdrCertificates')]
      .flat()
      .flatMap(({ applications, certificates }) => [applications!.id, certificates!.id]);
    const others = figuresOf(Object.values(figureGroups).flat()).map(({ id }) => id);
    expect([...pairs, ...others].sort()).toEqual(referenceFigures.map(({ id }) => id).sort());
  });

  it('begin with the latest month', () => {
    expect(latestFigure('mdrApplications').value).toBe(28489);
    expect(figuresOf(['mdrRefusedOutsideScope']).map(({ month }) => month)).toEqual(['2025-02', '2023-07']);
    expect(pairsOf('ivdrApplications', 'ivdrCertificates').map(({ month }) => month)).toEqual([
      '2025-02',
      '2023-03',
      '2022-10',
    ]);
  });
});
