import type { Role } from '@attesta/domain/access/roles';
import { defaultDashboard } from '../../../platform/guard/decide';
import { personalSettings } from '../../../platform/navigation/settings-paths';
import { availabilityPaths } from '../../availability';
import { devicePaths } from '../../devices';
import type hub from '../../../platform/i18n/en/hub.json';

/** A page of the user's work. Name and description are in `work` of the `hub` bundle. */
export type WorkEntry = { id: keyof typeof hub.work } & (
  | { to: string }
  /** Opens the external job board, whose address is a setting. */
  | { isJobBoard: true }
);

const personal: WorkEntry = { id: 'personal', to: personalSettings };
const dashboard = (id: 'operatorDashboard' | 'bodyDashboard', role: Role): WorkEntry => ({
  id,
  to: defaultDashboard(role),
});

/** Returns the pages of a role's work, in order. Courses are on the hub itself. */
export function workEntries(role: Role | null): WorkEntry[] {
  switch (role) {
    case 'market_operator':
      return [
        dashboard('operatorDashboard', role),
        { id: 'devices', to: devicePaths.list },
        { id: 'matches', to: '/dashboard/market-operator/matchmaking-medical-devices' },
      ];
    case 'notified_body':
      return [dashboard('bodyDashboard', role), { id: 'availability', to: availabilityPaths.calendar }];
    case 'candidate':
      return [{ id: 'jobBoard', isJobBoard: true }, personal];
    default:
      return [personal];
  }
}
