import type { Role } from '@attesta/domain/account/roles';

/** An entry of the account menu (specification, section 2). Words are under `accountMenu` of the `portal` bundle. */
export type AccountEntry =
  | { id: 'home' | 'settings'; kind: 'route'; href: string }
  /** Opens in a new tab, with `noreferrer noopener`. */
  | { id: 'eTool' | 'jobBoard'; kind: 'external'; href: string }
  | { id: 'logout'; kind: 'action' };

/** Addresses of the two services outside the portal. */
export interface ExternalAddresses {
  eToolUrl: string;
  jobBoardUrl: string;
}

/** The E-Tool's address with the service token as the query parameter `token`, as specified; SECURITY.md tells the weakness. */
export function eToolAddress(eToolUrl: string, token: string | null): string {
  const url = new URL(eToolUrl);
  if (token !== null) url.searchParams.set('token', token);
  return url.href;
}

const settings: Partial<Record<Role, string>> = {
  notified_body: '/account-settings/notified-body',
  market_operator: '/account-settings/market-operator',
};

/** The entries for a role, in order. Account settings is offered to the two roles that have such a page, the job board to notified bodies. */
export function accountEntries(role: Role | null, addresses: ExternalAddresses, token: string | null): AccountEntry[] {
  const settingsPage = role && settings[role];
  return [
    { id: 'home', kind: 'route', href: '/' },
    { id: 'eTool', kind: 'external', href: eToolAddress(addresses.eToolUrl, token) },
    ...(role === 'notified_body' ? [{ id: 'jobBoard', kind: 'external', href: addresses.jobBoardUrl } as const] : []),
    ...(settingsPage ? [{ id: 'settings', kind: 'route', href: settingsPage } as const] : []),
    { id: 'logout', kind: 'action' },
  ];
}
