import { resolve } from 'node:path';
import { readSettings } from '../settings/settings.ts';
import { shellWord } from '../operator/shell-word.ts';
import { backUp } from './backup.ts';
import { usageError, readArguments, runProgram } from '../cli/program.ts';
import { describeTables } from './tables.ts';

const usage = `npm run backup -- [file.tar.gz]

Writes the embedded database of the portal to a new file, by default backups/attesta-<time>.tar.gz.
The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;

const options = { help: { type: 'boolean', short: 'h' } } as const;

await runProgram(async () => {
  const { positionals, needsHelp } = readArguments(options, usage);
  if (needsHelp) return usage;
  const [name] = positionals;
  if (positionals.length > 1) throw usageError(`One file can be written, not ${positionals.length}.`, usage);
  if (name !== undefined && !name.endsWith('.tar.gz')) {
    throw usageError(`The name of the file must end in .tar.gz, unlike ${name}.`, usage);
  }
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const path = resolve(name ?? `backups/attesta-${time}.tar.gz`);
  const { file, bytes, tables } = await backUp(readSettings(process.env), path, { makeFolder: name === undefined });
  return [
    file,
    `${(bytes / 1024 / 1024).toFixed(1)} MB, opened and read completely: ${describeTables(tables)}.`,
    'Store it safely: it contains password hashes and addresses.',
    `Restore it with: npm run restore -- ${shellWord(file)}`,
  ].join('\n');
});
