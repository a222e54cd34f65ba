import { describe, expect, it } from 'vitest';
import type { PublishedCell } from './figures.ts';
import { scarcityFinding, scarcityTable } from './scarcity-rows.ts';

const cell = (id: string, quarter: string, value: number | null, state: PublishedCell['state'] = 'shown') =>
  ({ figure: 'scarcity', period: 'current', dimensions: [id, quarter], state, value }) satisfies PublishedCell;

const published = [
  cell('MDA-A2', '2026-Q4', 2),
  cell('MDA-A2', '2027-Q1', 3),
  cell('MDA0203', '2026-Q4', 1.5),
  cell('MDA0203', '2027-Q1', null, 'withheld'),
  cell('MDA0101', '2027-Q2', null, 'no_places'),
  cell('MDA0102', '2027-Q2', 4),
];
const table = (show: string) => scarcityTable(published, '2026-11-27', { regulation: 'MDR', show });
const rowOf = (show: string, id: string) => table(show).rows.find((row) => row.id === id);

describe('the table of scarcity (S1.12)', () => {
  it('shows eight quarters from that of the count, for groups or for the codes of a group', () => {
    expect(table('groups').quarters).toEqual(
      '2026-Q4 2027-Q1 2027-Q2 2027-Q3 2027-Q4 2028-Q1 2028-Q2 2028-Q3'.split(' '),
    );
    expect(table('groups').rows.map(({ id }) => id)).toEqual(
      'MDA-A1 MDA-A2 MDA-A3 MDN-B1 MDN-B2 MDS-S MDT-T'.split(' '),
    );
    expect(table('MDA-A2').rows.map(({ id }) => id)).toEqual(['MDA0201', 'MDA0202', 'MDA0203', 'MDA0204']);
  });

  it('shows the value of the group where that of the code is not published', () => {
    expect(rowOf('MDA-A2', 'MDA0203')?.cells.slice(0, 3)).toEqual([
      { state: 'shown', value: 1.5, isOfGroup: false },
      { state: 'shown', value: 3, isOfGroup: true },
      { state: 'few' },
    ]);
    expect(rowOf('MDA-A2', 'MDA0201')?.cells[0]).toEqual({ state: 'shown', value: 2, isOfGroup: true });
  });

  it('lists the scarcest codes first, those without places before all others', () => {
    expect(table('scarcest').rows.map(({ id }) => id)).toEqual(['MDA0101', 'MDA0102', 'MDA0203']);
    expect(scarcityFinding(table('scarcest'))).toMatchObject({
      quarter: '2027-Q2',
      value: null,
      row: { id: 'MDA0101' },
    });
    expect(scarcityFinding(table('groups'))).toMatchObject({ quarter: '2027-Q1', value: 3, row: { id: 'MDA-A2' } });
    expect(scarcityFinding(scarcityTable([], '2026-11-27', { regulation: 'IVDR', show: 'groups' }))).toBeNull();
  });
});
