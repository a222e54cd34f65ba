import { setImmediate as yieldToEvents } from 'node:timers/promises';

interface Waiting {
  readonly account: string;
  readonly start: () => Promise<void>;
}

/**
 * Runs a limited number of tasks at the same time. Accounts take turns: the task of an account that has had the fewest
 * turns since the queue was empty runs first, so that many tasks of one account delay another account by one task at
 * most. Between two tasks, the server handles other requests.
 */
export class FairQueue {
  readonly #concurrency: number;
  #waiting: Waiting[] = [];
  readonly #turns = new Map<string, number>();
  #running = 0;

  /** @param concurrency number of tasks that run at the same time */
  constructor(concurrency = 1) {
    this.#concurrency = concurrency;
  }

  /** Number of tasks of an account that wait for their turn. */
  waitingOf(account: string): number {
    return this.#waiting.filter((waiting) => waiting.account === account).length;
  }

  /** Runs a task for an account when it has its turn, and returns the result of the task. */
  run<Result>(account: string, task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ account, start: () => task().then(resolve, reject) });
      if (this.#running < this.#concurrency) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#running += 1;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#turns.set(next.account, this.#turnsOf(next) + 1);
      await next.start();
      await yieldToEvents();
    }
    this.#running -= 1;
    if (this.#running === 0) this.#turns.clear();
  }

  #turnsOf({ account }: Waiting): number {
    return this.#turns.get(account) ?? 0;
  }

  /** Removes and returns the next task: of those with the fewest turns, the one that has waited longest. */
  #next(): Waiting | undefined {
    const [next] = this.#waiting.toSorted((one, other) => this.#turnsOf(one) - this.#turnsOf(other));
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    return next;
  }
}
