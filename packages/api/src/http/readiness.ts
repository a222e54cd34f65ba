import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stopping } from './failure.ts';
import { endConnection } from './socket-response.ts';

/** How long requests may still take while the server stops, in milliseconds. */
interface Patience {
  /** For the rest of a body that has not arrived completely. */
  readonly incompleteMs: number;
  /** For the response to a request that has arrived completely. */
  readonly completeMs: number;
}

/** Whether the server takes requests, and which ones it is processing. */
export class Readiness {
  /** True from the moment the server is asked to stop. */
  stopping = false;
  readonly #underway = new Set<FastifyRequest>();
  readonly #events = new EventEmitter();
  #headers: Record<string, string> = {};

  /**
   * Tracks the requests of a server; while it stops, asks clients not to use their connection again. `headers` go with
   * the responses that are written to a socket directly.
   */
  watch(app: FastifyInstance, headers: Record<string, string>): void {
    this.#headers = headers;
    app.addHook('onRequest', async (request, reply) => {
      this.#underway.add(request);
      reply.raw.once('close', () => {
        this.#underway.delete(request);
        if (this.#underway.size === 0) this.#events.emit('quiet');
      });
      if (this.stopping) reply.header('connection', 'close');
    });
  }

  /**
   * Resolves once no request is being processed, or after `completeMs`. Requests whose body is still incomplete after
   * `incompleteMs` get 503. It waits whole turns of the event loop first, so that requests that have arrived but were
   * not read yet are counted: closing their connections would lose them.
   */
  async quiet({ incompleteMs, completeMs }: Patience): Promise<void> {
    const signal = AbortSignal.timeout(completeMs);
    const refusing = setTimeout(() => this.#refuseIncomplete(), incompleteMs);
    do {
      await nextTurn();
      await nextTurn();
      if (this.#underway.size > 0) await once(this.#events, 'quiet', { signal }).catch(() => undefined);
    } while (this.#underway.size > 0 && !signal.aborted);
    clearTimeout(refusing);
  }

  #refuseIncomplete(): void {
    const failure = stopping();
    for (const { raw } of this.#underway) if (!raw.complete) endConnection(raw.socket, failure, this.#headers);
  }
}
