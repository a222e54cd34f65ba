import { accountById } from '../../accounts/store.ts';
import { changeById } from '../../accounts/pending-email-change.ts';
import type { Queries } from '../../database/database.ts';
import { findLink, linkFailure, type LinkPurpose } from '../../tokens/links.ts';
import { registrationById } from './registration/pending-registrations.ts';

const purposes: readonly LinkPurpose[] = ['verify', 'reset', 'emailCurrent', 'emailNew'];

/**
 * Returns the address that a mailed link is about, so that its page can name it before anything is typed. Only the
 * recipient of the mail knows the token.
 * @throws Failure 400 `link_used` or `link_invalid`
 */
export async function addressOfLink(queries: Queries, token: string, now: Date): Promise<string> {
  const link = await findLink(queries, purposes, token, now);
  const subject = link?.registrationId
    ? await registrationById(queries, link.registrationId, now)
    : link?.emailChangeId
      ? await changeById(queries, link.emailChangeId, now)
      : link?.accountId
        ? await accountById(queries, link.accountId)
        : null;
  if (!subject) throw await linkFailure(queries, purposes, token);
  return subject.email;
}
