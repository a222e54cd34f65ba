import type { forgotPassword, register, resendVerification } from '@attesta/domain/account/calls';
import type { ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { Queries } from '../../database/database.ts';
import { addMail, type MailContent } from '../../mail/mail-job.ts';
import type { Portal } from '../../portal/portal.ts';
import * as attempts from './attempts.ts';
import type { Client } from './client.ts';
import { rejectWeakPassword, ownWordsOfForm } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { addRegistration, registrationToSend, registeredUser, type RegistrationRow } from './registrations.ts';
import type { AccountRow } from '../../database/schema.ts';
import { accountByEmail } from './store.ts';

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
  await attempts.countAttempt(database.queries, attempts.mailByNetwork, client.network, clock());
  const passwordHash = await passwords.pendingHash(form.email, password);
  await database.queries.transaction(async (queries) => {
    const now = clock();
    const exceeded = await attempts.countMail(queries, 'register', form.email, client.network, now);
    if (exceeded === 'network') return;
    const { account } = await lookUp(queries, form.email, client.network, now);
    const facts = { passwordHash, language: client.language, network: client.network, now };
    const registrationId = await addRegistration(queries, form, facts);
    if (exceeded !== null) return; // The mail limit of the address is used up; the link can be requested later.
    const mail = { to: form.email, origin: client.origin };
    await addMail(
      queries,
      account
        ? { ...mail, template: 'alreadyRegistered', language: account.language }
        : { ...mail, template: 'verify', language: client.language, registrationId },
      now,
    );
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

async function mailTo(
  { database, clock, worker }: Portal,
  purpose: string,
  email: string,
  client: Client,
  contentFor: (address: Address) => MailContent | null,
): Promise<void> {
  await attempts.countAttempt(database.queries, attempts.mailByNetwork, client.network, clock());
  await database.queries.transaction(async (queries) => {
    const now = clock();
    if ((await attempts.countMail(queries, purpose, email, client.network, now)) !== null) return;
    const content = contentFor(await lookUp(queries, email, client.network, now)) ?? {
      template: 'none',
      language: 'en',
    };
    await addMail(queries, { ...content, to: email, origin: client.origin }, now);
  });
  worker.wake();
}
