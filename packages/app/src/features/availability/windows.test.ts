import type { WindowView } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import { countWindows, firstWindows, groupWindows, readWindowQuery, windowSearchParams } from './windows';

const window = (code: WindowView['code'], from: string, more: Partial<WindowView> = {}): WindowView => ({
  id: `${code}-${from}`,
  notifiedBody: '9101',
  regulation: code.startsWith('M') ? 'MDR' : 'IVDR',
  code,
  from,
  to: `${from.slice(0, 8)}28`,
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: '2026-11-01',
  version: 1,
  status: 'open',
  freshness: 'fresh',
  past: false,
  ...more,
});
const windows = [
  window('MDT2002', '2027-01-01'),
  window('MDA0203', '2027-04-01'),
  window('MDA0203', '2027-01-01', { status: 'limited' }),
  window('MDA0302', '2027-01-01'),
  window('IVR0502', '2027-01-01', { status: 'closed' }),
  window('MDA0203', '2026-01-01', { past: true }),
];
const shown = (query: string) =>
  groupWindows(windows, readWindowQuery(new URLSearchParams(query))).map(({ prefix, group, codes }) => {
    const lines = codes.map((entry) => [entry.code.id, ...entry.windows.map(({ from }) => from)].join(' '));
    return `${prefix} ${group}: ${lines.join(', ')}`;
  });

describe('the list of windows', () => {
  it('is grouped by code group and code, earliest window first, without past windows', () => {
    expect(shown('')).toEqual([
      'MDA A2: MDA0203 2027-01-01 2027-04-01',
      'MDA A3: MDA0302 2027-01-01',
      'MDT T: MDT2002 2027-01-01',
      'IVR 5: IVR0502 2027-01-01',
    ]);
  });

  it('is filtered by regulation, state and code', () => {
    expect(shown('regulation=IVDR')).toEqual(['IVR 5: IVR0502 2027-01-01']);
    expect(shown('status=limited')).toEqual(['MDA A2: MDA0203 2027-01-01']);
    expect(shown('code=MDA0203&past=yes')).toEqual(['MDA A2: MDA0203 2026-01-01 2027-01-01 2027-04-01']);
    expect(shown('code=MDA0203&past=yes&status=open')).toEqual(['MDA A2: MDA0203 2027-04-01']);
    expect(shown('code=MDN1101')).toEqual([]);
  });

  it('is filtered by pool and class; a window without classes accepts all of its regulation (D.722)', () => {
    const some = [
      window('MDA0203', '2027-01-01', { intakePool: 'sme', classes: ['IIa'] }),
      window('MDA0203', '2027-04-01', { classes: ['III'] }),
      window('MDA0302', '2027-01-01'),
      window('IVR0502', '2027-01-01'),
    ];
    const found = (query: string) =>
      groupWindows(some, readWindowQuery(new URLSearchParams(query))).flatMap(({ codes }) =>
        codes.flatMap((entry) => entry.windows.map(({ id }) => id)),
      );
    expect(found('pool=sme')).toEqual(['MDA0203-2027-01-01']);
    expect(found('pool=general&class=III')).toEqual(['MDA0203-2027-04-01', 'MDA0302-2027-01-01']);
    expect(found('class=C')).toEqual(['IVR0502-2027-01-01']);
    expect(found('pool=all&class=E')).toHaveLength(4);
  });

  it('shows all windows for invalid query parameters', () => {
    expect(shown('regulation=XYZ&status=toString&code=MDA9999&past=1')).toEqual(shown(''));
    expect(windowSearchParams(readWindowQuery(new URLSearchParams('status=closed&past=yes'))).toString()).toBe(
      'status=closed&past=yes',
    );
  });

  it('has its search in the URL', () => {
    const query = readWindowQuery(new URLSearchParams('search=+laser%0Aeye+&status=open'));
    expect(query.search).toBe('laser eye');
    expect(windowSearchParams(query).toString()).toBe('search=laser+eye&status=open');
    expect(windowSearchParams({ ...query, search: '' }).toString()).toBe('status=open');
  });

  it('is limited to a given number of windows', () => {
    const groups = groupWindows(windows, readWindowQuery(new URLSearchParams()));
    expect(countWindows(groups)).toBe(5);
    const first = firstWindows(groups, 3);
    expect(first.map(({ prefix, group }) => `${prefix} ${group}`)).toEqual(['MDA A2', 'MDA A3']);
    expect(countWindows(first)).toBe(3);
    expect(firstWindows(groups, 100)).toEqual(groups);
  });
});
