import * as calls from '@attesta/domain/statistics/calls';
import { figureIds, globalFigures } from '@attesta/domain/statistics/figures';
import { roleOfName } from '@attesta/domain/access/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { publishedFigures } from './store.ts';

/** Routes for the figures that were counted from the data of the portal. */
export function statisticsRoutes(app: FastifyInstance, { database: { queries } }: Portal): void {
  route(app, calls.getStatistics, async (_, { caller }) =>
    publishedFigures(queries, roleOfName(caller.account.roleId) === 'notified_body' ? figureIds : globalFigures),
  );
}
