import type { Queries } from '../database/database.ts';

/** A job claimed by a worker. */
export interface Job<Payload = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: Payload;
  /** Key of a recurring job; null for a job that runs once. */
  readonly key: string | null;
  /** Number of attempts, including the current one. */
  readonly attempts: number;
}

/** A job to add. */
export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  /** At most one job with this key exists at a time; a second one is not added. */
  readonly key?: string;
  /** Earliest time of the run; undefined = immediately. */
  readonly runAt?: Date;
}

/**
 * Runs one kind of job. It may run again after a kill, so repeating it must have the same effect.
 * @returns the time of the next run of a recurring job; nothing for a completed job
 * @throws JobRefused if a retry is useless; after any other error the job is retried
 */
export type JobHandler = (job: Job, queries: Queries) => Promise<Date | void>;

/** The job can never succeed, such as a mail to an address that does not exist. It is given up. */
export class JobRefused extends Error {
  override name = 'JobRefused';
}
