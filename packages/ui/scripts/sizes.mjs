// Checks every entry point against its budget, in kB gzip. The size includes all imports except React and
// styled-components, which a page loads only once.
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
/** The target is 45. ADR 0024 explains why it is not met and how to meet it. Until then the shell must not grow. */
const shellBudget = 51;

/** With `firstLoad`, code behind a dynamic import is a separate file, as in an application, and is not counted. */
async function size(names, external, firstLoad = false) {
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
  await Promise.all(entries.map(async (entry) => [entry, await size({ [entry]: '*' }, ['styled-components'])])),
);
const shellSize = await size(
  Object.fromEntries(Object.entries(shell).map(([path, names]) => [path, `{ ${names} }`])),
  [],
  true,
);

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
if (shellSize > shellBudget) problems.push(`The shell: ${shellSize.toFixed(1)} kB, the budget is ${shellBudget} kB`);

console.log(
  `Shell ${shellSize.toFixed(1)} kB, largest entry ${Object.entries(sizes)
    .toSorted(([, a], [, b]) => b - a)[0]
    .join(' ')} kB`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
