import { getBodyProfile, listProfileHistory, saveBodyProfile } from '@attesta/domain/body-profile/calls';
import type { FastifyInstance } from 'fastify';
import { countAttempt, profileSave } from '../../limits/attempts.ts';
import { publishedBodyOf } from '../../accounts/store.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { saveProfileOf, viewProfile } from './change.ts';
import { profileHistory } from './history.ts';
import { storedProfile } from './store.ts';

/** Routes for the profile of the caller's notified body. A Supportive Partner reads it, the body itself changes it. */
export function bodyProfileRoutes(app: FastifyInstance, { database: { queries }, clock }: Portal): void {
  route(app, getBodyProfile, async (_input, { caller: { account } }) => {
    const number = publishedBodyOf(account);
    return viewProfile(number === null ? null : await storedProfile(queries, number));
  });

  route(app, saveBodyProfile, async ({ body }, { caller: { account } }) => {
    if (account.roleId === 'notified-body-supportive-partner') {
      throw new Failure(403, 'forbidden', 'Only the notified body itself changes its profile.');
    }
    await countAttempt(queries, profileSave, account.id, clock());
    return saveProfileOf(queries, { accountId: account.id, ...body, now: clock() });
  });

  route(app, listProfileHistory, async ({ query }, { caller: { account } }) =>
    profileHistory(queries, account.id, query),
  );
}
