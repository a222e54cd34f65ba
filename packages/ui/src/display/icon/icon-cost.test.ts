import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the modules of icons in the bundle of a consumer that contains only the given code. */
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
    .filter(([id, { renderedLength }]) => id.includes('/foundation/lucide/') && renderedLength > 0)
    .map(([id]) => id.split('/').at(-1)!.replace(/\.ts$/, ''));
}

describe('Icon bundle size', () => {
  it('includes one glyph for one imported icon', async () => {
    expect(await glyphsIn(`export { CheckIcon } from '${here('index.ts')}';`)).toEqual(['check']);
  });

  it('includes no glyph for a component without icons', async () => {
    expect(await glyphsIn(`export { Chip } from '${here('../chip/index.ts')}';`)).toEqual(['x']);
  });
});
