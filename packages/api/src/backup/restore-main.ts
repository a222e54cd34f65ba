import { resolve } from 'node:path';
import { readSettings } from '../settings.ts';
import { shellWord } from '../shell-word.ts';
import { misused, readArguments, runProgram } from './program.ts';
import { restore } from './restore.ts';
import { describeTables } from './tables.ts';

const usage = `npm run restore -- <file> [--replace] [--end-sessions]

Makes a backup the database of the portal, which must be stopped.
  --replace       move a database that is there aside; it is kept
  --end-sessions  sign everybody out, and end the links of mails and the known devices of the backup
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
  if (file === undefined) throw misused('The file of the backup is missing.', usage);
  if (positionals.length > 1) throw misused(`One file can be restored, not ${positionals.length}.`, usage);
  const { replace, 'end-sessions': endSessions } = values;
  const choices = { replace, endSessions, now: new Date() };
  const { tables, replaced } = await restore(readSettings(process.env), resolve(file), choices);
  const command = `npm run restore -- ${shellWord(file)} --replace --end-sessions`;
  const lines = [
    `The backup is restored, opened and read completely: ${describeTables(tables)}.`,
    replaced && `The database that was there before is kept in ${replaced}. Delete it when nobody needs it any more.`,
    !endSessions && `Sessions and links that ended after the backup work again. To end all of them: ${command}`,
    'Start the portal with npm start.',
  ];
  return lines.filter((line) => typeof line === 'string').join('\n');
});
