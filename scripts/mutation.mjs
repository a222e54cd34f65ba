// `npm run test:mutation`: mutation tests of the portal's core and the domain's rules, in two parts. Stryker changes the
// expressions of the `.ts` files, with the tests on Node; `wiring-mutants.mjs` removes the wiring of the platform (`sample`
// calls, reducers, and in `.tsx` files hooks, props and components), with the tests on Node and the page tests. Prints
// the score of each folder, writes it to the table in docs/mutation-tests.md, and fails if a score is too low.
// Arguments select folders (`guard matching`), or files of the platform (`session/sign-out.ts`), whose scores are not
// written. `--wiring` leaves out Stryker. Other options are passed to Stryker (`--force` ignores its last results).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, must, root } from './ensure.mjs';
import { tryWiring } from './wiring-mutants.mjs';

/** Lowest accepted score of a folder, in percent. */
const lowest = 85;

/**
 * The longest run in hours: on two idle cores, Stryker takes one hour and a half, and 450 removals of wiring take 20 s
 * each on average. What is left then counts as not tried.
 */
const longest = 4;

const platform = 'packages/app/src/platform';
/** Folders with rules and models: Stryker and wiring. */
const modelFolders = ['guard', 'session', 'http', 'start', 'shell', 'toasts'];
/** Folders of the platform whose wiring only is removed. */
const wiringFolders = ['errors', 'forms', 'navigation', 'preferences', 'i18n'];
const folders = Object.fromEntries([
  ...[...modelFolders, ...wiringFolders].map((name) => [name, `${platform}/${name}`]),
  ...['matching', 'classes', 'availability'].map((name) => [name, `packages/domain/src/${name}`]),
]);

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-') && arg !== '--wiring');
const requested = args.filter((arg) => !arg.startsWith('-'));
const isFile = (name) => /\.tsx?$/.test(name) && existsSync(join(root, platform, name));
const unknown = requested.filter((name) => !Object.hasOwn(folders, name) && !isFile(name));
if (unknown.length > 0) {
  console.error(`Unknown folder or file: ${unknown.join(', ')}. Known folders: ${Object.keys(folders).join(', ')}`);
  process.exit(1);
}
const files = requested.filter(isFile);
const selected = requested.length > 0 ? requested.filter((name) => !isFile(name)) : Object.keys(folders);
const deadline = Date.now() + longest * 3_600_000;

ensureInstalled();

/** The mutants of Stryker: file → status of each. */
const mutants = new Map();
const mutated = [
  ...selected.filter((name) => !wiringFolders.includes(name)).map((name) => `${folders[name]}/**/*.ts`),
  ...files.filter((name) => name.endsWith('.ts')).map((name) => `${platform}/${name}`),
];
if (!args.includes('--wiring') && mutated.length > 0) {
  const mutate = [...mutated, '!**/*.test.ts', '!**/testing/**'];
  must('stryker', ['run', '--mutate', mutate.join(','), ...options]);
  const report = JSON.parse(readFileSync(join(root, 'node_modules/.cache/stryker/report.json'), 'utf8'));
  for (const [file, { mutants: all }] of Object.entries(report.files))
    mutants.set(
      file,
      all.map(({ status }) => status),
    );
}

const sourcesIn = (name) =>
  readdirSync(join(root, folders[name]), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => `platform/${name}/${file}`);
const wired = [
  ...selected.filter((name) => folders[name].startsWith(platform)).flatMap(sourcesIn),
  ...files.map((name) => `platform/${name}`),
];
const removals = wired.length > 0 ? await tryWiring(wired, deadline) : [];

const page = join(root, 'docs/mutation-tests.md');
let text = readFileSync(page, 'utf8');
/** Replaces the row of a folder in the table of scores, or adds it below the last row. */
function writeRow(folder, cells) {
  const row = `| \`${folder}\` | ${cells.join(' | ')} |`;
  const lines = text.split('\n');
  const start = lines.indexOf('## Scores');
  const end = lines.indexOf('', start);
  const index = lines.findIndex((line, at) => at > start && at < end && line.startsWith(`| \`${folder}\` |`));
  if (start < 0 || end < 0) throw new Error('docs/mutation-tests.md has no table of scores');
  if (index < 0) lines.splice(end, 0, row);
  else lines[index] = row;
  text = lines.join('\n');
}

const titles = ['score', 'killed', 'survived', 'no test', 'wiring'];
console.log(`\n${'folder'.padEnd(24)}${titles.map((title) => title.padStart(10)).join('')}`);
let failed = false;
const today = new Date().toISOString().slice(0, 10);
for (const name of [...selected, ...files]) {
  const path = folders[name] ?? `${platform}/${name}`;
  const isOf = (file) => file === path || file.startsWith(`${path}/`);
  const statuses = [...mutants].filter(([file]) => isOf(file)).flatMap(([, all]) => all);
  const own = removals.filter(({ file }) => isOf(`packages/app/src/${file}`));
  const wiring = (outcome) => own.filter((one) => one.outcome === outcome).length;
  const count = (...states) => statuses.filter((status) => states.includes(status)).length;
  const killed = count('Killed', 'Timeout') + wiring('killed');
  const survived = count('Survived') + wiring('survived');
  const untested = count('NoCoverage') + wiring('not tried');
  const score = (100 * killed) / (killed + survived + untested);
  const enough = score >= lowest; // NaN without mutants, which fails
  failed ||= !enough;
  const cells = [`${score.toFixed(1)} %`, killed, survived, untested, `${wiring('killed')} of ${own.length}`];
  // A part of a folder is no score of it.
  if (selected.includes(name) && !args.includes('--wiring')) writeRow(path, [...cells, today]);
  const columns = cells.map((cell) => String(cell).padStart(10)).join('');
  console.log(`${name.padEnd(24)}${columns}${enough ? '' : `  below ${lowest} %`}`);
}
for (const { place, removed } of removals.filter(({ outcome }) => outcome === 'survived'))
  console.log(`- survived: ${place}  ${removed.trim().replaceAll(/\s+/g, ' ')}`);
writeFileSync(page, text);
process.exitCode = failed ? 1 : 0;
