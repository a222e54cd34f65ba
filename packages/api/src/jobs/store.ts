import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import type { Job, NewJob } from './job.ts';

/** No job is put off for longer than that; a later time was written while the clock was wrong. */
const longestDelayMs = 24 * 3_600_000;

/** Adds a job in the transaction of what it follows from: both happen, or neither. */
export async function addJob(queries: Queries, { kind, payload, key, runAt }: NewJob, now: Date): Promise<void> {
  await queries
    .insert(jobs)
    .values({ id: randomUUID(), kind, payload, key, runAt: runAt ?? now, createdAt: now })
    .onConflictDoNothing({ target: jobs.key });
}

/** A claimed job; `attempts` proves later that nobody else has claimed it since. */
const claimed = ({ id, attempts }: Job) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

/** Due by the clock, or added or put off while the clock was ahead of now. */
const isDue = (now: Date) =>
  or(
    lte(jobs.runAt, now),
    gt(jobs.createdAt, now),
    and(gt(jobs.runAt, new Date(now.getTime() + longestDelayMs)), or(isNotNull(jobs.key), gt(jobs.attempts, 0))),
  );

/**
 * Takes due jobs for one worker, of the kinds that it can do. Of several workers on one database each job goes to one: rows
 * that another is taking are skipped, and a taken job is free again only when its lease has run out.
 */
export async function claimJobs(
  queries: Queries,
  { now, leaseMs, most, kinds }: { now: Date; leaseMs: number; most: number; kinds: string[] },
): Promise<Job[]> {
  const free = or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, sql`now()`));
  const due = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), isDue(now), free))
    .orderBy(asc(jobs.runAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return queries
    .update(jobs)
    .set({
      leaseUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      attempts: sql`${jobs.attempts} + 1`,
      createdAt: sql`least(${jobs.createdAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(sql`${jobs.id} = any(array(${due}))`) // Not `in`, for which a plan may run the subquery, and its limit, more than once.
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, key: jobs.key, attempts: jobs.attempts });
}

/** Removes a job whose work is done, or given up. */
export async function finishJob(queries: Queries, job: Job): Promise<void> {
  await queries.delete(jobs).where(claimed(job));
}

/** Frees a job to be run again at `runAt`, after a failure or as the next run of a recurring one. */
export async function postponeJob(queries: Queries, job: Job, runAt: Date, { recurs = false } = {}): Promise<void> {
  await queries
    .update(jobs)
    .set({ runAt, leaseUntil: null, ...(recurs && { attempts: 0 }) })
    .where(claimed(job));
}

/** Frees every job that a process which is gone had taken. Only for whoever has the database for itself. */
export async function releaseJobs(queries: Queries): Promise<void> {
  await queries.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseUntil));
}
