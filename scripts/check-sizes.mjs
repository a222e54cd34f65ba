// Holds the built portal to its budgets, in gzip bytes of script: the first page with all that it loads, and each page's own chunk.
//   --list  shows what the first page is made of
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

/** What is loaded before someone can sign in: the entry, the page in its layout, and its English words. */
const first = [
  'index.html',
  'src/sign-in/welcome-page.tsx',
  'src/shell/auth-layout.tsx',
  'src/i18n/en/signIn.json',
  'src/i18n/en/problems.json',
];

/** Files of a chunk and of all that it imports statically, with their sizes. */
function collect(name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.set(chunk.file, size(chunk.file));
  for (const next of chunk.imports ?? []) collect(next, files);
}
const files = new Map();
for (const name of first) collect(name, files);
const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
const parts = [...files].toSorted(([, a], [, b]) => b - a).map(([file, bytes]) => `${kB(bytes).padStart(9)}  ${file}`);

const pages = Object.keys(manifest)
  .filter((name) => name.endsWith('-page.tsx'))
  .map((name) => ({ name, bytes: size(manifest[name].file) }));
const faults = pages
  .filter(({ bytes }) => bytes > PAGE_CHUNK)
  .map(({ name, bytes }) => `${name}: ${kB(bytes)} of its own, ${kB(PAGE_CHUNK)} are allowed`);
if (total > FIRST_PAGE) faults.push(`The first page: ${kB(total)}, ${kB(FIRST_PAGE)} are allowed\n${parts.join('\n')}`);

if (process.argv.includes('--list')) console.log(parts.join('\n'));
console.log(`First page ${kB(total)}, largest page ${kB(Math.max(...pages.map(({ bytes }) => bytes)))}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
