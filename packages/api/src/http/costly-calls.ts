import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from './fair-queue.ts';
import { disconnected, retrySoon, tooMany } from './failure.ts';

/** Costly calls that run at the same time: while one waits for the database, another uses the processor. */
const concurrency = 2;
/** Calls of one account that wait for their turn; the portal sends a few at a time. */
const maxWaiting = 30;

/**
 * Calls that use the processor for some ten milliseconds, such as a match or a page of 100 devices. They run one after
 * another, accounts taking turns, so that many of them from one account neither stop the server nor delay the calls of
 * others.
 */
export class CostlyCalls {
  readonly #queue = new FairQueue(concurrency);
  readonly #ends = new WeakMap<FastifyRequest, () => void>();

  /**
   * Hook of a route before its handler, with an authorized caller: waits for the turn.
   * @throws Failure 429 if too many calls of the account wait, 408 if the client disconnected meanwhile
   */
  readonly begin = async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const account = request.caller?.account.id ?? '';
    if (this.#queue.waitingOf(account) >= maxWaiting) throw tooMany(retrySoon);
    await new Promise<void>((start) => {
      void this.#queue.run(account, () => {
        start();
        return new Promise<void>((end) => this.#ends.set(request, end));
      });
    });
    if (raw.destroyed) throw disconnected();
  };

  /**
   * Runs the work of a call without a session in the turn of the account to which it belongs.
   * @throws Failure 429 if too many calls of the account wait
   */
  run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#queue.waitingOf(account) >= maxWaiting) throw tooMany(retrySoon);
    return this.#queue.run(account, work);
  }

  /** Hook of a route after its response was serialised: ends the turn. */
  readonly end = async (request: FastifyRequest): Promise<void> => this.#ends.get(request)?.();
}
