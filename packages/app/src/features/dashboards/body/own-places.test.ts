import { describe, expect, it } from 'vitest';
import { windowWith } from '../../../testing/availability-window';
import { ownPlaces, placesByGroup } from './own-places';

const today = '2026-11-27';
const window = (changes: Parameters<typeof windowWith>[0]) => windowWith({ slots: 4, reserved: 1, ...changes });

describe('the free places of a notified body', () => {
  it('count each window of the twelve months once, and those of the next 90 days apart (D.601)', () => {
    const found = ownPlaces(
      [
        window({ from: '2026-11-01', to: '2027-06-30' }),
        window({ from: '2027-02-25', to: '2027-04-30' }),
        window({ from: '2027-02-26', to: '2027-04-30' }),
        window({ from: '2027-11-01', to: '2027-12-31' }),
      ],
      today,
    );
    expect(found).toMatchObject({ free: 9, freeSoon: 6 });
    expect(found.months).toHaveLength(12);
    expect(found.months[0]).toMatchObject({ month: '2026-11', state: 'free', free: 3, slots: 4 });
  });

  it('leave out past windows and codes without places of their own, and count windows by status (D.601)', () => {
    const found = ownPlaces(
      [
        window({}),
        window({ status: 'limited', reserved: 3 }),
        window({ status: 'closed', manualStatus: 'closed' }),
        window({ past: true }),
        window({ code: 'MDT2002' }),
      ],
      today,
    );
    expect(found).toMatchObject({ free: 4, byStatus: { open: 1, limited: 1, closed: 1 } });
  });

  it('are grouped by the groups of codes that have windows, fewest free places first (D.601)', () => {
    const codes = ['MDA0203', 'MDA0204', 'MDN1204', 'MDA0101'] as const;
    const found = placesByGroup(
      codes.map((code) => window({ code })),
      today,
    );
    expect(found.map(({ id, free }) => [id, free])).toEqual([
      ['MDA-A1', 3],
      ['MDN-B2', 3],
      ['MDA-A2', 6],
    ]);
  });
});
