import { viewWindow } from '@attesta/domain/availability/view';
import { asWindow } from '@attesta/domain/availability/own-windows';
import { describe, expect, it } from 'vitest';
import { newWindow } from './edit/window-bars';
import { rowsOf } from './window-rows';
import { readWindowQuery } from './windows';

const today = '2026-11-26';
const view = (id: string, code: 'MDA0203' | 'MDA0204', more: object) =>
  viewWindow(
    asWindow({ ...newWindow({ id, code, from: '2027-01-01', to: '2027-03-31' }, today), ...more }),
    today,
    true,
  );
const windows = [
  view('a', 'MDA0203', { slots: 4, reserved: 1 }),
  view('b', 'MDA0203', { slots: 2, intakePool: 'sme', classes: ['IIa'] }),
  view('c', 'MDA0203', { slots: 9, manualStatus: 'closed' }),
  view('d', 'MDA0204', { slots: 5 }),
];
const shown = (query: string) => {
  const { rows, groups } = rowsOf(
    ['MDA0203', 'MDA0204', 'MDA0302'],
    windows,
    readWindowQuery(new URLSearchParams(query)),
    {
      group: () => 'group',
      name: () => 'name',
      nextFree: () => '',
      usable: (all) => all,
      free: String,
      isFound: () => true,
    },
  );
  return [...rows.map(({ id, end }) => `${id} ${end}`), ...groups.map(({ end }) => `group ${end}`)];
};

describe('the rows of the timeline (D.722)', () => {
  it('name the free places of each code and group; closed windows have none', () => {
    expect(shown('')).toEqual(['MDA0203 5', 'MDA0204 5', 'MDA0302 undefined', 'group 10', 'group undefined']);
  });

  it('are those of the pool and the class, with their places', () => {
    expect(shown('pool=sme')).toEqual(['MDA0203 2', 'group 2']);
    expect(shown('class=III')).toEqual(['MDA0203 3', 'MDA0204 5', 'group 8']);
  });
});
