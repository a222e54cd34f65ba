import type { WindowView } from '@attesta/domain/availability/schema';

/** An open window of the body that was confirmed long ago. */
export const windowWith = (changes: Partial<WindowView> = {}): WindowView => ({
  id: 'w1',
  notifiedBody: '1234',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2026-12-01',
  to: '2027-06-30',
  slots: 2,
  reserved: 0,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: '2026-01-01',
  version: 1,
  status: 'open',
  freshness: 'stale',
  past: false,
  ...changes,
});
