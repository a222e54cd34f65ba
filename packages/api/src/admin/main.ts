import { existsSync } from 'node:fs';
import { explainError } from '../cli/explain-error.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { withCourseFile } from './course-file.ts';
import type { CommandResult } from './result.ts';
import { sendCommand } from './socket.ts';
import { isHelp, usageProblem, usage } from './usage.ts';

process.umask(0o077);
const args = process.argv.slice(2);

try {
  if (args.length === 0 || isHelp(args)) {
    console.log(usage);
    process.exitCode = args.length === 0 ? 1 : 0;
  } else {
    const { ok, text } = await run(readSettings(process.env));
    (ok ? console.log : console.error)(text);
    process.exitCode = ok ? 0 : 1;
  }
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

/** Runs the command through the running server, or directly on the database if no server uses the data folder. */
async function run(settings: Settings): Promise<CommandResult> {
  if (args[0] === 'backup') return { ok: false, text: 'For a backup use: npm run backup' };
  const wrong = usageProblem(args);
  if (wrong !== null) return { ok: false, text: wrong };
  const command = withCourseFile(args);
  const result = await sendCommand(settings.dataDir, command);
  if (result) return result;
  if (!settings.databaseUrl && !existsSync(settings.dataDir)) {
    const text = `There is no data in ${settings.dataDir} yet. Start the portal once, or set DATA_DIR.`;
    return { ok: false, text };
  }
  const [{ openDatabase }, { runCommand }, { createSecurityLog }] = await Promise.all([
    import('../database/open.ts'),
    import('./commands.ts'),
    import('../logging/security-log.ts'),
  ]);
  const database = await openDatabase(settings);
  try {
    // Mails are stored in the database until the portal starts.
    const worker = { wake: () => undefined };
    const securityLog = createSecurityLog(settings);
    return await runCommand({ settings, database, worker, securityLog, clock: () => new Date() }, command);
  } finally {
    await database.close();
  }
}
