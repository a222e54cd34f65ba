import * as calls from '@attesta/domain/account/calls';
import type { Account } from '@attesta/domain/account/configuration';
import type { Role } from '@attesta/domain/account/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, invalid } from '../../http/failure.ts';
import { originInside, portalOrigins } from '../../http/origins.ts';
import { route } from '../../http/route.ts';
import { preferredLanguage } from '../../mail/languages.ts';
import type { Portal } from '../../portal.ts';
import { mailByAddress, mailToAddress, takeAttempt } from './attempts.ts';
import { replacePassword, resetPassword, verifyByLink } from './change-password.ts';
import { alreadyRegisteredLetter, resetLetter, verificationLetter } from './letters.ts';
import { issueLink, voidLinks } from './links.ts';
import { createPasswords } from './passwords.ts';
import { closeSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { accountByEmail, addAccount, configure } from './store.ts';
import { userOf } from './view.ts';

const accepted = { accepted: true } as const;

/** The six calls of the specification's section 7, verification, and the configuration of the account. */
export function accountRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, mailer, clock, settings } = portal;
  const passwords = createPasswords(settings.passwordCost);

  /** Where the links of mails lead: the portal's origin, as the caller opened it if it has several names. */
  const originFor = (request: FastifyRequest) => {
    const origins = portalOrigins(settings, app.server);
    const { origin } = request.raw.headers;
    return (origin && originInside(origin, origins)) || origins[0];
  };
  const slowMail = async (email: string, request: FastifyRequest) => {
    await takeAttempt(database.queries, mailByAddress, request.ip, clock());
    await takeAttempt(database.queries, mailToAddress, email, clock());
  };

  route(app, calls.getAuthenticatedUser, async (_input, { caller }) => ({ user: userOf(caller.account) }));

  route(app, calls.login, ({ body }, { request }) => signIn(portal, passwords, body, request.ip));

  route(app, calls.register, async ({ body: { password, ...registration } }, { request }) => {
    await slowMail(registration.email, request);
    const passwordHash = await passwords.hash(password); // For a known address too: both take the same time.
    const origin = originFor(request);
    const language = preferredLanguage(request.raw.headers['accept-language']);
    const added = await database.queries.transaction(async (queries) => {
      const account = await addAccount(queries, registration, { passwordHash, language, now: clock() });
      if (account) await voidLinks(queries, 'verify', account.id);
      return account && { account, token: await issueLink(queries, 'verify', account.id, clock()) };
    });
    mailer.post(async () => {
      if (added) return verificationLetter(added.account, origin, added.token);
      const owner = await accountByEmail(database.queries, registration.email);
      return owner && alreadyRegisteredLetter(owner, origin);
    });
    return accepted;
  });

  route(app, calls.logout, async (_input, { caller }) => {
    await closeSession(database.queries, caller.token);
    return accepted;
  });

  route(app, calls.forgotPassword, async ({ body }, { request }) => {
    const origin = originInside(body.redirect_url, portalOrigins(settings, app.server));
    if (origin === null) throw invalid({ redirect_url: 'url' }, 'redirect_url must lie in the portal.');
    await slowMail(body.email, request);
    mailer.post(async () => {
      const account = await accountByEmail(database.queries, body.email);
      return account && resetLetter(account, origin, await issueLink(database.queries, 'reset', account.id, clock()));
    });
    return accepted;
  });

  route(app, calls.changePassword, ({ body }, { caller, request }) =>
    'token' in body ? resetPassword(portal, passwords, body, originFor(request), request.ip) : replacePassword(portal, passwords, body, caller, originFor(request)),
  );

  route(app, calls.verifyEmail, async ({ body }) => {
    await verifyByLink(portal, body.token);
    return accepted;
  });

  route(app, calls.resendVerification, async ({ body }, { request }) => {
    await slowMail(body.email, request);
    const origin = originFor(request);
    mailer.post(async () => {
      const account = await accountByEmail(database.queries, body.email);
      if (!account || account.emailVerifiedAt !== null) return null;
      return verificationLetter(account, origin, await issueLink(database.queries, 'verify', account.id, clock()));
    });
    return accepted;
  });

  route(app, calls.getAccount, async (_input, { caller }) => ({ account: caller.account.profile }));

  route(app, calls.configureAccount, async ({ body }, { caller }) => {
    refuseForeignRole(body, caller.role);
    const account = await configure(database.queries, caller.account, body);
    return { account: body, user: userOf(account) };
  });
}

function refuseForeignRole(body: Account, role: Role): void {
  if (body.kind !== role) throw new Failure(403, 'forbidden', 'An account is configured as the role that was chosen at registration.');
}
