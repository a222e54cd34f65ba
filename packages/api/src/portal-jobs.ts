import { sweepAttempts } from './areas/account/attempts.ts';
import { sweepEmailChanges } from './areas/account/email-changes.ts';
import { sweepKnownDevices } from './areas/account/known-devices.ts';
import { sweepLinks } from './tokens/links.ts';
import { sweepRegistrations } from './areas/account/registrations.ts';
import { sweepSessions } from './areas/account/sessions.ts';
import { sweepDeviceRequests } from './areas/devices/create.ts';
import type { Queries } from './database/database.ts';
import { mailJobKind } from './mail/mail-job.ts';
import { mailHandler } from './mail/send-mail.ts';
import type { Transport } from './mail/transport.ts';
import type { JobHandler } from './jobs/job.ts';
import { addJob } from './jobs/store.ts';

const sweepKind = 'sweep';
const sweepEveryMs = 3_600_000;

const sweeps = [
  sweepSessions,
  sweepLinks,
  sweepAttempts,
  sweepRegistrations,
  sweepKnownDevices,
  sweepDeviceRequests,
  sweepEmailChanges,
];

/** Handlers of the portal's background jobs, by kind. */
export function portalJobs(transport: Transport, clock: () => Date): Record<string, JobHandler> {
  return {
    [mailJobKind]: mailHandler(transport, clock),
    /** Deletes expired rows. */
    [sweepKind]: async (_job, queries) => {
      for (const sweep of sweeps) await sweep(queries, clock());
      return new Date(clock().getTime() + sweepEveryMs);
    },
  };
}

/**
 * Adds the recurring jobs that do not exist yet. With several servers on one database, only one of them runs each job.
 */
export const scheduleJobs = (queries: Queries, now: Date): Promise<void> =>
  addJob(queries, { kind: sweepKind, payload: {}, key: sweepKind }, now);
