import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** How long a body may still take to arrive: since the server was asked to stop, but at least after the drain. */
const bodyMs = { sinceStop: 1000, afterDrain: 200 };
/** How long requests that have arrived may still take after the drain. */
const completeMs = 1500;
/** The same for requests that arrived between the last response and the end of listening. */
const lastPatience = { incompleteMs: 100, completeMs: 250 };

/**
 * Closes a server without losing a request that has arrived completely. It reports not-ready for `drainMs`, so that a
 * load balancer sends nothing more; waits for what is being processed; stops listening; then closes every connection
 * that is left, such as those with half a request or with a client that does not read.
 */
export async function closeServer(app: FastifyInstance, readiness: Readiness, drainMs: number): Promise<void> {
  readiness.stopping = true;
  await wait(drainMs);
  const incompleteMs = Math.max(bodyMs.sinceStop - drainMs, bodyMs.afterDrain);
  await readiness.quiet({ incompleteMs, completeMs });
  app.server.close(); // Stops listening at once; Fastify's own close would do it some turns later.
  await readiness.quiet(lastPatience);
  app.server.closeAllConnections();
  await app.close();
}
