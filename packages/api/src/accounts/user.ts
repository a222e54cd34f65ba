import { roleNames } from '@attesta/domain/access/roles';
import { getPicture } from '@attesta/domain/account/profile/calls';
import type { InactiveReason, User } from '@attesta/domain/account/schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { AccountRow } from '../database/schema.ts';
import type { Settings } from '../settings/settings.ts';
import { isActive } from './store.ts';

/** The address of an uploaded picture: a path, or an absolute URL if the API has another host than the portal. */
export const pictureUrl = (id: string, { portal }: Pick<Settings, 'portal'>): string =>
  (portal.apiHost ?? '') + getPicture.path.replace(':id', id);

function inactiveReasonOf({ deactivatedAt, deletionAt }: AccountRow): InactiveReason | null {
  if (deactivatedAt !== null) return 'deactivated';
  return deletionAt === null ? null : 'deletion_pending';
}

/** The user object that the portal receives. Source: specification section 3. */
export function userOf(account: AccountRow, settings: Pick<Settings, 'portal'>): User {
  const { profile, logoId, photoId, deletionAt } = account;
  const uploadedLogo = logoId === null ? null : pictureUrl(logoId, settings);
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
        ? { number: profile.number, name: profile.name, logo_url: uploadedLogo ?? profile.logoUrl ?? null }
        : null,
    market_operator:
      profile?.kind === 'market_operator'
        ? {
            name: profile.organisationName,
            country: profile.country,
            logo_url: uploadedLogo ?? profile.logoUrl ?? null,
          }
        : null,
    inactive_reason: inactiveReasonOf(account),
    deletion_date: deletionAt && todayInBrussels(deletionAt),
    photo_url: photoId && pictureUrl(photoId, settings),
  };
}
