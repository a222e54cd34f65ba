// Checks every entry point against its budget, in kB gzip. The size includes all imports except React and
// styled-components, which a page loads only once, and code behind a dynamic import, which is loaded when it is first
// needed.
// The shell is measured as the first load of a page: its components together, including styled-components and
// floating-ui, without React.
//   --write  sets the budgets to the current sizes plus 5 %
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entries } from './entries.mjs';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'sizes.json');
/** The exports that the shell and the first page of an application use. A bundler removes all others. */
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
/** The target is 45 (ADR 0024). The shell must not grow. */
const shellBudget = 48;

/**
 * Components that load their dialogs, menus and tables when needed: the limit of their own code that is loaded at first,
 * in kB gzip, without the components and packages that they import.
 */
const firstLoads = { 'data/timeline': 30 };
const ownCode = {
  name: 'own-code',
  setup: ({ onResolve }) => onResolve({ filter: /^(\.\.\/\.\.\/|[^.])/ }, ({ path }) => ({ path, external: true })),
};
/** The two charts that most pages load, in kB together: own code, and with the modules of d3 (ADR 0073). */
const charts = { 'data/line-chart': '{ LineChart }', 'data/bar-chart': '{ BarChart }' };
const chartBudgets = { own: 18, all: 38 };

/** With `firstLoad`, code behind a dynamic import is a separate file, as in an application, and is not counted. */
async function size(names, external, firstLoad = false, plugins = []) {
  const { outputFiles, metafile } = await build({
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
    external: ['react', 'react-dom', 'react/jsx-runtime', 'next/navigation.js', ...external],
    splitting: firstLoad,
    plugins,
    metafile: true,
    outdir: folder,
  });
  const outputs = Object.entries(metafile.outputs);
  const loaded = new Set();
  const load = (path) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind, external: isExternal } of metafile.outputs[path].imports)
      if (!isExternal && kind === 'import-statement') load(next);
  };
  load(outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')[0]);
  const bytes = outputs
    .filter(([path]) => loaded.has(path))
    .map(([path]) => outputFiles.find((file) => file.path.endsWith(basename(path))).contents)
    .reduce((sum, contents) => sum + gzipSync(contents, { level: 9 }).length, 0);
  return bytes / 1000;
}

const sizes = Object.fromEntries(
  await Promise.all(entries.map(async (entry) => [entry, await size({ [entry]: '*' }, ['styled-components'], true)])),
);
const shellSize = await size(
  Object.fromEntries(Object.entries(shell).map(([path, names]) => [path, `{ ${names} }`])),
  [],
  true,
);

const firstLoadSizes = await Promise.all(
  Object.keys(firstLoads).map(async (entry) => [entry, await size({ [entry]: '*' }, [], true, [ownCode])]),
);
const chartSizes = {
  own: await size(charts, ['styled-components', 'd3-*'], true),
  all: await size(charts, ['styled-components'], true),
};

if (process.argv.includes('--write')) {
  const budgets = Object.fromEntries(Object.entries(sizes).map(([entry, kB]) => [entry, Math.ceil(kB * 1.05 * 2) / 2]));
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
const budgets = JSON.parse(readFileSync(file, 'utf8'));
const problems = Object.entries(sizes)
  .filter(([entry, kB]) => !(kB <= budgets[entry]))
  .map(
    ([entry, kB]) =>
      `${entry}: ${kB.toFixed(1)} kB, ${budgets[entry] === undefined ? 'no budget yet; run `npm run package:accept`' : `the budget is ${budgets[entry]} kB`}`,
  );
problems.push(
  ...Object.keys(budgets)
    .filter((entry) => !(entry in sizes))
    .map((entry) => `${entry}: has a budget, but is not an entry point`),
);
for (const [entry, kB] of firstLoadSizes)
  if (kB > firstLoads[entry])
    problems.push(`${entry}: ${kB.toFixed(1)} kB of own code at first, the limit is ${firstLoads[entry]} kB`);
for (const [what, budget] of Object.entries(chartBudgets))
  if (chartSizes[what] > budget)
    problems.push(`Line and bar chart (${what}): ${chartSizes[what].toFixed(1)} kB, the budget is ${budget} kB`);
if (shellSize > shellBudget) problems.push(`The shell: ${shellSize.toFixed(1)} kB, the budget is ${shellBudget} kB`);

console.log(
  `Shell ${shellSize.toFixed(1)} kB, line and bar chart ${chartSizes.own.toFixed(1)} kB, with d3 ${chartSizes.all.toFixed(1)} kB, largest entry ${Object.entries(
    sizes,
  )
    .toSorted(([, a], [, b]) => b - a)[0]
    .join(' ')} kB`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
