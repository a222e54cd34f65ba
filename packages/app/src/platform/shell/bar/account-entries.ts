import { awaitsApproval, type Approval } from '../../guard/decide';
import type { User } from '../../session/user';
import { paths, organisationSettingsOf } from '../../navigation/paths';

/** An entry of the account menu (specification, section 2). Labels are in `accountMenu` of the `portal` bundle. */
export type AccountEntry =
  | { id: 'home' | 'settings'; kind: 'route'; href: string }
  /** Opens in a new tab, with `noreferrer noopener`. */
  | { id: 'eTool' | 'jobBoard'; kind: 'external'; href: string }
  | { id: 'logout'; kind: 'action' };

/** Addresses of the two external services. */
export interface ExternalAddresses {
  eToolUrl: string;
  jobBoardUrl: string;
}

/**
 * The address of the E-Tool with the service token as the query parameter `token`, as specified. SECURITY.md describes
 * the weakness.
 */
export function eToolAddress(eToolUrl: string, token: string | null): string {
  const url = new URL(eToolUrl);
  if (token !== null) url.searchParams.set('token', token);
  return url.href;
}

/**
 * The settings of market operators redirect users with another role to their personal settings (specification). The
 * settings of a notified body that is not approved are closed to it.
 */
const settingsOf = (user: Approval): string =>
  awaitsApproval(user) ? paths.personalSettings : (organisationSettingsOf(user.role) ?? paths.operatorSettings);

/** The entries of a user, in order. `jobBoard` is for notified bodies only. An account that is not active can leave. */
export function accountEntries(
  user: Approval & Pick<User, 'is_account_active'>,
  addresses: ExternalAddresses,
  token: string | null,
): AccountEntry[] {
  const { role } = user;
  if (!user.is_account_active) return [{ id: 'logout', kind: 'action' }];
  return [
    { id: 'home', kind: 'route', href: '/' },
    { id: 'eTool', kind: 'external', href: eToolAddress(addresses.eToolUrl, token) },
    ...(role === 'notified_body' ? [{ id: 'jobBoard', kind: 'external', href: addresses.jobBoardUrl } as const] : []),
    { id: 'settings', kind: 'route', href: settingsOf(user) },
    { id: 'logout', kind: 'action' },
  ];
}
