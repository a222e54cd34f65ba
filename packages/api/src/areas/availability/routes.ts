import { listWindows } from '@attesta/domain/availability/calls';
import { viewWindow } from '@attesta/domain/availability/view';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import { Failure, invalid } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal/portal.ts';
import type { Caller } from '../../http/caller.ts';
import { windowsOf } from './store.ts';

/**
 * Routes for reading windows. Only the notified body itself receives the places and reservations of its windows. No
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
}

const ownNumber = ({ account: { profile } }: Caller) => (profile?.kind === 'notified_body' ? profile.number : null);
