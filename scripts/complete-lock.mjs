// Completes package-lock.json after `npm install` from a registry that lacks the optional packages of other platforms.
// `npm ci` requires an entry for each of them. The added entries are never installed on this platform.
//   node scripts/complete-lock.mjs [lock file]   default: the lock file of this repository
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'wasm32',
  'wasi',
];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** Returns the package folders from the root to a path: '', 'node_modules/a', 'node_modules/a/node_modules/b'. */
const levels = (path) => [
  '',
  ...[...path.matchAll(/node_modules\/(?:@[^/]+\/)?[^/]+/g)].map((folder) =>
    path.slice(0, folder.index + folder[0].length),
  ),
];
const inside = (level, name) => `${level ? `${level}/` : ''}node_modules/${name}`;

/** Returns the path of the missing entry, or null if the required version is resolved from the given path. */
function missingEntry(path, name, version) {
  const parents = levels(path);
  const nearest = parents.findLastIndex((level) => lock.packages[inside(level, name)]);
  if (nearest < 0) return inside('', name);
  if (lock.packages[inside(parents[nearest], name)].version === version) return null;
  return parents[nearest + 1] === undefined ? null : inside(parents[nearest + 1], name);
}

let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const missing = /^\d+\.\d+\.\d+/.test(version) ? missingEntry(path, name, version) : null;
    if (missing === null) continue;
    const os = platforms.find((word) => name.includes(word)) ?? 'none';
    const cpu = processors.find((word) => name.includes(word)) ?? 'none';
    const libc = name.includes('musl') ? { libc: ['musl'] } : {};
    lock.packages[missing] = { version, optional: true, os: [os], cpu: [cpu], ...libc };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
