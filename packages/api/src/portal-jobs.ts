import { sweepAttempts } from './areas/account/attempts.ts';
import { deletionHandler, deletionKind } from './areas/account/deletion/job.ts';
import { sweepInvoiceRecords } from './areas/account/deletion/release-registrations.ts';
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
import { addJobs } from './jobs/store.ts';
import type { Portal } from './portal/portal.ts';

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
  sweepInvoiceRecords,
];

/** Handlers of the portal's background jobs, by kind. */
export function portalJobs(
  transport: Transport,
  portal: Pick<Portal, 'clock' | 'settings' | 'securityLog'>,
): Record<string, JobHandler> {
  const { clock } = portal;
  return {
    [deletionKind]: deletionHandler(portal),
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
  addJobs(
    queries,
    [sweepKind, deletionKind].map((kind) => ({ kind, payload: {}, key: kind })),
    now,
  );
