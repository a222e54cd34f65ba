// Completes package-lock.json after `npm install`, where the registry in use lacks builds of optional packages for other platforms:
// `npm ci` refuses a lock file without an entry for each. The entries added are never installed here, as their platform is another.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
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

/** The folders from the top to a place: '', 'node_modules/a', 'node_modules/a/node_modules/b'. */
const levels = (place) => [
  '',
  ...[...place.matchAll(/node_modules\/(?:@[^/]+\/)?[^/]+/g)].map((folder) =>
    place.slice(0, folder.index + folder[0].length),
  ),
];
const inside = (level, name) => `${level ? `${level}/` : ''}node_modules/${name}`;

/** Where an entry is missing, or null where the version that is wanted is found from that place. */
function gap(place, name, version) {
  const around = levels(place);
  const nearest = around.findLastIndex((level) => lock.packages[inside(level, name)]);
  if (nearest < 0) return inside('', name);
  if (lock.packages[inside(around[nearest], name)].version === version) return null;
  return around[nearest + 1] === undefined ? null : inside(around[nearest + 1], name);
}

let added = 0;
for (const [place, { optionalDependencies = {} }] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const missing = /^\d+\.\d+\.\d+/.test(version) ? gap(place, name, version) : null;
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
