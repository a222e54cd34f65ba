import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import { defineConfig } from 'tsup';

/**
 * Gives every styled element an id of its file instead of one of the order in which modules happen to load: a server and a browser that
 * load others of them still name their classes alike, so that a page hydrates. Templates become calls that a bundler
 * leaves out where nothing uses their element.
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
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,keys}.{ts,tsx}', '!src/testing/**'],
  bundle: false, // one output file per module: keeps 'use client' in every file, and lets consumers tree-shake
  format: ['esm'],
  target: 'es2023',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [stableClasses],
  dts: false, // TypeScript 7 has no compiler API; `tsc -b` emits the declarations next to these files
});
