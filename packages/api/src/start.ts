import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { runCommand } from './admin/commands.ts';
import { listenForAdmin } from './admin/listen.ts';
import { copyForBackup } from './backup/copy-for-backup.ts';
import { isStorageFull } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { prepareDemoData } from './demo/prepare.ts';
import { closeServer } from './http/close-server.ts';
import { loggedError } from './logging/logged-error.ts';
import { Readiness } from './http/readiness.ts';
import { portalJobs, scheduleJobs } from './portal-jobs.ts';
import { releaseJobs } from './jobs/store.ts';
import { createWorker } from './jobs/worker.ts';
import { mailPath, newMailSecret } from './mail/dev-mail.ts';
import { transportOf } from './mail/transport.ts';
import type { Portal } from './portal.ts';
import { createServer } from './server.ts';
import { createSecurityLog } from './logging/security-log.ts';
import type { Settings } from './settings/settings.ts';

/** Time that mails being sent have when the server stops; the others are sent after the next start. */
const jobTimeoutMs = 1000;
/** Time between reporting not-ready and the end of listening, so that a load balancer can stop sending requests. */
const drainMs = { production: 1000, otherwise: 100 };

/** A server that accepts requests. */
export interface Running {
  readonly portal: Portal;
  readonly app: FastifyInstance;
  /** Path of the page with the stored mails, secret included; undefined where they may not be shown. */
  readonly mailPath: string | undefined;
  /** Reports not-ready, finishes running requests, then closes everything; takes less than five seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, prepares its first start, and listens.
 * @throws DataFolderUnusable, DataFolderInUse, or the error of opening the database or the port
 */
export async function start(settings: Settings, clock: () => Date = () => new Date()): Promise<Running> {
  const database = await openDatabase(settings);
  try {
    const readiness = new Readiness();
    const mailSecret = newMailSecret(settings);
    const transport = transportOf(settings, clock);
    const securityLog = createSecurityLog(settings);
    const worker = createWorker({
      database,
      handlers: portalJobs(transport, { clock, settings, securityLog }),
      clock,
      onFailure(error, { kind }, gaveUp) {
        if (isStorageFull(error)) database.storage.failed();
        app?.log.error({ err: loggedError(error), job: kind, gaveUp }, 'A job failed.');
        if (gaveUp) securityLog('job_given_up', { what: kind });
      },
      onDatabaseError: (error) => app?.log.error({ err: loggedError(error) }, 'Jobs cannot be read from the database.'),
    });
    const portal: Portal = { settings, database, worker, securityLog, clock };
    let app: FastifyInstance | undefined;
    await prepareDemoData(portal);
    // The lock on the data folder guarantees that no other server uses this embedded database.
    if (!settings.databaseUrl) await releaseJobs(database.queries);
    await scheduleJobs(database.queries, clock());
    const server = (app = await createServer(portal, { readiness, mailSecret }));
    await server.listen({ host: settings.host, port: settings.port });
    const closeAdmin = await listenForAdmin(
      settings.dataDir,
      async (args) => (args[0] === 'backup' ? copyForBackup(database, settings.dataDir) : runCommand(portal, args)),
      (error) => server.log.error({ err: loggedError(error) }, 'An administration command failed.'),
    );
    worker.start();

    return {
      portal,
      app: server,
      mailPath: mailSecret === undefined ? undefined : mailPath(mailSecret),
      async stop() {
        await closeServer(server, readiness, settings.production ? drainMs.production : drainMs.otherwise);
        const timeout = wait(jobTimeoutMs, undefined, { ref: false });
        await Promise.all([worker.stop(jobTimeoutMs), Promise.race([closeAdmin(), timeout])]);
        transport.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
