import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import type { Job, NewJob } from './job.ts';

/** Jobs are postponed by at most this time; a later time was written while the clock was wrong. */
const maxDelayMs = 24 * 3_600_000;

/** Adds jobs in the transaction that requires them, in one statement: all are committed, or none. */
export async function addJobs(queries: Queries, added: readonly NewJob[], now: Date): Promise<void> {
  if (added.length === 0) return;
  await queries
    .insert(jobs)
    .values(
      added.map(({ kind, payload, key, runAt }) => ({
        id: randomUUID(),
        kind,
        payload,
        key,
        runAt: runAt ?? now,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: jobs.key });
}

/** Matches a claimed job; `attempts` ensures that no other worker has claimed it since. */
const claimed = ({ id, attempts }: Job) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

/** Matches jobs that are due, or that were added or postponed while the clock was ahead. */
const isDue = (now: Date) =>
  or(
    lte(jobs.runAt, now),
    gt(jobs.createdAt, now),
    and(gt(jobs.runAt, new Date(now.getTime() + maxDelayMs)), or(isNotNull(jobs.key), gt(jobs.attempts, 0))),
  );

/**
 * Claims due jobs of the given kinds for one worker, in the order of the kinds. Of several workers on one database only one claims each job: rows
 * that another worker is claiming are skipped, and a claimed job becomes available again only when its lease expires.
 */
export async function claimJobs(
  queries: Queries,
  { now, leaseMs, limit, kinds }: { now: Date; leaseMs: number; limit: number; kinds: string[] },
): Promise<Job[]> {
  const free = or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, sql`now()`));
  const list = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const due = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), isDue(now), free))
    .orderBy(sql`array_position(array[${list}]::text[], ${jobs.kind})`, asc(jobs.runAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    queries
      .update(jobs)
      .set({
        leaseUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
        attempts: sql`${jobs.attempts} + 1`,
        createdAt: sql`least(${jobs.createdAt}, ${now.toISOString()}::timestamptz)`,
      })
      // Not `in`: its query plan may run the subquery, including its limit, more than once.
      .where(sql`${jobs.id} = any(array(${due}))`)
      .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, key: jobs.key, attempts: jobs.attempts })
  );
}

/** Deletes a job that is completed or given up. */
export async function finishJob(queries: Queries, job: Job): Promise<void> {
  await queries.delete(jobs).where(claimed(job));
}

/** Schedules a job for `runAt`, after a failure or as the next run of a recurring job. */
export async function postponeJob(queries: Queries, job: Job, runAt: Date, { recurs = false } = {}): Promise<void> {
  await queries
    .update(jobs)
    .set({ runAt, leaseUntil: null, ...(recurs && { attempts: 0 }) })
    .where(claimed(job));
}

/** Releases all jobs claimed by a process that has ended. Only for a server that is the only user of the database. */
export async function releaseJobs(queries: Queries): Promise<void> {
  await queries.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseUntil));
}
