import type { Role } from '@attesta/domain/access/roles';
import { awaitsApproval, defaultDashboard, type Approval } from '../../../platform/guard/decide';
import type hub from '../../../platform/i18n/en/hub.json';
import { paths, devicePaths, availabilityPaths } from '../../../platform/navigation/paths';

/** A page of the user's work. Name and description are in `work` of the `hub` bundle. */
export type WorkEntry = { id: keyof typeof hub.work } & (
  | { to: string }
  /** Opens the external job board, whose address is a setting. */
  | { isJobBoard: true }
);

const personal: WorkEntry = { id: 'personal', to: paths.personalSettings };
const dashboard = (id: 'operatorDashboard' | 'bodyDashboard', role: Role): WorkEntry => ({
  id,
  to: defaultDashboard(role),
});

/**
 * Returns the pages of a user's work, in order. Courses are on the hub itself. The pages of a notified body open with
 * its approval.
 */
export function workEntries(user: Approval): WorkEntry[] {
  const { role } = user;
  if (awaitsApproval(user)) return [{ id: 'request', to: paths.inaccessible }, personal];
  switch (role) {
    case 'market_operator':
      return [
        dashboard('operatorDashboard', role),
        { id: 'devices', to: devicePaths.list },
        { id: 'matches', to: paths.matching },
      ];
    case 'notified_body':
      return [dashboard('bodyDashboard', role), { id: 'availability', to: availabilityPaths.calendar }];
    case 'candidate':
      return [{ id: 'jobBoard', isJobBoard: true }, personal];
    default:
      return [personal];
  }
}
