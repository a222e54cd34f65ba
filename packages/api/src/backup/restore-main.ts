import { resolve } from 'node:path';
import { readSettings } from '../settings/settings.ts';
import { shellWord } from '../operator/shell-word.ts';
import { usageError, readArguments, runProgram } from '../cli/program.ts';
import { restore } from './restore.ts';
import { describeTables } from './tables.ts';

const usage = `npm run restore -- <file> [--replace] [--end-sessions]

Replaces the database of the portal with a backup. The portal must be stopped.
  --replace       move an existing database aside and keep it
  --end-sessions  end all sessions, links in mails and known devices of the backup
The data folder is DATA_DIR, as for npm start.`;

await runProgram(async () => {
  const options = {
    help: { type: 'boolean', short: 'h' },
    replace: { type: 'boolean', default: false },
    'end-sessions': { type: 'boolean', default: false },
  } as const;
  const { values, positionals, needsHelp } = readArguments(options, usage);
  if (needsHelp) return usage;
  const [file] = positionals;
  if (file === undefined) throw usageError('The file of the backup is missing.', usage);
  if (positionals.length > 1) throw usageError(`One file can be restored, not ${positionals.length}.`, usage);
  const { replace, 'end-sessions': endSessions } = values;
  const choices = { replace, endSessions, now: new Date() };
  const { tables, replaced } = await restore(readSettings(process.env), resolve(file), choices);
  const command = `npm run restore -- ${shellWord(file)} --replace --end-sessions`;
  const lines = [
    `The backup is restored, opened and read completely: ${describeTables(tables)}.`,
    replaced && `The previous database is kept in ${replaced}. Delete it when it is no longer needed.`,
    !endSessions && `Sessions and links that ended after the backup are valid again. To end all of them: ${command}`,
    'Start the portal with npm start.',
  ];
  return lines.filter((line) => typeof line === 'string').join('\n');
});
