import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import { readSettings } from '../settings.ts';
import { backUp } from './backup.ts';
import { runProgram } from './program.ts';
import { describeTables } from './tables.ts';

const usage = `npm run backup -- [file]

Writes the embedded database of the portal to a new file, by default backups/attesta-<time>.tar.gz.
The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;

await runProgram(async () => {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) return usage;
  if (positionals.length > 1) throw new OperatorError(usage);
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const path = resolve(positionals[0] ?? `backups/attesta-${time}.tar.gz`);
  const { file, bytes, tables } = await backUp(readSettings(process.env), path);
  return `${file}\n${(bytes / 1024 / 1024).toFixed(1)} MB; opened and read completely: ${describeTables(tables)}.`;
});
