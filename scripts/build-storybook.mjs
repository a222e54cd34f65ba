// Builds Storybook and makes a site for readers of it. Passes its arguments on to Storybook.
//   index.html     the site: all pages, search and settings around the docs (docs/storybook/site)
//   workshop.html  Storybook's own interface, with the panels for controls and actions of each story
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './ensure.mjs';

const given = process.argv.slice(2);
const outputOf = (args) => {
  const at = args.findIndex((arg) => /^(-o|--output-dir)(=|$)/.test(arg));
  return at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1]);
};
const output = outputOf(given) ?? 'storybook-static';
const args = [
  'build',
  ...given,
  ...(outputOf(given) === undefined ? ['-o', output] : []),
  ...(given.some((arg) => /stats-json/.test(arg)) ? [] : ['--stats-json']),
];
const { status } = spawnSync('storybook', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);

const folder = resolve(root, output);
const read = (file) => readFileSync(join(folder, file), 'utf8');

renameSync(join(folder, 'index.html'), join(folder, 'workshop.html'));
const built = 'docs/storybook/site/site.html';
writeFileSync(join(folder, 'index.html'), read(built).replaceAll('../../../', './'));
rmSync(join(folder, 'docs/storybook'), { recursive: true });

const entries = Object.values(JSON.parse(read('index.json')).entries);
const documented = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
// A title without a docs page is shown by its first story.
const pages = new Map(
  entries
    .filter(({ type, title, tags }) => type === 'docs' || (!documented.has(title) && tags.includes('dev')))
    .toReversed()
    .map(({ type, id, title }) => [title, { id, view: type === 'docs' ? 'docs' : 'story', title }]),
);
const headings = entries
  .filter(({ type }) => type === 'docs')
  .flatMap(({ id: page, anchors = [] }) => anchors.slice(1).map(({ id, title }) => ({ page, id, title })));
writeFileSync(join(folder, 'pages.json'), JSON.stringify([...pages.values()].toReversed()));
writeFileSync(join(folder, 'headings.json'), JSON.stringify(headings));

// Every document with a story loads the index. Only the search and Storybook's tools read these fields.
const index = JSON.parse(read('index.json'));
for (const entry of Object.values(index.entries))
  for (const field of ['anchors', 'componentPath', 'exportName']) delete entry[field];
writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
