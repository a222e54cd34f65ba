// Budgets of the built portal in gzip: the first page (sign-in) with all that it loads before it shows, and each page's own chunk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './ensure.mjs';

const FIRST_PAGE = 170_000;
const PAGE_CHUNK = 60_000;
const dist = join(root, 'packages/app/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** A chunk and all that it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}
const keyOf = (pattern) => {
  const key = Object.keys(manifest).find((name) => pattern.test(name));
  if (!key) throw new Error(`The build has no chunk for ${pattern}.`);
  return key;
};

const first = new Set(['index.html', keyOf(/sign-in\/welcome-page\.tsx$/)].flatMap((key) => [...closure(key)]));
const firstSize = [...first].reduce((sum, key) => sum + size(manifest[key].file), 0);
const faults = [];
console.log(`first page: ${(firstSize / 1000).toFixed(1)} kB gzip of ${FIRST_PAGE / 1000}`);
if (firstSize > FIRST_PAGE) faults.push(`The first page loads ${firstSize} bytes of script:\n${[...first].map((key) => `  ${size(manifest[key].file)}  ${key}`).join('\n')}`);
for (const [key, { file, isDynamicEntry }] of Object.entries(manifest)) {
  if (isDynamicEntry && /-page\.tsx$/.test(key) && size(file) > PAGE_CHUNK) faults.push(`${key} is ${size(file)} bytes; a page's own chunk may be ${PAGE_CHUNK}.`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
