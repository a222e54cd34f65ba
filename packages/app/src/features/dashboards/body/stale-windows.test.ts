import { expect, it } from 'vitest';
import { windowWith } from '../../../testing/availability-window';
import { staleWindows } from './stale-windows';

it('lists windows to come that were not confirmed for 90 days, oldest first', () => {
  const windows = [
    windowWith({ id: 'b', updatedOn: '2026-08-01' }),
    windowWith({ id: 'a', updatedOn: '2026-05-01' }),
    windowWith({ id: 'past', updatedOn: '2026-01-01', past: true }),
    windowWith({ freshness: 'aging' }),
  ];
  expect(staleWindows(windows).map(({ id }) => id)).toEqual(['a', 'b']);
});
