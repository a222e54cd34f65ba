import type { WindowChange } from '@attesta/domain/availability/changes';
import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import { viewWindow } from '@attesta/domain/availability/view';
import type { Scope } from 'effector';
import { availabilityPaths } from '../../../platform/navigation/paths';
import { notifiedBodyResponse } from '../../../testing/people';
import { openPortal, type Host } from '../../../testing/portal-page';

/** The day of the host. */
export const today = '2026-11-26';

const designationOf = (regulation: Designation['regulation'], codes: Designation['codes']): Designation => ({
  regulation,
  validFrom: '2020-01-01',
  validTo: null,
  codes,
  procedures: [],
  conditions: [],
});
export const designations = [designationOf('MDR', ['MDA0203', 'MDN1204']), designationOf('IVDR', ['IVR0101'])];

/** A host that stores the windows of a notified body and their changes, as the server does. */
export function bodyHost(...windows: WindowView[]): Host {
  const stored = new Map(windows.map((window) => [window.id, window]));
  return {
    'GET /api/availability/designations': { body: { designations, today } },
    'GET /api/availability': () => ({ body: { windows: [...stored.values()], next: null } }),
    'POST /api/availability/changes': ({ body }) => {
      const { changes } = body as { changes: WindowChange[] };
      for (const { id, version, window } of changes) {
        const changed = window && {
          ...window,
          id,
          notifiedBody: '1234',
          updatedOn: today,
          version: (version ?? 0) + 1,
        };
        if (changed) stored.set(id, viewWindow(changed, today, true));
        else stored.delete(id);
      }
      return { body: { windows: changes.flatMap(({ id }) => stored.get(id) ?? []) } };
    },
  };
}

/** Opens Codes Availability for an approved notified body. */
export const openWindows = (host: Host, query = '', isProduction = false): Promise<Scope> =>
  openPortal({
    path: `${availabilityPaths.calendar}${query}`,
    user: notifiedBodyResponse,
    host,
    isProduction,
  });
