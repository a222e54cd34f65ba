// `npm run bench -- …`: builds the pages of each library, measures the libraries in turn, and writes the samples to
// results/last.json. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from '../scripts/ensure.mjs';
import { buildEarlierLibrary } from './lib/before.mjs';
import { launch } from './lib/browser.mjs';
import { buildPages } from './lib/build.mjs';
import { options } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { cold, createPages, heap, main } from './lib/sections.mjs';
import { serve } from './lib/serve.mjs';
import { asTables } from './lib/tables.mjs';

const began = Date.now();
const log = (line) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}  (load ${loadavg()[0].toFixed(1)})`);
const failures = [];
const failed = (adapter, step, error) => {
  const message = String(error?.message ?? error)
    .split('\n')[0]
    .slice(0, 300);
  failures.push({ adapter, step, message });
  log(`${adapter} failed in ${step}: ${message}`);
};

// Our library is measured as consumers install it: the built package. The pages are built without the export condition
// of the workspace, so their imports resolve to it.
if (options.adapters.includes('ours')) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: join(root, '../packages/ui'),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of the package failed.\n${stdout}${stderr}`);
  log('built the package');
}
if (options.adapters.includes('before')) {
  buildEarlierLibrary({ commit: options.against, folder: options.before });
  log(`built the package of ${options.against.slice(0, 8)}`);
}
const sizes = await buildPages(
  [
    ['vanilla', 'react-only'],
    ...options.adapters.flatMap((name) => [
      [name, 'shell'],
      [name, 'bench'],
    ]),
  ],
  (name, error) => failed(name, 'build', error),
);
const adapters = options.adapters.filter((name) => sizes[`${name}/shell`] && sizes[`${name}/bench`]);
const react = sizes['vanilla/react-only'];
if (!react || !adapters.includes('vanilla'))
  throw new Error('The build of plain HTML, the baseline of all ratios, failed.');
const results = Object.fromEntries(
  adapters.map((name) => {
    const { gzip, brotli, cssGzip } = sizes[`${name}/shell`];
    return [name, { samples: {}, bytes: { gzip: gzip - react.gzip, brotli: brotli - react.brotli, cssGzip } }];
  }),
);
log(`built ${adapters.join(', ')}`);

const server = await serve(join(root, 'dist'));
const pages = createPages({ url: server.url, failed });
const run = {
  adapters,
  options,
  results,
  url: server.url,
  failed,
  log,
  withPage: (name, work) => pages.withPage(name, work),
};
if (options.sections.has('main')) await main(run);
if (options.sections.has('heap')) await heap(run);
await pages.close();
if (options.sections.has('cold')) await cold(run);
server.close();

const browser = await launch();
const chromium = browser.version();
await browser.close();
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const result = {
  date: new Date().toISOString(),
  chromium,
  node: process.version,
  processor: `${cpus().length} × ${cpus()[0]?.model}`,
  load: loadavg().map((load) => Number(load.toFixed(1))),
  seconds: Math.round((Date.now() - began) / 1000),
  rounds: options.rounds,
  samples: options.samples,
  scale: options.scale,
  versions: dependencies,
  against: options.against,
  react,
  failures,
  adapters: results,
};
mkdirSync(dirname(options.out), { recursive: true });
const short = (_, value) => (typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(3)) : value);
writeFileSync(options.out, `${JSON.stringify(result, short)}\n`);
console.log(`\n${asTables(result)}\n`);
log(`wrote ${options.out}`);
process.exitCode = failures.length > 0 ? 1 : 0;
