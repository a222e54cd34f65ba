import {
  changeWindows,
  getDesignations,
  listWindowHistory,
  listWindows,
  maxWindowHistory,
} from '@attesta/domain/availability/calls';
import type { WindowInput } from '@attesta/domain/availability/changes';
import { windowActions, type WindowHistoryEntry } from '@attesta/domain/availability/history';
import { viewWindow } from '@attesta/domain/availability/view';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import { trailOf } from '../../accounts/audit-trail.ts';
import { Failure, invalid } from '../../http/failure.ts';
import { route, type Handler } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import type { Caller } from '../../http/caller.ts';
import { changeWindowsOf } from './change.ts';
import { designationsOf, windowsOf } from './store.ts';

/**
 * Routes for reading and changing windows. Only the notified body itself receives the places and reservations of its windows. No
 * body receives the windows of another body.
 */
export function availabilityRoutes(app: FastifyInstance, { database, clock }: Portal): void {
  route(app, listWindows, async ({ query }, { caller }) => {
    const own = ownNumber(caller);
    const number = own ?? query.notifiedBody;
    if (number === undefined) throw invalid({ notifiedBody: 'required' });
    if (own !== null && query.notifiedBody !== undefined && query.notifiedBody !== own) {
      throw new Failure(403, 'forbidden', 'A notified body can list only its own windows.');
    }
    const { windows, next } = await windowsOf(database.queries, number, query);
    const today = todayInBrussels(clock());
    return { windows: windows.map((window) => viewWindow(window, today, own !== null)), next };
  });

  route(app, getDesignations, async (_, { caller }) => {
    const number = ownNumber(caller);
    const designations = number === null ? [] : await designationsOf(database.queries, number);
    return { designations, today: todayInBrussels(clock()) };
  });

  const change: Handler<typeof changeWindows> = async ({ body }, { caller: { account, apiToken } }) => {
    if (account.roleId === 'notified-body-supportive-partner') {
      throw new Failure(403, 'forbidden', 'Only the notified body itself publishes windows.');
    }
    const now = clock();
    const changed = await changeWindowsOf(database.queries, { accountId: account.id, apiToken, ...body, now });
    return { windows: changed.map((window) => viewWindow(window, todayInBrussels(now), true)) };
  };
  route(app, changeWindows, change, { costly: true });

  route(app, listWindowHistory, async ({ params: { id } }, { caller: { account } }) => {
    const filter = { organisationId: account.id, actions: windowActions, recordId: id, limit: maxWindowHistory };
    const found = await trailOf(database.queries, filter);
    return {
      entries: found.map(({ row, changedBy }) => ({
        id: row.id,
        action: row.action as WindowHistoryEntry['action'],
        changedAt: row.createdAt.toISOString(),
        changedBy,
        apiToken: row.apiToken,
        before: row.before as WindowInput | null,
        after: row.after as WindowInput | null,
      })),
    };
  });
}

const ownNumber = ({ account: { profile } }: Caller) => (profile?.kind === 'notified_body' ? profile.number : null);
