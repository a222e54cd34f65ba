// Compiles the code that the docs show for every story as one project: each file can be pasted into an application.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { env, root } from './ensure.mjs';
import { storiesCode } from './story-code.mjs';

const folder = join(root, 'node_modules/.cache/story-code');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** The stories of each file that have code. */
const known = new Map();
const pages = globSync('packages/ui/src/**/*.mdx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
let count = 0;
const missing = [];
for (const file of globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: root })) {
  const stories = storiesCode(join(root, file));
  const name = basename(file, '.stories.tsx');
  known.set(name, stories);
  for (const [story, code] of Object.entries(stories)) {
    writeFileSync(join(folder, `${name}.${story}.tsx`), code);
    count += 1;
  }
  const page = pages.find((text) => text.includes(`./${basename(file, '.tsx')}'`)) ?? '';
  for (const [, shown] of page.matchAll(/<Canvas of=\{stories\.(\w+)\}/g))
    if (!stories[shown]) missing.push(`${name}: the docs show ${shown}, which has no code.`);
}
for (const file of globSync('docs/storybook/**/*.mdx', { cwd: root })) {
  const page = readFileSync(join(root, file), 'utf8');
  for (const [, alias, from] of page.matchAll(/import \* as (\w+) from '.*\/([\w-]+)\.stories'/g))
    for (const [, shown] of page.matchAll(new RegExp(`<Canvas of=\\{${alias}\\.(\\w+)\\}`, 'g')))
      if (known.has(from) && !known.get(from)[shown])
        missing.push(`${file} shows ${from} ${shown}, which has no code.`);
}
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      noEmit: true,
      composite: false,
      types: ['vite/client'],
      allowImportingTsExtensions: true,
      noUnusedLocals: false,
    },
    include: ['*.tsx'],
  }),
);
const { status, stdout } = spawnSync('tsc', ['-p', folder], { cwd: root, env, encoding: 'utf8' });
const errors = [...missing, ...(status === 0 ? [] : [stdout])];
for (const error of errors) console.error(error);
console.log(
  errors.length === 0 ? `The code of ${count} stories compiles.` : 'The docs show code that does not compile.',
);
process.exitCode = errors.length === 0 ? 0 : 1;
