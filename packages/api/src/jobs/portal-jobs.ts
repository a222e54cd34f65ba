import { sweepAttempts } from '../areas/account/attempts.ts';
import { sweepKnownDevices } from '../areas/account/known-devices.ts';
import { sweepLinks } from '../areas/account/links.ts';
import { sweepRegistrations } from '../areas/account/registrations.ts';
import { sweepSessions } from '../areas/account/sessions.ts';
import { sweepDeviceRequests } from '../areas/devices/create.ts';
import type { Queries } from '../database/database.ts';
import { mailJobKind } from '../mail/mail-job.ts';
import { mailHandler } from '../mail/send-mail.ts';
import type { Transport } from '../mail/transport.ts';
import type { JobHandler } from './job.ts';
import { addJob } from './store.ts';

const sweepKind = 'sweep';
const sweepEveryMs = 3_600_000;

const sweeps = [sweepSessions, sweepLinks, sweepAttempts, sweepRegistrations, sweepKnownDevices, sweepDeviceRequests];

/** What the portal does in the background, by kind of job. */
export function portalJobs(transport: Transport, clock: () => Date): Record<string, JobHandler> {
  return {
    [mailJobKind]: mailHandler(transport, clock),
    /** Removes rows that have expired. */
    [sweepKind]: async (_job, queries) => {
      for (const sweep of sweeps) await sweep(queries, clock());
      return new Date(clock().getTime() + sweepEveryMs);
    },
  };
}

/** Adds the recurring jobs that are not there yet; of several servers on one database, one runs each. */
export const scheduleJobs = (queries: Queries, now: Date): Promise<void> =>
  addJob(queries, { kind: sweepKind, payload: {}, key: sweepKind }, now);
