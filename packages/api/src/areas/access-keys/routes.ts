import * as calls from '@attesta/domain/access-keys/calls';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import { accountOfFeed, newApiToken } from '../../accounts/access-keys.ts';
import { clientOf } from '../../accounts/client.ts';
import { lockCaller } from '../../accounts/lock-caller.ts';
import { isActive, publishedBodyOf } from '../../accounts/store.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { accessKeyCreation, countAttempt, feedRead } from '../../limits/attempts.ts';
import { addMail } from '../../mail/mail-job.ts';
import { mailLanguageOf } from '../../mail/languages.ts';
import type { Portal } from '../../portal.ts';
import { newToken } from '../../tokens/tokens.ts';
import { confirmPassword, createPasswords } from '../account/index.ts';
import { calendarTexts } from './calendar-texts.ts';
import { readFeed } from './feed.ts';
import { accessKeysOf, addKey, removeKey } from './store.ts';

const day = 24 * 3_600_000;
const notFound = () => new Failure(404, 'not_found', 'There is no such calendar feed or API token.');

/** Routes for the calendar feeds and API tokens of a notified body, and for the feeds themselves. */
export function accessKeyRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, settings, securityLog, worker } = portal;
  const passwords = createPasswords(settings.passwordCost);

  route(app, calls.listAccessKeys, async (_input, { caller: { account } }) => ({
    keys: await accessKeysOf(database.queries, account.id),
  }));

  const confirm = async (caller: Caller, password: string) => {
    requireBody(caller);
    await countAttempt(database.queries, accessKeyCreation, caller.account.id, clock());
    await confirmPassword(portal, passwords, caller, password, 'currentPassword');
  };

  route(app, calls.addCalendarFeed, async ({ body: { name, currentPassword } }, { caller, request }) => {
    await confirm(caller, currentPassword);
    const client = clientOf(request, app, portal);
    const token = newToken();
    const key = await database.queries.transaction(async (queries) => {
      const now = clock();
      const { id: accountId } = await lockCaller(queries, caller, now);
      return addKey(queries, { accountId, kind: 'calendar', name, token, expiresAt: null, now });
    });
    securityLog('calendar_feed_added', { account: caller.account.id, client: client.pseudonym });
    const host = settings.portal.apiHost ?? client.origin;
    return { key, address: `${host}${calls.getCalendarFeed.path}?token=${token}` };
  });

  route(app, calls.addApiToken, async ({ body: { name, days, currentPassword } }, { caller, request }) => {
    await confirm(caller, currentPassword);
    const client = clientOf(request, app, portal);
    const token = newApiToken();
    const key = await database.queries.transaction(async (queries) => {
      const now = clock();
      const { id: accountId, email, language } = await lockCaller(queries, caller, now);
      const expiresAt = new Date(now.getTime() + days * day);
      const added = await addKey(queries, { accountId, kind: 'api', name, token, expiresAt, now });
      await addMail(queries, { template: 'apiTokenAdded', to: email, language, origin: client.origin }, now);
      return added;
    });
    worker.wake();
    securityLog('api_token_added', { account: caller.account.id, client: client.pseudonym });
    return { key, token };
  });

  route(app, calls.removeAccessKey, async ({ params: { id } }, { caller, request }) => {
    const isRemoved = await database.queries.transaction((queries) =>
      removeKey(queries, id, caller.account.id, clock()),
    );
    if (!isRemoved) throw notFound();
    const client = clientOf(request, app, portal).pseudonym;
    securityLog('access_key_removed', { account: caller.account.id, client });
    return { accepted: true as const };
  });

  route(app, calls.getCalendarFeed, async ({ query: { token } }, { request, reply }) => {
    const now = clock();
    const account = await accountOfFeed(database.queries, token, now);
    if (account) await countAttempt(database.queries, feedRead, token, now);
    const number = account && isActive(account) ? publishedBodyOf(account) : null;
    if (!account || number === null || (account.demo && settings.production)) throw notFound();
    const options = {
      texts: calendarTexts[mailLanguageOf(account.language)],
      link: `${clientOf(request, app, portal).origin}/dashboard/notified-body/gantt`,
      today: todayInBrussels(now),
    };
    void reply.header('content-disposition', 'inline; filename="attesta-windows.ics"');
    return app.costlyCalls.run(account.id, () => readFeed(database.queries, number, options));
  });
}

/** @throws Failure 403 for a Supportive Partner, which does not publish windows */
function requireBody({ account }: Caller): void {
  if (account.roleId === 'notified-body-supportive-partner')
    throw new Failure(403, 'forbidden', 'Only the notified body itself has calendar feeds and API tokens.');
}
