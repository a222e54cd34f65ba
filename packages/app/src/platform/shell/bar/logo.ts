import type { Role } from '@attesta/domain/access/roles';
import { paths } from '../../navigation/paths';

/** The logo in the top bar: the logo of the role on dashboards (specification, section 2), or the portal's logo. */
export function logoVariant(path: string, role: Role | null): 'notified-body' | 'market-operator' | 'portal' {
  if (!/^\/dashboard(\/|$)/i.test(path)) return 'portal';
  return role === 'notified_body' ? 'notified-body' : 'market-operator';
}

/** Link target of the logo: the role's dashboard on dashboards, otherwise the hub. */
export function logoHome(path: string, role: Role | null): string {
  const homes = {
    portal: paths.hub,
    'market-operator': paths.operatorDashboard,
    'notified-body': paths.bodyDashboard,
  };
  return homes[logoVariant(path, role)];
}
