// `npm run test:mutation`: mutation tests of the portal's core and the domain's rules. Prints the score of each folder
// and fails if one is too low. Arguments select folders (`guard matching`). Options are passed to Stryker (`--force`
// ignores the results of the last run).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, must, root } from './ensure.mjs';

/** Lowest accepted score of a folder, in percent. */
const lowest = 85;

const folders = {
  guard: 'packages/app/src/platform/guard',
  session: 'packages/app/src/platform/session',
  http: 'packages/app/src/platform/http',
  start: 'packages/app/src/platform/start',
  matching: 'packages/domain/src/matching',
  classes: 'packages/domain/src/classes',
  availability: 'packages/domain/src/availability',
};

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const requested = args.filter((arg) => !arg.startsWith('-'));
const unknown = requested.filter((name) => !Object.hasOwn(folders, name));
if (unknown.length > 0) {
  console.error(`Unknown folder: ${unknown.join(', ')}. Known: ${Object.keys(folders).join(', ')}`);
  process.exit(1);
}
const selected = requested.length > 0 ? requested : Object.keys(folders);

ensureInstalled();
const mutate = [...selected.map((name) => `${folders[name]}/**/*.ts`), '!**/*.test.ts', '!**/testing/**'];
must('stryker', ['run', '--mutate', mutate.join(','), ...options]);

const { files } = JSON.parse(readFileSync(join(root, 'node_modules/.cache/stryker/report.json'), 'utf8'));
let failed = false;
console.log(
  `\n${'folder'.padEnd(14)}${['score', 'killed', 'survived', 'no test'].map((title) => title.padStart(9)).join('')}`,
);
for (const name of selected) {
  const mutants = Object.entries(files)
    .filter(([file]) => file.startsWith(`${folders[name]}/`))
    .flatMap(([, file]) => file.mutants);
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived');
  const untested = count('NoCoverage');
  const score = (100 * killed) / (killed + survived + untested);
  const enough = score >= lowest; // NaN without mutants, which fails
  failed ||= !enough;
  const cells = [`${score.toFixed(1)} %`, killed, survived, untested].map((cell) => String(cell).padStart(9));
  console.log(`${name.padEnd(14)}${cells.join('')}${enough ? '' : `  below ${lowest} %`}`);
}
process.exitCode = failed ? 1 : 0;
