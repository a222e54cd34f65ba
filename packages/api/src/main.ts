import { styleText } from 'node:util';
import { hasDemoData } from './demo/prepare.ts';
import { explainError } from './cli/explain-error.ts';
import { startupMessage } from './startup-message.ts';
import { loggedError } from './logging/logged-error.ts';
import { ownOrigins } from './http/origins.ts';
import { readSettings } from './settings/settings.ts';
import { start, type Running } from './start.ts';

/** If stopping takes longer, for example because the database does not respond, the process exits anyway. */
const stopTimeoutMs = 10_000;

process.umask(0o077); // Files are readable and writable by this user only.

try {
  const settings = readSettings(process.env);
  const running = await start(settings);
  stopOnSignals(running);
  const { portal, app, mailPath } = running;
  const [address = ''] = ownOrigins(settings, app.server);
  const facts = {
    address,
    hasDemoData: !settings.production && (await hasDemoData(portal.database.queries)),
    storesMail: settings.smtpUrl === undefined,
    mailPath,
    dataDir: settings.dataDir,
  };
  console.log(startupMessage(facts, (text) => styleText('bold', text)));
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}

/**
 * Stops only once, even if several signals arrive: on Ctrl+C the terminal signals the whole process group, and the
 * parent process forwards the signal as well.
 */
function stopOnSignals({ app, stop }: Running): void {
  let isStopping = false;
  const stopOnce = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOnce(0));
  process.on('disconnect', () => stopOnce(0)); // The parent process that opened the channel has exited.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: loggedError(error) }, 'Unexpected error; the server is stopping.');
      stopOnce(1);
    });
  }
}
