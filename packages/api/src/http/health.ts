import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Readiness } from './readiness.ts';

const patienceMs = 2000;

const healthSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  reason: z.enum(['stopping', 'database']).optional(),
});

/** `GET /api/health`: 200 when ready; 503 while stopping, or while the database does not answer. */
export function healthRoute(app: FastifyInstance, database: Database, readiness: Readiness): void {
  const schema = {
    tags: ['server'],
    summary: 'Whether the server is ready.',
    response: { 200: healthSchema, 503: healthSchema },
  };
  app.get('/api/health', { schema, logLevel: 'error' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.stopping) return reply.status(503).send({ status: 'not_ready', reason: 'stopping' });
    if (!(await answers(database))) return reply.status(503).send({ status: 'not_ready', reason: 'database' });
    return reply.send({ status: 'ready' });
  });
}

async function answers(database: Database): Promise<boolean> {
  const given = new AbortController();
  const patience = wait(patienceMs, false, { signal: given.signal }).catch(() => false);
  const asked = Promise.resolve()
    .then(() => database.ping())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, patience]).finally(() => given.abort());
}
