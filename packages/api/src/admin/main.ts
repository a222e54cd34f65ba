import { existsSync } from 'node:fs';
import { explanation } from '../explanation.ts';
import { readSettings, type Settings } from '../settings.ts';
import { askServer } from './socket.ts';
import { isHelp, misuse, usage, type CommandResult } from './usage.ts';

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
  console.error(explanation(error));
  process.exitCode = 1;
}

/** Through the running server; on the database itself only when no server uses the folder. */
async function run(settings: Settings): Promise<CommandResult> {
  if (args[0] === 'backup') return { ok: false, text: 'For a backup use: npm run backup' };
  const wrong = misuse(args);
  if (wrong !== null) return { ok: false, text: wrong };
  const result = await askServer(settings.dataDir, args);
  if (result) return result;
  if (!settings.databaseUrl && !existsSync(settings.dataDir)) {
    const text = `There is no data in ${settings.dataDir} yet. Start the portal once, or set DATA_DIR.`;
    return { ok: false, text };
  }
  const [{ openDatabase }, { runCommand }, { createSecurityLog }] = await Promise.all([
    import('../database/open.ts'),
    import('./commands.ts'),
    import('../security-log.ts'),
  ]);
  const database = await openDatabase(settings);
  try {
    // Mails wait in the database until the portal starts.
    const worker = { wake: () => undefined };
    const securityLog = createSecurityLog(settings);
    return await runCommand({ settings, database, worker, securityLog, clock: () => new Date() }, args);
  } finally {
    await database.close();
  }
}
