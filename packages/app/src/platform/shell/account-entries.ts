import type { Role } from '@attesta/domain/access/roles';
import { organisationSettings, organisationSettingsOf } from '../navigation/settings-paths';

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

/** The settings of market operators redirect users with another role to their personal settings (specification). */
const settingsOf = (role: Role | null): string => organisationSettingsOf(role) ?? organisationSettings.market_operator;

/** The entries for a role, in order. `jobBoard` is for notified bodies only. */
export function accountEntries(role: Role | null, addresses: ExternalAddresses, token: string | null): AccountEntry[] {
  return [
    { id: 'home', kind: 'route', href: '/' },
    { id: 'eTool', kind: 'external', href: eToolAddress(addresses.eToolUrl, token) },
    ...(role === 'notified_body' ? [{ id: 'jobBoard', kind: 'external', href: addresses.jobBoardUrl } as const] : []),
    { id: 'settings', kind: 'route', href: settingsOf(role) },
    { id: 'logout', kind: 'action' },
  ];
}
