// Checks the script size of the built portal against budgets, in gzip bytes: the first page with everything it loads,
// and the chunk of each page.
//   --list  lists the files of the first page
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, root } from './ensure.mjs';

const FIRST_PAGE = 170_000;
const PAGE_CHUNK = 60_000;

ensureBuilt();
const dist = join(root, 'packages/app/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The modules loaded before a user can sign in: the entry, which contains the sign-in page, and its English texts. */
const first = ['index.html', 'src/platform/i18n/en/signIn.json', 'src/platform/i18n/en/problems.json'];

/** Collects the files of a chunk and its static imports, with their sizes. */
function collect(name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build does not contain ${name}.`);
  if (files.has(chunk.file)) return;
  files.set(chunk.file, size(chunk.file));
  for (const next of chunk.imports ?? []) collect(next, files);
}
const files = new Map();
for (const name of first) collect(name, files);
const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
const list = [...files].toSorted(([, a], [, b]) => b - a).map(([file, bytes]) => `${kB(bytes).padStart(9)}  ${file}`);

const pages = Object.keys(manifest)
  .filter((name) => name.endsWith('-page.tsx'))
  .map((name) => ({ name, bytes: size(manifest[name].file) }));
const problems = pages
  .filter(({ bytes }) => bytes > PAGE_CHUNK)
  .map(({ name, bytes }) => `${name}: its chunk is ${kB(bytes)}, the budget is ${kB(PAGE_CHUNK)}`);
if (total > FIRST_PAGE)
  problems.push(`The first page: ${kB(total)}, the budget is ${kB(FIRST_PAGE)}\n${list.join('\n')}`);

if (process.argv.includes('--list')) console.log(list.join('\n'));
console.log(`First page ${kB(total)}, largest page ${kB(Math.max(...pages.map(({ bytes }) => bytes)))}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
