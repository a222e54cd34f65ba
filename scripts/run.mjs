// Runs a command of the installed packages and installs them first if needed: `node scripts/run.mjs vitest run`.
import { ensureInstalled, must } from './ensure.mjs';

ensureInstalled();
const [command, ...args] = process.argv.slice(2);
must(command, args);
