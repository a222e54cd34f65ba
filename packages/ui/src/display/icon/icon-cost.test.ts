import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules of lucide that stay in a bundle of one line, as someone's bundler makes it. */
async function glyphsIn(line: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'line',
        resolveId: (id: string) => (id === 'line' ? 'line.js' : null),
        load: (id: string) => (id === 'line.js' ? line : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: 'line', preserveEntrySignatures: 'strict', external: [/^react/, 'styled-components'] },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  return modules
    .filter(([id, { renderedLength }]) => id.includes('/lucide/') && id.includes('/icons/') && renderedLength > 0)
    .map(([id]) =>
      id
        .split('/')
        .at(-1)!
        .replace(/\.m?js$/, ''),
    );
}

describe('The set of icons', () => {
  it('costs what is imported: one icon brings one glyph', async () => {
    expect(await glyphsIn(`export { CheckIcon } from '${here('index.ts')}';`)).toEqual(['check']);
  });

  it('costs nothing to a part that shows none', async () => {
    expect(await glyphsIn(`export { Chip } from '${here('../chip/index.ts')}';`)).toEqual(['x']);
  });
});
