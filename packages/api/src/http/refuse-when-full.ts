import { login, logout } from '@attesta/domain/account/calls';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { storageFull } from './failure.ts';

/** Calls that are accepted although they write: without them, users could not even read. */
const allowed = new Set<string | undefined>([login, logout].map(({ path }) => path));

/**
 * Refuses calls that save data while the disk is full, before they use up the space that the database needs to stay
 * readable. A GET saves no data of a user.
 */
export function refuseWhenFull(app: FastifyInstance, { storage }: Pick<Database, 'storage'>): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method) && url?.startsWith('/api/') && !allowed.has(url);
    if (isWrite && (await storage.isFull())) throw storageFull();
  });
}
