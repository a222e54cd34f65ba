import * as calls from '@attesta/domain/account/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, notFound } from '../../http/failure.ts';
import { portalOriginOf, portalOrigins } from '../../http/origins.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { replacePassword, resetPassword } from './password/change-password.ts';
import { clientOf } from '../../accounts/client.ts';
import { addressOfLink } from './mailed-link.ts';
import { configureAccount, resubmitRequest } from './configure.ts';
import { isOverHttps, sendDeviceCookie } from '../../accounts/known-browsers.ts';
import { emailRoutes } from './email-change/routes.ts';
import { createPasswords } from './password/passwords.ts';
import { registerAddress, requestReset, resendLink } from './registration/register.ts';
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts';
import { closeSession, closeSessionById, sessionsOf } from '../../accounts/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { verifyByLink } from './registration/verify.ts';
import { userOf } from '../../accounts/user.ts';

const accepted = { accepted: true } as const;

/**
 * The six calls of the specification's section 7, and the calls for verification, the configuration of the account,
 * sessions, the second factor and the e-mail address.
 */
export function accountRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, settings, securityLog } = portal;
  const passwords = createPasswords(settings.passwordCost);
  const client = (request: FastifyRequest) => clientOf(request, app, portal);
  const isSecure = isOverHttps(settings);

  route(app, calls.getAuthenticatedUser, async (_input, { caller }) => ({ user: userOf(caller.account, settings) }));

  route(app, calls.login, async ({ body }, { caller, request, reply }) => {
    const { response, devices } = await signIn(portal, passwords, body, client(request));
    if (devices) sendDeviceCookie(reply, devices, isSecure);
    // The new session replaces the one with which the request was sent.
    if (devices && caller) await closeSession(database.queries, caller.token);
    return response;
  });

  route(app, calls.register, ({ body }, { request }) => registerAddress(portal, passwords, body, client(request)));

  route(app, calls.logout, async (_input, { caller }) => {
    await closeSession(database.queries, caller.token);
    securityLog('signed_out', { account: caller.account.id });
    return accepted;
  });

  route(app, calls.forgotPassword, async ({ body }, { request }) => {
    const origin = portalOriginOf(body.redirect_url, portalOrigins(settings, app.server));
    if (origin === null) throw invalid({ redirect_url: 'url' }, 'redirect_url must be an address of the portal.');
    await requestReset(portal, body, { ...client(request), origin });
    return accepted;
  });

  route(app, calls.changePassword, async ({ body }, { caller, request, reply }) => {
    if (!('token' in body)) return replacePassword(portal, passwords, body, caller, client(request));
    sendDeviceCookie(reply, await resetPassword(portal, passwords, body, client(request)), isSecure);
    return {};
  });

  route(app, calls.verifyEmail, async ({ body }, { caller, request, reply }) => {
    const { response, devices } = await verifyByLink(portal, passwords, body, client(request));
    sendDeviceCookie(reply, devices, isSecure);
    if (caller) await closeSession(database.queries, caller.token);
    return response;
  });

  route(app, calls.resendVerification, async ({ body }, { request }) => {
    await resendLink(portal, body, client(request));
    return accepted;
  });

  route(app, calls.getMailedLink, async ({ headers }) => ({
    email: await addressOfLink(database.queries, headers['link-token'], clock()),
  }));

  route(app, calls.getAccount, async (_input, { caller }) => ({ account: caller.account.profile }));

  route(app, calls.configureAccount, async ({ body }, { caller }) => {
    const account = await configureAccount(database.queries, caller, body, clock());
    return { account: body, user: userOf(account, settings) };
  });

  route(app, calls.resubmitRequest, async (_input, { caller }) => ({
    user: userOf(await resubmitRequest(database.queries, caller), settings),
  }));

  route(app, calls.listSessions, async (_input, { caller }) => ({
    sessions: await sessionsOf(database.queries, caller.account.id, caller.token, clock()),
  }));

  route(app, calls.endSession, async ({ params }, { caller }) => {
    if (!(await closeSessionById(database.queries, caller.account.id, params.id))) throw notFound('session');
    securityLog('session_ended', { account: caller.account.id });
    return accepted;
  });

  secondFactorRoutes(app, portal, passwords);
  emailRoutes(app, portal, passwords);
}
