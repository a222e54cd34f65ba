// `npm run bench:grids -- [grid …]`: a grid of 100,000 rows and 8 columns beside a plain window over an array. Prints a
// table and writes results/grids.json. Options: --rows 100000 --rounds 5. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { env } from '../scripts/ensure.mjs';
import { Page } from './lib/browser.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '5' } },
});
const known = readdirSync(join(root, 'grids')).map((file) => file.replace('.tsx', ''));
const grids = [
  'vanilla',
  ...known.filter((name) => name !== 'vanilla' && (positionals.length === 0 || positionals.includes(name))),
];
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];

const { status, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: join(root, '../packages/ui'),
  env,
  encoding: 'utf8',
});
if (status !== 0) throw new Error(`The build of the package failed.\n${stderr}`);

/** Builds the page of a grid; returns the kB gzip that it loads at first, and with everything loaded later. */
async function pageOf(name) {
  const { output } = await build({
    configFile: false,
    root: join(root, 'src'),
    base: './',
    logLevel: 'error',
    mode: 'production',
    resolve: {
      alias: { '@grid': join(root, 'grids', `${name}.tsx`) },
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    build: {
      outDir: join(root, 'dist', 'grids', name),
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/grid.html') },
    },
  });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const kB = (names) =>
    names.reduce((sum, each) => {
      const file = files.get(each);
      return sum + gzipSync(file.code ?? file.source, { level: 9 }).length / 1000;
    }, 0);
  const first = new Set();
  const add = (fileName) => {
    if (first.has(fileName)) return;
    first.add(fileName);
    for (const next of files.get(fileName)?.imports ?? []) add(next);
  };
  for (const file of output) if (file.isEntry) add(file.fileName);
  const scripts = [...files.keys()].filter((each) => each.endsWith('.js'));
  return { first: kB([...first]), all: kB(scripts) };
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const results = {};
for (const name of grids) results[name] = { size: await pageOf(name), mounts: [], frames: [], blank: 0 };
const server = await serve(join(root, 'dist/grids'));
for (let round = 0; round <= rounds; round++) {
  for (const name of grids) {
    const own = results[name];
    const page = await new Page(name, `${server.url}/${name}/grid.html`).open();
    await page.call('prepare', rows);
    const before = await page.heap();
    const mount = await page.call('mount');
    const mounted = await page.heap();
    const scrolled = await page.call('scroll', 40, 480);
    await page.call('scroll', 5, 250_000);
    const jumped = await page.call('scroll', 5, -1_000_000);
    // The first round is a warm-up and is discarded.
    if (round > 0) {
      own.mounts.push(mount.sync);
      own.frames.push(...(scrolled?.times ?? []));
      own.blank += (scrolled?.blank ?? 0) + (jumped?.blank ?? 0);
      own.heap = (mounted.used - before.used) / 1e6;
      own.elements = mount.elements;
    }
    if (round === rounds) own.typing = await page.call('type', 'R4321 C');
    await page.close();
  }
}
server.close();

const plain = results.vanilla;
const table = grids.map((name) => {
  const { size, mounts, frames, blank, heap, elements, typing } = results[name];
  return [
    name,
    (size.first - plain.size.first).toFixed(1),
    (size.all - plain.size.all).toFixed(1),
    (median(mounts) / median(plain.mounts)).toFixed(2),
    (median(frames) / median(plain.frames)).toFixed(2),
    blank,
    heap.toFixed(1),
    elements,
    typing ? `${typing.longest.toFixed(0)} ms` : '–',
  ];
});
const head = [
  '',
  'kB first',
  'kB all',
  'mount',
  'frame',
  'blank frames',
  'heap MB',
  'elements',
  'longest task while typing',
];
console.log(
  [head, head.map(() => '---'), ...table].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  `\n\n${rows} rows, ${rounds} rounds, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}. Sizes without those of the plain window and React.`,
);
mkdirSync(join(root, 'results'), { recursive: true });
writeFileSync(
  join(root, 'results/grids.json'),
  JSON.stringify({ date: new Date().toISOString(), rows, rounds, results }),
);
