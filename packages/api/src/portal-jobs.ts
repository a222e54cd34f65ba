import { sweepAttempts } from './limits/attempts.ts';
import { deletionHandler, deletionKind } from './areas/deletion/index.ts';
import { sweepInvoiceRecords } from './areas/courses/index.ts';
import { sweepEmailChanges } from './accounts/pending-email-change.ts';
import { sweepKnownDevices } from './accounts/known-browsers.ts';
import { sweepLinks } from './tokens/links.ts';
import { sweepRegistrations } from './areas/account/index.ts';
import { sweepSessions } from './accounts/sessions.ts';
import { statisticsHandler, statisticsKind } from './areas/statistics/index.ts';
import { sweepDeviceRequests } from './areas/devices/index.ts';
import type { Queries } from './database/database.ts';
import { mailKinds } from './mail/mail-job.ts';
import { mailHandler } from './mail/send-mail.ts';
import type { Transport } from './mail/transport.ts';
import type { JobHandler } from './jobs/job.ts';
import { addJobs } from './jobs/store.ts';
import type { Portal } from './portal.ts';

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

/** Handlers of the portal's background jobs, by kind, in the order in which due jobs run. */
export function portalJobs(
  transport: Transport,
  portal: Pick<Portal, 'clock' | 'settings' | 'securityLog'>,
): Record<string, JobHandler> {
  const { clock } = portal;
  const sendMail = mailHandler(transport, clock);
  return {
    [deletionKind]: deletionHandler(portal),
    [mailKinds.user]: sendMail,
    [mailKinds.verification]: sendMail,
    /** Deletes expired rows. */
    [sweepKind]: async (_job, queries) => {
      for (const sweep of sweeps) await sweep(queries, clock());
      return new Date(clock().getTime() + sweepEveryMs);
    },
    [mailKinds.none]: sendMail,
    [statisticsKind]: statisticsHandler(portal),
  };
}

/**
 * Adds the recurring jobs that do not exist yet. With several servers on one database, only one of them runs each job.
 */
export const scheduleJobs = (queries: Queries, now: Date): Promise<void> =>
  addJobs(
    queries,
    [sweepKind, deletionKind, statisticsKind].map((kind) => ({ kind, payload: {}, key: kind })),
    now,
  );
