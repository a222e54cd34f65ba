import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import { defineConfig } from 'tsup';

/**
 * Derives the ids of styled elements from their files instead of the order in which modules are loaded. Server and
 * browser then generate the same class names even if they load different modules, so that the page hydrates. Also marks
 * the templates as pure, so that a bundler can remove unused elements.
 */
const stableClasses = {
  name: 'stable-classes',
  setup(build: {
    onLoad: (
      options: { filter: RegExp },
      load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' } | undefined>,
    ) => void;
  }) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("from 'styled-components'")) return;
      const result = await transformAsync(source, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: 'inline',
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['babel-plugin-styled-components', { displayName: false, fileName: false, minify: false, pure: true }],
        ],
      });
      return { contents: result?.code ?? source, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,keys,d}.{ts,tsx}', '!src/testing/**'],
  bundle: false, // one output file per module: keeps 'use client' in every file, and lets consumers tree-shake
  format: ['esm'],
  target: 'es2023',
  platform: 'browser',
  sourcemap: true,
  clean: ['.tsbuildinfo', '.sources'], // with all other files; without their declarations, `tsc -b` must build again
  esbuildPlugins: [stableClasses],
  dts: false, // TypeScript 7 has no compiler API; `tsc -b` emits the declarations next to these files
});
