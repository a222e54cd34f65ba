import type { Role } from '@attesta/domain/access/roles';

/** The settings of the person, for every signed-in user. */
export const personalSettings = '/account-settings/personal';

/** The account settings by role. Other roles have only the personal settings. */
export const organisationSettings = {
  market_operator: '/account-settings/market-operator',
  notified_body: '/account-settings/notified-body',
} as const;

/** The settings of the user's organisation, or null for a role without one. */
export const organisationSettingsOf = (role: Role | null): string | null =>
  role === 'market_operator' || role === 'notified_body' ? organisationSettings[role] : null;
