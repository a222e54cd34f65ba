import type { verifyEmail } from '@attesta/domain/account/calls';
import type { ParsedRequestOf } from '@attesta/domain/calls';
import { Failure } from '../../http/failure.ts';
import type { Portal } from '../../portal.ts';
import type { Client } from './client.ts';
import { knowDevice } from './known-devices.ts';
import { subjectOfLink, useLink } from './links.ts';
import { refuseWeak, wordsOfForm } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { lockRegistrations, registrationById, endRegistrations, submittedForm } from './registrations.ts';
import { addAccount } from './store.ts';

/** Failure 400 for a link that is unknown, used or expired. */
export const linkInvalid = () =>
  new Failure(400, 'link_invalid', 'This link was used already or is older than an hour. Request a new one.');

/**
 * Verifies the address of a registration by the token of its mail and makes the account, with the password that is sent here:
 * whoever opens the mail decides it, not whoever filled in the form. The links of all other
 * registrations of the address end.
 * @returns the tokens of the device cookie: opening the mail proves the owner as well as signing in does
 * @throws Failure 400 link_invalid, or for a password that is refused
 */
export async function verifyByLink(
  { database, clock, securityLog }: Portal,
  passwords: Passwords,
  { token, password }: ParsedRequestOf<typeof verifyEmail>['body'],
  client: Client,
): Promise<string[]> {
  // Looked at first, because hashing is expensive and anybody can make up a token; used up below.
  const subject = await subjectOfLink(database.queries, 'verify', token, clock());
  const waiting = subject?.registrationId
    ? await registrationById(database.queries, subject.registrationId, clock())
    : null;
  if (!waiting) throw linkInvalid();
  const form = submittedForm(waiting);
  await refuseWeak(password, wordsOfForm(form));
  const passwordHash = await passwords.hash(password);
  const account = await database.queries.transaction(async (queries) => {
    await lockRegistrations(queries, form.email); // Of two links of one address used at once, the second finds nothing.
    const used = await useLink(queries, 'verify', token, clock());
    if (used?.registrationId !== waiting.id) throw linkInvalid();
    const added = await addAccount(queries, form, { passwordHash, language: waiting.language, now: clock() });
    if (!added) throw linkInvalid();
    await endRegistrations(queries, waiting);
    return { id: added.id, devices: await knowDevice(queries, added, client.devices, clock()) };
  });
  securityLog('address_verified', { account: account.id, client: client.pseudonym });
  return account.devices;
}
