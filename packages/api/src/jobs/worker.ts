import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { JobRefused, type Job, type JobHandler } from './job.ts';
import { claimJobs, finishJob, postponeJob } from './store.ts';

/** Longer than any handler may take, so that no job runs twice while its worker lives. */
const leaseMs = 120_000;
/** Jobs of other servers and retries are looked for at least that often. */
const pollMs = 2000;
/** Jobs that one worker runs at the same time. */
export const mostAtOnce = 5;
/** Delay before a failed job runs again: doubled each time, from 5 s up to 10 min. */
const firstRetryMs = 5000;
const longestRetryMs = 600_000;
/** With the delays above, a job is tried for about a week. A recurring one is never given up for that. */
const mostAttempts = 1000;

export interface WorkerOptions {
  readonly database: Pick<Database, 'queries'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly clock: () => Date;
  /** Called for each failed attempt. */
  readonly failed: (error: unknown, job: Job, gaveUp: boolean) => void;
  /** Called when jobs cannot be taken or their outcome cannot be written: once, until that works again. */
  readonly broken: (error: unknown) => void;
  /** Jobs to run at the same time; tests run them in order. */
  readonly atOnce?: number;
}

/** Runs the jobs of a database, on PostgreSQL together with the workers of other servers. */
export interface Worker {
  /** Begins to run jobs; returns at once. */
  start(): void;
  /** Looks for jobs now instead of at the next poll. Call it after the transaction that added one. */
  wake(): void;
  /** Runs what is due until nothing is. Jobs that fail wait for their retry. */
  drain(): Promise<void>;
  /** Takes no more jobs and waits for the running ones, at most `patienceMs`. What is cut off runs again later. */
  stop(patienceMs: number): Promise<void>;
}

export const retryDelayMs = (attempts: number) =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));

export function createWorker({
  database,
  handlers,
  clock,
  failed,
  broken,
  atOnce = mostAtOnce,
}: WorkerOptions): Worker {
  const active = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let stopping = false;
  let sleep = new AbortController();
  let isBroken = false;
  const kinds = Object.keys(handlers);

  function report(error: unknown): void {
    if (!isBroken) broken(error);
    isBroken = true;
  }

  async function run(job: Job): Promise<void> {
    const handler = handlers[job.kind];
    try {
      const next = await handler?.(job, database.queries);
      await (next ? postponeJob(database.queries, job, next, { recurs: true }) : finishJob(database.queries, job));
    } catch (error) {
      const gaveUp = error instanceof JobRefused || (job.key === null && job.attempts >= mostAttempts);
      failed(error, job, gaveUp);
      const retryAt = new Date(clock().getTime() + retryDelayMs(job.attempts));
      await (gaveUp ? finishJob(database.queries, job) : postponeJob(database.queries, job, retryAt));
    }
  }

  /** Claims as many due jobs as there is room for and starts them. Returns how many there were. */
  async function startDue(): Promise<number> {
    const room = atOnce - active.size;
    const jobs = room > 0 ? await claimJobs(database.queries, { now: clock(), leaseMs, most: room, kinds }) : [];
    isBroken = false;
    for (const job of jobs) {
      // Where not even the failure could be written, the lease runs out and the job runs again.
      const work = run(job)
        .catch(report)
        .finally(() => {
          active.delete(work);
          wake();
        });
      active.add(work);
    }
    return jobs.length;
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const { signal } = sleep;
      const found = await startDue().catch((error: unknown) => {
        report(error); // The next poll tries again.
        return 0;
      });
      if (found > 0) continue;
      await wait(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) sleep = new AbortController();
    }
  }

  function wake(): void {
    sleep.abort();
  }

  return {
    wake,
    start() {
      running ??= loop();
    },
    async drain() {
      while ((await startDue()) > 0 || active.size > 0) await Promise.all(active);
    },
    async stop(patienceMs) {
      stopping = true;
      wake();
      const idle = Promise.resolve(running).then(() => Promise.all(active));
      await Promise.race([idle, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}
