import type { WindowView } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import { bodySummary } from './body-summary';

const today = '2026-11-21';
const window = (facts: Partial<WindowView>): WindowView => ({
  id: 'w',
  notifiedBody: '9101',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2026-11-01',
  to: '2027-05-01',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  note: null,
  updatedOn: '2026-11-01',
  version: 1,
  status: 'open',
  freshness: 'fresh',
  past: false,
  ...facts,
});

describe('bodySummary', () => {
  it('counts windows by status and free places', () => {
    const summary = bodySummary(
      [
        window({}),
        window({ status: 'limited', reserved: 3 }),
        window({ status: 'closed', reserved: 0 }),
        window({ past: true }),
      ],
      today,
    );
    expect(summary).toMatchObject({ windows: 3, byStatus: { open: 1, limited: 1, closed: 1 }, freePlaces: 4 });
  });

  it('lists windows that were not confirmed for 90 days, oldest first', () => {
    const { stale } = bodySummary(
      [
        window({ id: 'b', freshness: 'stale', updatedOn: '2026-08-01' }),
        window({ id: 'a', freshness: 'stale', updatedOn: '2026-05-01' }),
        window({ freshness: 'aging' }),
      ],
      today,
    );
    expect(stale.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('lists running windows that end within 30 days, including today and the thirtieth day', () => {
    const { ending } = bodySummary(
      [
        window({ id: 'thirty', to: '2026-12-21' }),
        window({ id: 'thirty-one', to: '2026-12-22' }),
        window({ id: 'today', to: today }),
        window({ id: 'coming', from: '2026-11-22', to: '2026-12-01' }),
      ],
      today,
    );
    expect(ending.map(({ id }) => id)).toEqual(['today', 'thirty']);
  });
});
