// Holds the built portal to its budgets, in gzip bytes of script: the first page 170 kB, no page's own chunk over 60 kB.
//   --list  shows what the first page is made of
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is loaded before someone can sign in: the entry, the page with its layout, and its English words. */
const first = ['index.html', 'src/sign-in/welcome-page.tsx', 'src/shell/auth-layout.tsx', 'src/i18n/en/signIn.json', 'src/i18n/en/problems.json'];

const files = new Map();
const add = (name) => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.set(chunk.file, size(chunk.file));
  for (const next of chunk.imports ?? []) add(next);
};
first.forEach(add);
const total = [...files.values()].reduce((sum, one) => sum + one, 0);
if (process.argv.includes('--list')) for (const [file, bytes] of [...files].sort((a, b) => b[1] - a[1])) console.log(kB(bytes).padStart(9), file);

const pages = Object.entries(manifest).filter(([name]) => name.endsWith('-page.tsx')).map(([name, { file }]) => [name, size(file)]);
const faults = pages.filter(([, bytes]) => bytes > 60_000).map(([name, bytes]) => `${name}: ${kB(bytes)} of its own, 60 kB are allowed`);
if (total > 170_000) faults.push(`The first page: ${kB(total)}, 170 kB are allowed`);

console.log(`First page ${kB(total)}; largest page ${kB(Math.max(...pages.map(([, bytes]) => bytes)))}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
