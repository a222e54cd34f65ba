import type { OwnWindow } from '../own-windows.ts';
import type { Designation } from '../schema.ts';

export const today = '2026-11-21';
export const designations: Designation[] = [
  {
    regulation: 'MDR',
    validFrom: '2020-01-01',
    validTo: null,
    procedures: [],
    codes: ['MDA0203', 'MDA0204', 'MDN1204'],
    conditions: [],
  },
];
export const rules = { today, designations };

/** An open window of the next quarter. */
export const ownWindow = (more: Partial<OwnWindow> = {}): OwnWindow => ({
  id: 'w1',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: '2026-10-01',
  ...more,
});
