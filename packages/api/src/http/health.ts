import { setTimeout as wait } from 'node:timers/promises';
import { errorSchema } from '@attesta/domain/contract/responses';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isStorageFull, type Database } from '../database/database.ts';
import type { Readiness } from './readiness.ts';

const timeoutMs = 2000;

const healthSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  reason: z.enum(['stopping', 'database', 'storage']).optional(),
});

/** `GET /api/health`: 200 when ready; 503 while the server stops, the database does not respond, or its disk is full. */
export function healthRoute(app: FastifyInstance, database: Database, readiness: Readiness): void {
  const schema = {
    operationId: 'getHealth',
    tags: ['server'],
    summary: 'Whether the server is ready.',
    security: [],
    response: {
      200: healthSchema,
      400: errorSchema,
      408: errorSchema,
      431: errorSchema,
      500: errorSchema,
      503: healthSchema,
    },
  };
  app.get('/api/health', { schema, logLevel: 'error' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.stopping) return reply.status(503).send({ status: 'not_ready', reason: 'stopping' });
    const reason = await problemOf(database);
    if (reason !== null) return reply.status(503).send({ status: 'not_ready', reason });
    return reply.send({ status: 'ready' });
  });
}

async function problemOf(database: Database): Promise<'database' | 'storage' | null> {
  const timeout = new AbortController();
  const timedOut = wait(timeoutMs, 'database' as const, { signal: timeout.signal }).catch(() => 'database' as const);
  const check = async () => {
    try {
      await database.ping();
      return (await database.storage.isFull()) ? 'storage' : null;
    } catch (error) {
      return isStorageFull(error) ? 'storage' : 'database';
    }
  };
  return Promise.race([check(), timedOut]).finally(() => timeout.abort());
}
