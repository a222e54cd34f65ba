import type { Queries } from '../database/database.ts';

/** A job as a worker takes it. */
export interface Job<Payload = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: Payload;
  /** Of a recurring job; null for one that is done once. */
  readonly key: string | null;
  /** How often it was started, this time included. */
  readonly attempts: number;
}

/** What is to be done, and when. */
export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  /** At most one job with this key waits at a time; a second one is not added. */
  readonly key?: string;
  /** Absent = at once. */
  readonly runAt?: Date;
}

/**
 * Does the work of one kind of job. It may run again after a kill, so its effect must be the same when repeated.
 * @returns when a recurring job is to run next; nothing for a job that is done
 * @throws JobRefused if trying again is useless; any other error is tried again later
 */
export type JobHandler = (job: Job, queries: Queries) => Promise<Date | void>;

/** The work can never succeed, such as a mail to an address that does not exist. The job is given up. */
export class JobRefused extends Error {
  override name = 'JobRefused';
}
