// Holds every entry point to its budget, in kB of gzip: all of the entry with what it imports, without React and styled-components, which a page has once.
// The shell is counted as a page meets it first: its parts together, styled-components and floating-ui included, React not.
//   --write  makes budgets of today's sizes, with a twentieth of room
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entries } from './entries.mjs';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'sizes.json');
/** What an application's shell and its first page take of each entry; what else the entry has, a bundler leaves out. */
const shell = {
  'shell/app-shell': 'AppShell',
  'shell/top-bar': 'TopBar',
  'shell/account-menu': 'AccountMenu',
  'navigation/nav-tree': 'NavTree',
  'navigation/breadcrumbs': 'Breadcrumbs',
  'feedback/snackbar': 'SnackbarHost, createSnackbars',
  'overlays/tooltip': 'Tooltip',
  'overlays/dialog': 'Dialog',
  'display/avatar': 'Avatar',
  'display/card': 'Card',
  'inputs/button': 'Button',
  'inputs/text-field': 'TextField',
  'inputs/switch': 'Switch',
};
/** 45 is the aim; ADR 0024 says why it is missed and what leads there. Until then the shell must not grow. */
const shellBudget = 51;

async function size(names, external) {
  const { outputFiles } = await build({
    stdin: {
      contents: Object.entries(names)
        .map(([path, name]) => `export ${name} from './dist/${path}/index.js';`)
        .join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', ...external],
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
}

const sizes = Object.fromEntries(
  await Promise.all(entries.map(async (entry) => [entry, await size({ [entry]: '*' }, ['styled-components'])])),
);
const whole = await size(Object.fromEntries(Object.entries(shell).map(([path, names]) => [path, `{ ${names} }`])), []);

if (process.argv.includes('--write')) {
  const budgets = Object.fromEntries(Object.entries(sizes).map(([entry, kB]) => [entry, Math.ceil(kB * 1.05 * 2) / 2]));
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
const budgets = JSON.parse(readFileSync(file, 'utf8'));
const faults = Object.entries(sizes)
  .filter(([entry, kB]) => !(kB <= budgets[entry]))
  .map(
    ([entry, kB]) =>
      `${entry}: ${kB.toFixed(1)} kB, ${budgets[entry] === undefined ? 'it has no budget yet' : `${budgets[entry]} kB are allowed`}`,
  );
faults.push(
  ...Object.keys(budgets)
    .filter((entry) => !(entry in sizes))
    .map((entry) => `${entry}: has a budget and is no entry point`),
);
if (whole > shellBudget) faults.push(`The shell: ${whole.toFixed(1)} kB, ${shellBudget} kB are allowed`);

console.log(
  `The shell ${whole.toFixed(1)} kB, largest entry ${Object.entries(sizes)
    .toSorted(([, a], [, b]) => b - a)[0]
    .join(' ')} kB`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
