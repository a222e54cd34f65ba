import { describe, expect, it } from 'vitest';
import { bodySummary } from './body-summary';
import { window } from './testing/windows';

const today = '2026-11-21';

describe('bodySummary', () => {
  it('counts windows by status, and free places for product codes', () => {
    const summary = bodySummary(
      [
        window({}),
        window({ status: 'limited', reserved: 3 }),
        window({ status: 'closed', reserved: 0 }),
        window({ past: true }),
        window({ code: 'MDT2002' }),
      ],
      today,
    );
    expect(summary).toMatchObject({ byStatus: { open: 2, limited: 1, closed: 1 }, freePlaces: 4 });
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
