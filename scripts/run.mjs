// Runs a command of the packages, installing them first where that was not done: `node scripts/run.mjs vitest run`.
import { ensureInstalled, must } from './ensure.mjs';

ensureInstalled();
const [command, ...args] = process.argv.slice(2);
must(command, args);
