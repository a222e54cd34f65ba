import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { runCommand } from './admin/commands.ts';
import { listenForAdmin } from './admin/listen.ts';
import { copyForBackup } from './backup/copy-for-backup.ts';
import { openDatabase } from './database/open.ts';
import { prepareFirstStart } from './demo/seed.ts';
import { closeServer } from './http/close-server.ts';
import { loggedError } from './http/logging.ts';
import { Readiness } from './http/readiness.ts';
import { portalJobs, scheduleJobs } from './jobs/portal-jobs.ts';
import { releaseJobs } from './jobs/store.ts';
import { createWorker } from './jobs/worker.ts';
import { mailPath, newMailSecret } from './mail/dev-mail.ts';
import { transportOf } from './mail/transport.ts';
import type { Portal } from './portal.ts';
import { createServer } from './server.ts';
import { createSecurityLog } from './security-log.ts';
import type { Settings } from './settings.ts';

/** Time for mails that are being sent when the server stops; the others are sent after the next start. */
const jobPatienceMs = 1000;
/** Time for a load balancer to see that the server is not ready any more, before it stops listening. */
const drainMs = { production: 1000, otherwise: 100 };

/** A server that accepts requests. */
export interface Running {
  readonly portal: Portal;
  readonly app: FastifyInstance;
  /** Path of the page with the kept mails, secret included; undefined where they may not be shown. */
  readonly mailPath: string | undefined;
  /** Reports not-ready, finishes what runs, then closes everything; in less than five seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, prepares its first start, and listens.
 * @throws DataFolderUnusable, DataFolderInUse, or what opening the database or the port failed with
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
      handlers: portalJobs(transport, clock),
      clock,
      failed(error, { kind }, gaveUp) {
        app?.log.error({ err: loggedError(error), job: kind, gaveUp }, 'A job failed.');
        if (gaveUp) securityLog('job_given_up', { what: kind });
      },
      broken: (error) => app?.log.error({ err: loggedError(error) }, 'Jobs cannot be taken from the database.'),
    });
    const portal: Portal = { settings, database, worker, securityLog, clock };
    let app: FastifyInstance | undefined;
    await prepareFirstStart(portal);
    // The lock of the data folder proves that no other server has this embedded database.
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
        const patience = wait(jobPatienceMs, undefined, { ref: false });
        await Promise.all([worker.stop(jobPatienceMs), Promise.race([closeAdmin(), patience])]);
        transport.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
