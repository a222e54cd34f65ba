import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfModule, moduleGraph } from './story-hashes.js';

const files = {
  'button.stories.tsx': `import { Button } from './button';\nimport text from './text.md?raw';\nexport const Default = () => <Button>{text}</Button>;`,
  'button.tsx': `import { styled } from 'styled-components';\nimport './theme.css';\nimport { size } from './tokens';\nexport const Button = styled.button\`width: \${size}\`;\nexport const later = () => import('./later');`,
  'tokens.ts': `export { size } from './scale';\nexport type { Scale } from './scale';`,
  'scale.ts': `export interface Scale { size: string }\nexport const size = '1px';`,
  'later.ts': `const all = import.meta.glob('./icons/*.ts', { eager: true });\nexport default all;`,
  'icons/check.ts': `export default 'M0 0';`,
  'theme.css': `@import './reset.css';\n@font-face { font-family: Own; src: url('./own.woff2') format('woff2'); }`,
  'reset.css': `body { margin: 0; }`,
  'own.woff2': `a font`,
  'text.md': `Save`,
  'card.tsx': `export const Card = () => null;`,
};
const packageOf = (integrity: string) => ({ integrity, dependencies: {} });
const lock = {
  packages: {
    'node_modules/styled-components': { integrity: 'one', dependencies: { stylis: '^4' } },
    'node_modules/stylis': packageOf('one'),
    'node_modules/react': packageOf('one'),
    'node_modules/fastify': packageOf('one'),
  },
};

let folder: string;
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'attesta-hashes-'));
  for (const [name, content] of Object.entries(files)) write(name, content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function storyHash(packages: Record<string, object> = {}): Promise<string> {
  const entry = join(folder, 'button.stories.tsx');
  return hashOfModule(entry, await moduleGraph([entry]), { packages: { ...lock.packages, ...packages } });
}

it.each(Object.entries(files).filter(([name]) => name !== 'card.tsx'))(
  'the hash of a story changes with %s, which it imports directly or not',
  async (name, content) => {
    const before = await storyHash();
    write(name, `${content} `);
    expect(await storyHash()).not.toBe(before);
    write(name, content);
    expect(await storyHash()).toBe(before);
  },
);

it('the hash of a story changes with a file that a glob finds anew', async () => {
  const before = await storyHash();
  write('icons/cross.ts', `export default 'M1 1';`);
  expect(await storyHash()).not.toBe(before);
  rmSync(join(folder, 'icons/cross.ts'));
});

it('the hash of a story changes with the version of a package that it needs, directly or not', async () => {
  const before = await storyHash();
  for (const name of ['node_modules/styled-components', 'node_modules/stylis', 'node_modules/react'])
    expect(await storyHash({ [name]: { ...lock.packages[name as 'node_modules/react'], integrity: 'two' } })).not.toBe(
      before,
    );
  expect(await storyHash({ 'node_modules/fastify': packageOf('two') })).toBe(before);
});

it('the hash of a story does not change with other files', async () => {
  const before = await storyHash();
  write('card.tsx', `export const Card = () => 'changed';`);
  expect(await storyHash()).toBe(before);
});
