import type { WindowView } from '../../availability/schema.ts';

/** An open window that its body confirmed on 20 November 2026. */
export const ownWindow = (facts: Partial<WindowView> = {}): WindowView => ({
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
  kinds: [],
  note: null,
  updatedOn: '2026-11-20',
  version: 1,
  status: 'open',
  freshness: 'fresh',
  past: false,
  ...facts,
});
