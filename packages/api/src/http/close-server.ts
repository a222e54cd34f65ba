import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Time for a request body to arrive, counted from the stop, but at least `afterDrain` after the drain. */
const bodyMs = { sinceStop: 1000, afterDrain: 200 };
/** Time after the drain for requests that have arrived completely. */
const completeMs = 1500;
/** The same for requests that arrived between the last response and the end of listening. */
const finalTimeouts = { incompleteMs: 100, completeMs: 250 };

/**
 * Closes a server without losing a request that has arrived completely. It reports not-ready for `drainMs`, so that a
 * load balancer sends no more requests; waits for active requests; stops listening; then closes the remaining
 * connections, such as those with an incomplete request or with a client that does not read its response.
 */
export async function closeServer(app: FastifyInstance, readiness: Readiness, drainMs: number): Promise<void> {
  readiness.stopping = true;
  await wait(drainMs);
  const incompleteMs = Math.max(bodyMs.sinceStop - drainMs, bodyMs.afterDrain);
  await readiness.waitUntilIdle({ incompleteMs, completeMs });
  app.server.close(); // Stops listening immediately; Fastify's own close does so some turns of the event loop later.
  await readiness.waitUntilIdle(finalTimeouts);
  app.server.closeAllConnections();
  await app.close();
}
