import type { Role } from '@attesta/domain/account/roles';

/** Which logo stands in the top bar: on the dashboards that of the role (specification, section 2), elsewhere the portal's own. */
export function logoVariant(path: string, role: Role | null): 'notified-body' | 'market-operator' | 'portal' {
  if (!/^\/dashboard(\/|$)/i.test(path)) return 'portal';
  return role === 'notified_body' ? 'notified-body' : 'market-operator';
}

/** Where the logo leads: on the dashboards to one's own, on the hub to the hub. */
export function logoHome(path: string, role: Role | null): string {
  const variant = logoVariant(path, role);
  return variant === 'portal' ? '/nexus' : `/dashboard/${variant}/default`;
}
