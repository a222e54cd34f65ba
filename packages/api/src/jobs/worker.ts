import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { JobRefused, type Job, type JobHandler } from './job.ts';
import { claimJobs, finishJob, postponeJob } from './store.ts';

/** Longer than any handler takes, so that no job runs twice while its worker is running. */
const leaseMs = 120_000;
/** Interval for polling jobs of other servers and retries. */
const defaultPollMs = 2000;
/** Jobs that one worker runs at the same time. */
export const maxConcurrentJobs = 5;
/** Delay before a failed job runs again: doubled each time, from 5 s up to 10 min. */
const firstRetryMs = 5000;
const maxRetryMs = 600_000;
/** With these delays, a job is retried for about a week. A recurring job is never given up because of this limit. */
const maxAttempts = 1000;

export interface WorkerOptions {
  readonly database: Pick<Database, 'queries'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly clock: () => Date;
  /** Called for each failed attempt. */
  readonly onFailure: (error: unknown, job: Job, gaveUp: boolean) => void;
  /** Called when jobs cannot be claimed or their result cannot be stored: once, until that works again. */
  readonly onDatabaseError: (error: unknown) => void;
  /** Jobs to run at the same time; tests run them in order. */
  readonly concurrency?: number;
  readonly pollMs?: number;
}

/** Runs the jobs of a database, on PostgreSQL together with the workers of other servers. */
export interface Worker {
  /** Starts to run jobs; returns immediately. */
  start(): void;
  /** Polls for jobs now. Call it after the transaction that added a job. */
  wake(): void;
  /** Runs due jobs until none is left. Failed jobs wait for their retry. */
  drain(): Promise<void>;
  /** Claims no more jobs and waits for the running ones for at most `timeoutMs`. Interrupted jobs run again later. */
  stop(timeoutMs: number): Promise<void>;
}

export const retryDelayMs = (attempts: number) => Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));

export function createWorker({
  database,
  handlers,
  clock,
  onFailure,
  onDatabaseError,
  concurrency = maxConcurrentJobs,
  pollMs = defaultPollMs,
}: WorkerOptions): Worker {
  const active = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let stopping = false;
  let sleep = new AbortController();
  let hasDatabaseError = false;
  const kinds = Object.keys(handlers);

  function report(error: unknown): void {
    if (!hasDatabaseError) onDatabaseError(error);
    hasDatabaseError = true;
  }

  async function run(job: Job): Promise<void> {
    const handler = handlers[job.kind];
    try {
      const next = await handler?.(job, database.queries);
      await (next ? postponeJob(database.queries, job, next, { recurs: true }) : finishJob(database.queries, job));
    } catch (error) {
      const gaveUp = error instanceof JobRefused || (job.key === null && job.attempts >= maxAttempts);
      onFailure(error, job, gaveUp);
      const retryAt = new Date(clock().getTime() + retryDelayMs(job.attempts));
      await (gaveUp ? finishJob(database.queries, job) : postponeJob(database.queries, job, retryAt));
    }
  }

  /** Claims and starts as many due jobs as the concurrency allows. Returns the number of started jobs. */
  async function startDue(): Promise<number> {
    const available = concurrency - active.size;
    const jobs =
      available > 0 ? await claimJobs(database.queries, { now: clock(), leaseMs, limit: available, kinds }) : [];
    hasDatabaseError = false;
    for (const job of jobs) {
      // If not even the failure could be stored, the lease expires and the job runs again.
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
    async stop(timeoutMs) {
      stopping = true;
      wake();
      const idle = Promise.resolve(running).then(() => Promise.all(active));
      await Promise.race([idle, wait(timeoutMs, undefined, { ref: false })]);
    },
  };
}
