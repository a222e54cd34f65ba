// `npm run test:mutation`: mutation tests of the portal's core and the domain's rules. Prints the score of each folder,
// writes it to the table in docs/mutation-tests.md, and fails if a score is too low. Arguments select folders (`guard matching`). Options are passed to Stryker (`--force`
// ignores the results of the last run).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, must, root } from './ensure.mjs';

/** Lowest accepted score of a folder, in percent. */
const lowest = 85;

const folders = {
  guard: 'packages/app/src/platform/guard',
  session: 'packages/app/src/platform/session',
  http: 'packages/app/src/platform/http',
  start: 'packages/app/src/platform/start',
  shell: 'packages/app/src/platform/shell',
  toasts: 'packages/app/src/platform/toasts',
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
// Components of `platform` are mutated too: their wiring decides what a user sees.
const patternsOf = (folder) => [`${folder}/**/*.ts`, ...(folder.includes('/platform/') ? [`${folder}/**/*.tsx`] : [])];
const mutate = [
  ...selected.flatMap((name) => patternsOf(folders[name])),
  '!**/*.test.ts',
  '!**/*.test.tsx',
  '!**/testing/**',
];
must('stryker', ['run', '--mutate', mutate.join(','), ...options]);

const { files } = JSON.parse(readFileSync(join(root, 'node_modules/.cache/stryker/report.json'), 'utf8'));
const table = join(root, 'docs/mutation-tests.md');
const today = new Date().toISOString().slice(0, 10);
let page = readFileSync(table, 'utf8');
/** Replaces the row of a folder in the table of scores, or adds it below the last row. */
function writeRow(folder, cells) {
  const row = `| \`${folder}\` | ${cells.join(' | ')} |`;
  const lines = page.split('\n');
  const start = lines.indexOf('## Scores');
  const end = lines.indexOf('', start);
  const index = lines.findIndex((line, at) => at > start && at < end && line.startsWith(`| \`${folder}\` |`));
  if (start < 0 || end < 0) throw new Error('docs/mutation-tests.md has no table of scores');
  if (index < 0) lines.splice(end, 0, row);
  else lines[index] = row;
  page = lines.join('\n');
}

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
  const cells = [`${score.toFixed(1)} %`, killed, survived, untested];
  if (mutants.length > 0) writeRow(folders[name], [...cells, today]);
  const columns = cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(`${name.padEnd(14)}${columns}${enough ? '' : `  below ${lowest} %`}`);
}
writeFileSync(table, page);
process.exitCode = failed ? 1 : 0;
