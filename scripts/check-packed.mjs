// Installs the packed library as an application would, and uses every entry point: its types with the compiler, its
// modules in Node, its components on a server. The consumer apps of the full run build and open real applications.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../packages/ui/scripts/entries.mjs';
import { env, node, root } from './ensure.mjs';
import { packedLibrary } from './packed-library.mjs';

const app = join(root, 'node_modules/.cache/packed-app');
const library = join(app, 'node_modules/@attesta/ui');
rmSync(app, { recursive: true, force: true });
mkdirSync(library, { recursive: true });

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
}
run('tar', ['-xzf', packedLibrary(), '-C', library, '--strip-components=1']);

// Next.js is not installed here.
const specifiers = [
  '@attesta/ui',
  ...entries.filter((entry) => entry !== 'next').map((entry) => `@attesta/ui/${entry}`),
];
writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'packed-app', private: true, type: 'module' }));
writeFileSync(
  join(app, 'types.tsx'),
  `import '@attesta/ui/theme.css';
${specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`).join('\n')}
import { Button } from '@attesta/ui/inputs/button';
import { createElement } from 'react';

type IsAny<T> = 0 extends 1 & T ? true : false;
/** An entry without types would be \`any\`. */
type Typed<T> = true extends { [Name in keyof T]: IsAny<T[Name]> }[keyof T] ? never : T;
export const typed: unknown[] = [
${specifiers.map((_, index) => `  entry${index} satisfies Typed<typeof entry${index}>,`).join('\n')}
];
export const button = createElement(Button, { variant: 'outlined' }, 'Save');
// @ts-expect-error: the variant does not exist
export const wrong = createElement(Button, { variant: 'unknown' }, 'Save');
`,
);
for (const [name, moduleResolution, module] of [
  ['bundler', 'bundler', 'preserve'],
  ['node', 'nodenext', 'nodenext'],
]) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    jsx: 'react-jsx',
    types: [],
    module,
    moduleResolution,
  };
  writeFileSync(join(app, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, files: ['types.tsx'] }));
  run('tsc', ['-p', `tsconfig.${name}.json`]);
}
writeFileSync(
  join(app, 'modules.js'),
  `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
${specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`).join('\n')}
const empty = [${specifiers.map((specifier, index) => `['${specifier}', entry${index}]`).join(', ')}]
  .filter(([, entry]) => Object.keys(entry).length === 0)
  .map(([specifier]) => specifier);
if (empty.length > 0) throw new Error(\`These entry points export nothing: \${empty.join(', ')}\`);
const { Button } = await import('@attesta/ui/inputs/button');
const html = renderToString(createElement(Button, null, 'Save'));
if (!html.includes('Save') || !html.includes('data-part="button"')) throw new Error(\`A button rendered as \${html}\`);
`,
);
run(node, ['modules.js']);
