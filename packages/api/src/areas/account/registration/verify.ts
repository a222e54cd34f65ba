import type { verifyEmail } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { Portal } from '../../../portal.ts';
import type { Client } from '../../../accounts/client.ts';
import { rememberDevice } from '../../../accounts/known-browsers.ts';
import { consumeLink, findLink, linkFailure, linkInvalid } from '../../../tokens/links.ts';
import { rejectWeakPassword, ownWordsOfForm } from '../password/password-rules.ts';
import type { Passwords } from '../password/passwords.ts';
import { lockRegistrations, registrationById, endRegistrations, submittedForm } from './pending-registrations.ts';
import { openSession } from '../../../accounts/sessions.ts';
import { addAccount } from '../../../accounts/store.ts';
import { userOf } from '../../../accounts/user.ts';

/**
 * Verifies the address of a registration with the token of its mail and creates the account with the password of this
 * request: the person with access to the mail sets the password, not the person who filled in the form. The links of
 * all other registrations of the address become invalid.
 * Signs the owner in: access to the mail and the new password authenticate just like signing in. A new account has no
 * second factor yet.
 * @returns the response, and the tokens of the device cookie
 * @throws Failure 400 `link_used` or `link_invalid`, or for a rejected password
 */
export async function verifyByLink(
  { database, clock, securityLog, settings }: Portal,
  passwords: Passwords,
  { token, password }: ParsedRequestOf<typeof verifyEmail>['body'],
  client: Client,
): Promise<{ response: ResponseOf<typeof verifyEmail>; devices: string[] }> {
  // Only checks the token at first, because hashing is expensive and anyone can send made-up tokens; it is used up
  // below.
  const subject = await findLink(database.queries, ['verify'], token, clock());
  const pending = subject?.registrationId
    ? await registrationById(database.queries, subject.registrationId, clock())
    : null;
  if (!pending) throw await linkFailure(database.queries, ['verify'], token);
  const form = submittedForm(pending);
  await rejectWeakPassword(password, ownWordsOfForm(form));
  const passwordHash = await passwords.hash(password);
  const {
    account,
    token: session,
    devices,
  } = await database.queries.transaction(async (queries) => {
    // If two links of one address are used at the same time, the second one finds no registration.
    await lockRegistrations(queries, form.email);
    const used = await consumeLink(queries, ['verify'], token, clock());
    if (used?.registrationId !== pending.id) throw await linkFailure(queries, ['verify'], token);
    const added = await addAccount(queries, form, { passwordHash, language: pending.language, now: clock() });
    if (!added) throw linkInvalid();
    await endRegistrations(queries, pending, added.id);
    return {
      account: added,
      token: await openSession(queries, added.id, { now: clock(), userAgent: client.userAgent }),
      devices: await rememberDevice(queries, added, client.devices, clock()),
    };
  });
  securityLog('address_verified', { account: account.id, client: client.pseudonym });
  securityLog('signed_in', { account: account.id, client: client.pseudonym });
  return { response: { token: session, user: userOf(account, settings) }, devices };
}
