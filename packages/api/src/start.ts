import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenForAdmin } from './admin/listen.ts';
import { sweepAttempts } from './areas/account/attempts.ts';
import { sweepLinks } from './areas/account/links.ts';
import { sweepSessions } from './areas/account/sessions.ts';
import { openDatabase } from './database/open.ts';
import { prepareFirstStart } from './demo/seed.ts';
import { loggedError } from './http/logging.ts';
import { Readiness } from './http/readiness.ts';
import { mailerOf } from './mail/mailer.ts';
import type { Portal } from './portal.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';

const sweepEveryMs = 3_600_000;
/** Time for a load balancer to see that the server is not ready any more, before it stops listening. */
const drainMs = { production: 3000, otherwise: 100 };

/** A server that takes calls. */
export interface Running {
  readonly portal: Portal;
  readonly app: FastifyInstance;
  /** Answers not-ready, finishes what runs, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, prepares its first start, and listens.
 * @throws DataFolderInUse, or what opening the database or the port failed with
 */
export async function start(settings: Settings, clock: () => Date = () => new Date()): Promise<Running> {
  const database = await openDatabase(settings);
  try {
    const readiness = new Readiness();
    const log = (error: unknown) => app?.log.error({ err: loggedError(error) }, 'A mail could not be delivered.');
    const mailer = mailerOf(settings, clock, log);
    const portal: Portal = { settings, database, mailer, clock };
    let app: FastifyInstance | undefined;
    await prepareFirstStart(portal);
    const server = (app = await createServer(portal, { readiness }));
    await server.listen({ host: settings.host, port: settings.port });
    const closeAdmin = await listenForAdmin(settings.dataDir, () => database.queries, clock);
    const sweeping = setInterval(() => void sweep(portal).catch(() => undefined), sweepEveryMs).unref();

    return {
      portal,
      app: server,
      async stop() {
        readiness.stopping = true;
        clearInterval(sweeping);
        await wait(settings.production ? drainMs.production : drainMs.otherwise);
        await readiness.quiet();
        await server.close();
        await closeAdmin();
        await mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Removes what has ended anyway. */
async function sweep({ database: { queries }, clock }: Portal): Promise<void> {
  await sweepSessions(queries, clock());
  await sweepLinks(queries, clock());
  await sweepAttempts(queries, clock());
}
