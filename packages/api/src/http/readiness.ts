import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether the server takes calls, and how many it is answering. */
export class Readiness {
  /** True from the moment the server was told to stop. */
  stopping = false;
  #underway = 0;

  /** Counts the calls of a server; while it stops, tells clients to use no connection again. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      this.#underway += 1;
      reply.raw.once('close', () => (this.#underway -= 1));
      if (this.stopping) reply.header('connection', 'close');
    });
  }

  /**
   * Resolves once nothing is being answered. It waits whole turns of the event loop, so that calls that have arrived but were
   * not read yet are seen: closing their connections would lose them.
   */
  async quiet(): Promise<void> {
    do {
      await nextTurn();
      await nextTurn();
    } while (this.#underway > 0);
  }
}
