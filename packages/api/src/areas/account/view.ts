import { roleNames } from '@attesta/domain/access/roles';
import type { User } from '@attesta/domain/account/schema';
import type { AccountRow } from '../../database/schema.ts';
import { isActive } from './store.ts';

/** The user object that the portal receives. Source: specification section 3. */
export function userOf(account: AccountRow): User {
  const { profile } = account;
  return {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    roles: [{ name: roleNames[account.roleId] }],
    is_email_verified: account.emailVerifiedAt !== null,
    is_account_active: isActive(account),
    account_configured: profile !== null,
    user_notified_body_request_status: account.requestStatus,
    notified_body:
      profile?.kind === 'notified_body'
        ? { number: profile.number, name: profile.name, logo_url: profile.logoUrl ?? null }
        : null,
    market_operator:
      profile?.kind === 'market_operator'
        ? { name: profile.organisationName, country: profile.country, logo_url: profile.logoUrl ?? null }
        : null,
  };
}
