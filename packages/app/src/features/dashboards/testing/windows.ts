import type { WindowView } from '@attesta/domain/availability/schema';

export const window = (facts: Partial<WindowView>): WindowView => ({
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
