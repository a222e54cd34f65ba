import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import { describe, expect, it } from 'vitest';
import { layerStyles } from './layer-styles.mjs';

const layered = (source: string) =>
  transformSync(source, {
    babelrc: false,
    configFile: false,
    plugins: [layerStyles],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })!.code!;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('layerStyles', () => {
  it('wraps every way of writing a styled element', () => {
    for (const tag of ['styled.p', 'styled(Root)', 'styled.p.attrs({ role: "note" })', 'styled(Root).attrs({})'])
      expect(layered(`${tag}\`color: \${a}; margin: \${b};\``)).toContain(
        '`@layer attesta{color: ${a}; margin: ${b};}`',
      );
  });

  it('leaves other templates unchanged', () => {
    for (const source of ['`a`;', 'css`a`;', 'keyframes`a`;']) expect(layered(source)).toBe(source);
  });

  it('wraps every styled element of the sources', () => {
    const cwd = join(import.meta.dirname, '../src');
    const files = globSync('**/*.{ts,tsx}', { cwd }).filter((name) => !/\.(test|stories)\.|^testing/.test(name));
    const counts = files.map((name) => {
      const source = readFileSync(join(cwd, name), 'utf8');
      return {
        name,
        styled: count(source, /^[^*/\n]*\bstyled[.(][^`]*`/gm),
        wrapped: count(layered(source), /`@layer attesta\{/g),
      };
    });
    expect(counts.filter(({ styled, wrapped }) => styled !== wrapped)).toEqual([]);
    expect(counts.reduce((sum, { wrapped }) => sum + wrapped, 0)).toBeGreaterThan(90);
  });
});
