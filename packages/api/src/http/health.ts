import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Readiness } from './readiness.ts';

const timeoutMs = 2000;

const healthSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  reason: z.enum(['stopping', 'database']).optional(),
});

/** `GET /api/health`: 200 when ready; 503 while the server stops or the database does not respond. */
export function healthRoute(app: FastifyInstance, database: Database, readiness: Readiness): void {
  const schema = {
    tags: ['server'],
    summary: 'Whether the server is ready.',
    response: { 200: healthSchema, 503: healthSchema },
  };
  app.get('/api/health', { schema, logLevel: 'error' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.stopping) return reply.status(503).send({ status: 'not_ready', reason: 'stopping' });
    if (!(await isReachable(database))) return reply.status(503).send({ status: 'not_ready', reason: 'database' });
    return reply.send({ status: 'ready' });
  });
}

async function isReachable(database: Database): Promise<boolean> {
  const timeout = new AbortController();
  const timedOut = wait(timeoutMs, false, { signal: timeout.signal }).catch(() => false);
  const ping = Promise.resolve()
    .then(() => database.ping())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([ping, timedOut]).finally(() => timeout.abort());
}
