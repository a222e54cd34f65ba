import { describe, expect, it } from 'vitest';
import { codesByBodies } from './bodies-by-code.ts';
import type { FigureId, PublishedCell } from './figures.ts';
import { openBodiesByMonth } from './bodies-by-month.ts';
import { cellReader, highestCells, monthsOf, smeShareOf } from './read-cells.ts';

const cell = (figure: FigureId, dimensions: string[], value: number | null, period = 'current') =>
  ({ figure, period, dimensions, state: value === null ? 'withheld' : 'shown', value }) satisfies PublishedCell;

describe('published cells', () => {
  it('that are absent are from fewer than five organisations (D.85)', () => {
    const read = cellReader([cell('devices-by-stage', ['MDR', 'idea'], 20), cell('devices-registered', [], null)]);
    expect(read('devices-by-stage', ['MDR', 'idea'])).toEqual({ state: 'shown', value: 20 });
    expect(read('devices-by-stage', ['MDR', 'certified'])).toEqual({ state: 'few' });
    expect(read('devices-registered', [])).toEqual({ state: 'withheld' });
    expect(read('devices-by-stage', ['MDR', 'idea'], '2026-10')).toEqual({ state: 'few' });
  });

  it('make the share of SMEs, if neither size is hidden', () => {
    const sizes = [cell('sme-share', ['sme'], 30), cell('sme-share', ['large'], 10)];
    expect(smeShareOf(cellReader(sizes))).toEqual({ state: 'shown', value: 75 });
    expect(smeShareOf(cellReader(sizes.slice(1)))).toEqual({ state: 'few' });
    expect(smeShareOf(cellReader([sizes[0]!, cell('sme-share', ['large'], null)]))).toEqual({ state: 'withheld' });
  });

  it('make the share of SMEs of a role', () => {
    const sizes = [cell('sme-share', ['innovator', 'sme'], 15), cell('sme-share', ['innovator', 'large'], 5)];
    expect(smeShareOf(cellReader(sizes), undefined, ['innovator'])).toEqual({ state: 'shown', value: 75 });
    expect(smeShareOf(cellReader(sizes))).toEqual({ state: 'few' });
  });

  it('are listed by their second dimension, highest first, without hidden ones', () =>
    expect(
      highestCells(
        [
          cell('devices-by-country', ['MDR', 'RO'], 20),
          cell('devices-by-country', ['MDR', 'DE'], 35),
          cell('devices-by-country', ['MDR', 'FR'], null),
          cell('devices-by-country', ['IVDR', 'FR'], 90),
        ],
        'devices-by-country',
        'MDR',
      ),
    ).toEqual([
      { name: 'DE', value: 35 },
      { name: 'RO', value: 20 },
    ]));

  it('list the codes with an open body in the fewest months first, or those of a group (D.586)', () => {
    const cells = [
      ...['MDA0101', 'MDA0102', 'MDA0203'].map((code) => cell('nb-designated', [code], 2)),
      cell('nb-open-month', ['MDA0101', '2026-12'], 2),
      cell('nb-open-month', ['MDA0203', '2026-11'], 1),
      cell('nb-open-month', ['MDA0203', '2027-01'], 3),
    ];
    const open = openBodiesByMonth(cells, '2026-11-27', { regulation: 'MDR', group: null });
    expect(open.rows.map(({ code }) => code)).toEqual(['MDA0102', 'MDA0101', 'MDA0203']);
    expect(open.rows[2]?.bodies.slice(0, 4)).toEqual([1, 0, 3, 0]);
    expect(open).toMatchObject({ never: 1, total: 3 });
    expect(open.months.slice(0, 2)).toEqual(['2026-11', '2026-12']);
    const { rows } = openBodiesByMonth(cells, '2026-11-27', { regulation: 'MDR', group: 'MDA-A2' });
    expect(rows.map(({ code }) => code)).toEqual(['MDA0203']);
  });

  it('exist for the months that were kept, of which the last are shown', () => {
    const months = ['2026-09', '2026-11', '2026-10'].map((period) => cell('nb-open', ['MDA0101'], 1, period));
    expect(monthsOf([...months, cell('nb-open', ['MDA0101'], 1)], 'nb-open', 2)).toEqual(['2026-10', '2026-11']);
  });

  it('list the codes with the fewest open bodies first', () => {
    const cells = [
      cell('nb-designated', ['MDA0101'], 4),
      cell('nb-designated', ['MDA0102'], 2),
      cell('nb-designated', ['MDA0103'], 3),
      cell('nb-designated', ['IVR0101'], 1),
      cell('nb-open', ['MDA0101'], 2),
    ];
    expect(codesByBodies(cells, 'MDR')).toEqual({
      codes: [
        { id: 'MDA0102', designated: 2, open: 0 },
        { id: 'MDA0103', designated: 3, open: 0 },
        { id: 'MDA0101', designated: 4, open: 2 },
      ],
      withoutWindow: 2,
      total: 3,
    });
    expect(codesByBodies([...cells, cell('nb-designated', ['MDA0203'], 4)], 'MDR', 'MDA-A2').codes).toEqual([
      { id: 'MDA0203', designated: 4, open: 0 },
    ]);
  });
});
