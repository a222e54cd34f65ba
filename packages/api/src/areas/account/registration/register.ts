import type { forgotPassword, register, resendVerification } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { Queries } from '../../../database/database.ts';
import { addMail, type MailContent } from '../../../mail/mail-job.ts';
import type { Portal } from '../../../portal.ts';
import * as attempts from '../../../limits/attempts.ts';
import type { Client } from '../../../accounts/client.ts';
import { rejectWeakPassword, ownWordsOfForm } from '../password/password-rules.ts';
import type { Passwords } from '../password/passwords.ts';
import { addRegistration, registrationToSend, registeredUser, type RegistrationRow } from './pending-registrations.ts';
import type { AccountRow } from '../../../database/schema.ts';
import { accountByEmail } from '../../../accounts/store.ts';

// The calls in this file return the same response for every address and do the same work before and after the response:
// a job is always added, even if no mail will be sent. If the limit of an address is exceeded, no mail is sent, and the
// last link is still valid.

/** The account and registration of an address. */
interface Address {
  readonly account: AccountRow | null;
  readonly registration: RegistrationRow | null;
}

async function lookUp(queries: Queries, email: string, network: string, now: Date): Promise<Address> {
  const account = await accountByEmail(queries, email);
  const registration = await registrationToSend(queries, email, network, now);
  return { account: account?.emailVerifiedAt ? account : null, registration };
}

/**
 * Stores a registration with its own password and its own link, next to other registrations of the address, until one
 * of them is verified.
 * @throws Failure 400 for a rejected password, 429 if the limit of the network is exceeded
 */
export async function registerAddress(
  portal: Portal,
  passwords: Passwords,
  { password, ...form }: ParsedRequestOf<typeof register>['body'],
  client: Client,
): Promise<ResponseOf<typeof register>> {
  const { database, clock, worker, securityLog } = portal;
  await rejectWeakPassword(password, ownWordsOfForm(form));
  await attempts.countMailRequest(database.queries, client.network, clock());
  const passwordHash = await passwords.pendingHash(form.email, password);
  await database.queries.transaction(async (queries) => {
    const now = clock();
    const exceeded = await attempts.countMail(queries, 'register', form.email, client.network, now);
    if (exceeded === 'network') return;
    const { account } = await lookUp(queries, form.email, client.network, now);
    const facts = { passwordHash, language: client.language, network: client.network, now };
    const registrationId = await addRegistration(queries, form, facts);
    if (exceeded !== null) return; // The mail limit of the address is used up; the link can be requested later.
    const content: MailContent = account
      ? { template: 'alreadyRegistered', language: account.language }
      : { template: 'verify', language: client.language, registrationId };
    await addRequestedMail(portal, queries, { to: form.email, isKnown: account !== null, content }, client);
  });
  worker.wake();
  securityLog('registered', { client: client.pseudonym });
  return { user: registeredUser(form) };
}

/** Sends the verification link again, if a registration is pending. */
export function resendLink(
  portal: Portal,
  { email }: ParsedRequestOf<typeof resendVerification>['body'],
  client: Client,
): Promise<void> {
  return mailTo(portal, 'resend', email, client, ({ account, registration }) =>
    account ? null : verification(registration),
  );
}

/** Sends a link to set a new password; for an unverified address, the link to verify it. */
export async function requestReset(
  portal: Portal,
  { email }: Pick<ParsedRequestOf<typeof forgotPassword>['body'], 'email'>,
  client: Client,
): Promise<void> {
  await mailTo(portal, 'reset', email, client, ({ account, registration }) =>
    account ? { template: 'reset', accountId: account.id, language: account.language } : verification(registration),
  );
  portal.securityLog('reset_requested', { client: client.pseudonym });
}

const verification = (registration: RegistrationRow | null): MailContent | null =>
  registration && { template: 'verify', registrationId: registration.id, language: registration.language };

/**
 * Adds a requested mail, or the same work without a mail for an unknown address and beyond the share of the network in the
 * mails of the whole portal. Addresses without an account have a limit of their own, so that they never use up the mails to accounts.
 */
async function addRequestedMail(
  { clock, securityLog }: Pick<Portal, 'clock' | 'securityLog'>,
  queries: Queries,
  { to, isKnown, content }: { to: string; isKnown: boolean; content: MailContent | null },
  { origin, pseudonym, network }: Client,
): Promise<void> {
  const receivers = isKnown ? 'account' : 'noAccount';
  const isWithinLimit = await attempts.mayPortalMail(queries, receivers, network, clock());
  if (!isWithinLimit) securityLog('mail_limit_reached', { client: pseudonym, what: receivers });
  const sent: MailContent = isWithinLimit && content ? content : { template: 'none', language: 'en' };
  await addMail(queries, { ...sent, to, origin }, clock());
}

async function mailTo(
  portal: Portal,
  purpose: string,
  email: string,
  client: Client,
  contentFor: (address: Address) => MailContent | null,
): Promise<void> {
  const { database, clock, worker } = portal;
  await attempts.countMailRequest(database.queries, client.network, clock());
  await database.queries.transaction(async (queries) => {
    const now = clock();
    if ((await attempts.countMail(queries, purpose, email, client.network, now)) !== null) return;
    const address = await lookUp(queries, email, client.network, now);
    const mail = { to: email, isKnown: address.account !== null, content: contentFor(address) };
    await addRequestedMail(portal, queries, mail, client);
  });
  worker.wake();
}
