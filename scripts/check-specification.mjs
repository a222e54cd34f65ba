// Checks that every requirement that docs/specification.md calls built is named by a test, and that tests name no id that is not there.
// A test names an id in a title ('S4.18 …') or, where a story or a table has none, in a comment: `// covers S4.18 S4.19`.
//   --later  lists what is promised for later     --write  fills the test column of docs/specification.md
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'docs/specification.md');
const row = /^\| ((?:S\d+|D)\.\d+) \| (.*) \| (\d+|later) \| (.*?) ?\|$/;
const id = /\b(?:S\d+|D)\.\d+\b/g;
const titled = /(?:['"`]|\/\/ covers ).*?\b(?:S\d+|D)\.\d+\b/;

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

/** id → the test files that name it, relative to packages/ */
const named = new Map();
for (const file of tests) {
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => titled.test(text))) {
    for (const one of line.match(id))
      named.set(one, (named.get(one) ?? new Set()).add(relative(join(root, 'packages'), file)));
  }
}

const lines = readFileSync(page, 'utf8').split('\n');
const requirements = lines
  .map((line) => row.exec(line))
  .filter(Boolean)
  .map(([, name, text, slice, column]) => ({ name, text, slice, column }));
const faults = [];
const broken = lines.filter((line) => /^\| (S\d|D\.)/.test(line) && !row.test(line));
if (broken.length > 0)
  faults.push(`Rows that are not "| id | requirement | a number or later | test |":\n  ${broken.join('\n  ')}`);

const known = new Set(requirements.map(({ name }) => name));
const twice = requirements.filter(
  ({ name }, index) => requirements.findIndex((other) => other.name === name) !== index,
);
if (twice.length > 0) faults.push(`Ids used twice: ${twice.map(({ name }) => name).join(', ')}`);

const isBuilt = ({ slice }) => slice !== 'later';
const missing = requirements.filter((one) => isBuilt(one) && !named.has(one.name));
if (missing.length > 0)
  faults.push(
    `${missing.length} built requirements without a test:\n${missing.map(({ name, text }) => `  ${name}  ${text}`).join('\n')}`,
  );

const unknown = [...named].filter(([name]) => !known.has(name));
if (unknown.length > 0)
  faults.push(
    `Ids in tests that docs/specification.md does not have:\n${unknown.map(([name, files]) => `  ${name}  ${[...files].join(', ')}`).join('\n')}`,
  );

const column = (name) => [...(named.get(name) ?? [])].map((file) => `\`${file}\``).join(', ');
if (process.argv.includes('--write')) {
  writeFileSync(
    page,
    lines
      .map((line) =>
        line.replace(row, (_, name, text, slice) =>
          `| ${name} | ${text} | ${slice} | ${column(name)} |`.replace('|  |', '| |'),
        ),
      )
      .join('\n'),
  );
} else if (requirements.some(({ name, column: written }) => written !== column(name))) {
  faults.push(
    'The test column of docs/specification.md is out of date: run `node scripts/check-specification.mjs --write`',
  );
}

for (const section of new Set(requirements.map(({ name }) => name.split('.')[0]))) {
  const all = requirements.filter(({ name }) => name.startsWith(`${section}.`));
  const built = all.filter(isBuilt);
  const tested = all.filter(({ name }) => named.has(name)).length;
  console.log(
    `${section.padEnd(3)} ${String(all.length).padStart(4)} requirements, ${String(built.length).padStart(4)} built, ${String(tested).padStart(4)} tested`,
  );
}
if (process.argv.includes('--later'))
  for (const { name, text } of requirements.filter((one) => !isBuilt(one))) console.log(`later  ${name}  ${text}`);
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
