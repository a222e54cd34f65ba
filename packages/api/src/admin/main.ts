import { existsSync } from 'node:fs';
import { DataFolderInUse } from '../database/lock.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { askServer } from './socket.ts';
import { usage, type CommandResult } from './usage.ts';

const args = process.argv.slice(2);

try {
  const { ok, text } = await run(readSettings(process.env));
  (ok ? console.log : console.error)(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof DataFolderInUse;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/** Through the running server; on the database itself only when no server holds the folder. */
async function run(settings: Settings): Promise<CommandResult> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return { ok: args.length > 0, text: usage };
  const answered = await askServer(settings.dataDir, args);
  if (answered) return answered;
  if (!settings.databaseUrl && !existsSync(settings.dataDir)) {
    return { ok: false, text: `There is no data in ${settings.dataDir} yet. Start the portal once, or name the folder with DATA_DIR.` };
  }
  const [{ openDatabase }, { runCommand }] = await Promise.all([import('../database/open.ts'), import('./commands.ts')]);
  const database = await openDatabase(settings);
  try {
    return await runCommand(database.queries, args, new Date());
  } finally {
    await database.close();
  }
}
