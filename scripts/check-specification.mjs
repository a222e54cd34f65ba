// Checks docs/specification.md against the tests: every built requirement has a test, tests contain no unknown ids, and
// the columns "level" and "test" are up to date.
// A test refers to a requirement by its id in the title ('… (S4.18)'). Stories and tables without a title use a
// comment: `// covers S4.18 S4.19`.
//   --later  lists requirements that are not built yet, or interim     --write  updates the columns "level" and "test"
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'docs/specification.md');
const row = /^\| ((?:S\d+|D)\.\d+) \| (.*) \| (\d+|later|interim) \| ([a-z, ]*?) ?\| (.*?) ?\|$/;
const id = /\b(?:S\d+|D)\.\d+\b/g;
const titled = /(?:['"`]|\/\/ covers ).*?\b(?:S\d+|D)\.\d+\b/;

/** The test levels: a journey in a browser, a page in a browser, the server, a component in a browser, or a unit test. */
const levels = [
  ['journey', (file) => file.startsWith('app/e2e/')],
  ['page', (file) => file.startsWith('app/src/') && file.endsWith('.test.tsx')],
  ['server', (file) => file.startsWith('api/')],
  ['component', (file) => file.startsWith('ui/') && file.endsWith('.tsx')],
  ['rule', () => true],
];
const levelOf = (file) => levels.find(([, matches]) => matches(file))[0];

const filesUnder = (folder) => {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};

const packages = readdirSync(join(root, 'packages'));
const tests = [
  ...packages
    .flatMap((name) => filesUnder(join(root, 'packages', name, 'src')))
    .filter((file) => /\.(test\.tsx?|stories\.tsx)$/.test(file)),
  ...filesUnder(join(root, 'packages/app/e2e')).filter((file) => file.endsWith('.spec.ts')),
].sort();

/** id → the test files that contain it, relative to packages/ */
const filesOf = new Map();
for (const file of tests) {
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => titled.test(text))) {
    for (const one of line.match(id)) {
      filesOf.set(one, (filesOf.get(one) ?? new Set()).add(relative(join(root, 'packages'), file)));
    }
  }
}
const testColumn = (name) => [...(filesOf.get(name) ?? [])].map((file) => `\`${file}\``).join(', ');
const levelColumn = (name) => {
  const found = new Set([...(filesOf.get(name) ?? [])].map(levelOf));
  return levels
    .map(([level]) => level)
    .filter((level) => found.has(level))
    .join(', ');
};

const lines = readFileSync(page, 'utf8').split('\n');
const requirements = lines
  .map((line) => row.exec(line))
  .filter(Boolean)
  .map(([, name, text, slice, level, test]) => ({ name, text, slice, level, test }));
const errors = [];
const malformed = lines.filter((line) => /^\| (S\d|D\.)/.test(line) && !row.test(line));
if (malformed.length > 0) {
  errors.push(
    `Rows that are not "| id | requirement | slice, interim or later | level | test |":\n  ${malformed.join('\n  ')}`,
  );
}

const known = new Set(requirements.map(({ name }) => name));
const duplicates = requirements.filter(
  ({ name }, index) => requirements.findIndex((one) => one.name === name) !== index,
);
if (duplicates.length > 0) errors.push(`Duplicate ids: ${duplicates.map(({ name }) => name).join(', ')}`);

/** An interim row has a page that is not whole yet. Its tests prove what is there. */
const isInterim = ({ slice }) => slice === 'interim';
const isBuilt = ({ slice }) => slice !== 'later' && slice !== 'interim';
const missing = requirements.filter((one) => (isBuilt(one) || isInterim(one)) && !filesOf.has(one.name));
if (missing.length > 0) {
  errors.push(
    `${missing.length} built requirements without a test:\n${missing.map(({ name, text }) => `  ${name}  ${text}`).join('\n')}`,
  );
}

const unknown = [...filesOf].filter(([name]) => !known.has(name));
if (unknown.length > 0) {
  errors.push(
    `Ids in tests that docs/specification.md does not contain:\n${unknown.map(([name, files]) => `  ${name}  ${[...files].join(', ')}`).join('\n')}`,
  );
}

if (process.argv.includes('--write')) {
  const written = (_, name, text, slice) =>
    `| ${name} | ${text} | ${slice} | ${levelColumn(name)} | ${testColumn(name)} |`.replaceAll('|  |', '| |');
  writeFileSync(page, lines.map((line) => line.replace(row, written)).join('\n'));
} else if (requirements.some((one) => one.level !== levelColumn(one.name) || one.test !== testColumn(one.name))) {
  errors.push('docs/specification.md is out of date: run `node scripts/check-specification.mjs --write`');
}

for (const section of new Set(requirements.map(({ name }) => name.split('.')[0]))) {
  const all = requirements.filter(({ name }) => name.startsWith(`${section}.`));
  const built = all.filter(isBuilt);
  const tested = all.filter(({ name }) => filesOf.has(name)).length;
  console.log(
    `${section.padEnd(3)} ${String(all.length).padStart(4)} requirements, ${String(built.length).padStart(4)} built, ${String(all.filter(isInterim).length).padStart(2)} interim, ${String(tested).padStart(4)} tested`,
  );
}
if (process.argv.includes('--later')) {
  for (const { name, slice, text } of requirements.filter((one) => !isBuilt(one)))
    console.log(`${slice}  ${name}  ${text}`);
}
for (const error of errors) console.error(`\n${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
