import { styleText } from 'node:util';
import { hasDemoData } from './demo/seed.ts';
import { explanation } from './explanation.ts';
import { greeting } from './greeting.ts';
import { loggedError } from './http/logging.ts';
import { ownOrigins } from './http/origins.ts';
import { readSettings } from './settings.ts';
import { start, type Running } from './start.ts';

/** A stop that takes longer than this, such as for a database that does not respond, ends the process. */
const patienceMs = 10_000;

process.umask(0o077); // Files are readable and writable for this user only.

try {
  const settings = readSettings(process.env);
  const running = await start(settings);
  stopOnSignals(running);
  const { portal, app, mailPath } = running;
  const [address = ''] = ownOrigins(settings, app.server);
  const facts = {
    address,
    hasDemoData: !settings.production && (await hasDemoData(portal.database.queries)),
    keepsMail: settings.smtpUrl === undefined,
    mailPath,
    dataDir: settings.dataDir,
  };
  console.log(greeting(facts, (text) => styleText('bold', text)));
} catch (error) {
  console.error(explanation(error));
  process.exit(1);
}

/** One stop for all signals: a terminal sends Ctrl+C to the whole group, and the parent process passes it on. */
function stopOnSignals({ app, stop }: Running): void {
  let isStopping = false;
  const stopOnce = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOnce(0));
  process.on('disconnect', () => stopOnce(0)); // The parent process that opened the channel is gone.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: loggedError(error) }, 'Unexpected error: the server stops.');
      stopOnce(1);
    });
  }
}
