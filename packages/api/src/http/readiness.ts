import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stopping } from './failure.ts';
import { endConnection } from './socket-response.ts';

/** Time limits for active requests while the server stops, in milliseconds. */
interface IdleTimeouts {
  /** For the rest of an incomplete body. */
  readonly incompleteMs: number;
  /** For the response to a completely received request. */
  readonly completeMs: number;
}

/** Tracks whether the server accepts requests, and the requests that are being processed. */
export class Readiness {
  /** Whether the server has started to stop. */
  stopping = false;
  readonly #activeRequests = new Set<FastifyRequest>();
  readonly #events = new EventEmitter();
  #headers: Record<string, string> = {};

  /**
   * Tracks the requests of a server. While it stops, asks clients not to reuse their connection. `headers` are added to
   * responses that are written directly to a socket.
   */
  track(app: FastifyInstance, headers: Record<string, string>): void {
    this.#headers = headers;
    app.addHook('onRequest', async (request, reply) => {
      this.#activeRequests.add(request);
      reply.raw.once('close', () => {
        this.#activeRequests.delete(request);
        if (this.#activeRequests.size === 0) this.#events.emit('idle');
      });
      if (this.stopping) reply.header('connection', 'close');
    });
  }

  /**
   * Resolves once no request is being processed, or after `completeMs`. Requests whose body is still incomplete after
   * `incompleteMs` get 503. First waits for whole turns of the event loop, so that requests that have arrived but were
   * not read yet are counted: closing their connections would lose them.
   */
  async waitUntilIdle({ incompleteMs, completeMs }: IdleTimeouts): Promise<void> {
    const signal = AbortSignal.timeout(completeMs);
    const refusal = setTimeout(() => this.#rejectIncomplete(), incompleteMs);
    do {
      await nextTurn();
      await nextTurn();
      if (this.#activeRequests.size > 0) await once(this.#events, 'idle', { signal }).catch(() => undefined);
    } while (this.#activeRequests.size > 0 && !signal.aborted);
    clearTimeout(refusal);
  }

  #rejectIncomplete(): void {
    const failure = stopping();
    for (const { raw } of this.#activeRequests) if (!raw.complete) endConnection(raw.socket, failure, this.#headers);
  }
}
