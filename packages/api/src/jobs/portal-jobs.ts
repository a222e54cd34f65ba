import { sweepAttempts } from '../areas/account/attempts.ts';
import { sweepKnownDevices } from '../areas/account/known-devices.ts';
import { sweepLinks } from '../areas/account/links.ts';
import { sweepRegistrations } from '../areas/account/registrations.ts';
import { sweepSessions } from '../areas/account/sessions.ts';
import { sweepDeviceRequests } from '../areas/devices/create.ts';
import type { Database } from '../database/database.ts';
import { mailJobKind } from '../mail/mail-job.ts';
import { mailHandler } from '../mail/send-mail.ts';
import type { Transport } from '../mail/transport.ts';
import type { JobHandler } from './job.ts';
import { addJob, sweepJobs } from './store.ts';

const sweepKind = 'sweep';
const sweepEveryMs = 3_600_000;
const checkpointKind = 'checkpoint';
const checkpointEveryMs = 300_000;

const sweeps = [
  sweepSessions,
  sweepLinks,
  sweepAttempts,
  sweepRegistrations,
  sweepKnownDevices,
  sweepDeviceRequests,
  sweepJobs,
];

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** What the portal does in the background, by kind of job. */
export function portalJobs(database: Database, transport: Transport, clock: () => Date): Record<string, JobHandler> {
  return {
    [mailJobKind]: mailHandler(transport, clock),
    /** Removes rows that have expired. */
    [sweepKind]: async (_job, queries) => {
      for (const sweep of sweeps) await sweep(queries, clock());
      return after(clock(), sweepEveryMs);
    },
    /** PGlite has no process that does this, so its write-ahead log would grow until the next stop. */
    [checkpointKind]: async () => {
      await database.checkpoint?.();
      return after(clock(), checkpointEveryMs);
    },
  };
}

/** Adds the recurring jobs that are not there yet; of several servers on one database, one runs each. */
export async function scheduleJobs({ queries, checkpoint }: Database, now: Date): Promise<void> {
  for (const kind of [sweepKind, ...(checkpoint ? [checkpointKind] : [])]) {
    await addJob(queries, { kind, payload: {}, key: kind }, now);
  }
}
