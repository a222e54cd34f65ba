import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type PluginOption } from 'vite';

const server = 'http://127.0.0.1:4300';

/** Models keep their state when a file changes, in development only. */
const hmr = process.env['NODE_ENV'] === 'production' || process.env['VITEST'] ? false : 'es';

/** Gives every store, event and effect its name and a stable id; tests of the models use it too. */
export const effectorBabel = (): PluginOption =>
  babel({
    include: /packages\/app\/src\/.*\.tsx?$/,
    plugins: [['effector/babel-plugin', { addLoc: false, addNames: true, hmr, factories: ['patronum'] }]],
  });

/** Writes a `.br` and a `.gz` beside each text file, so that the server compresses nothing while it answers. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html|svg|json)$/.test(fileName));
    await Promise.all(
      texts.flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        const path = join(dir!, file.fileName);
        return [
          writeFile(`${path}.br`, brotliCompressSync(content)),
          writeFile(`${path}.gz`, gzipSync(content, { level: 9 })),
        ];
      }),
    );
  },
});

/** Parts of the library that the first page draws with, and on which most others stand. */
const firstParts = [
  'foundation/(field|compose|merge-refs|focus-start|styled-class|spinner|visually-hidden)',
  'theme/(tokens|specified)',
  'display/(logo|seal|typography)',
  'feedback/alert',
  'inputs/(button|icon-button|text-field|password-field)',
  'navigation/link',
  'shell/(auth-frame|page-transition)',
];

/**
 * Libraries that change rarely keep their own chunks, so that a new portal leaves them in the browser's cache. The parts of the first page are one chunk, not
 * thirty: together they are a tenth smaller, and one request.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'parts', test: new RegExp(`packages/ui/src/(${firstParts.join('|')})\\b`) },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), effectorBabel(), precompress()],
  resolve: { conditions: ['@attesta/source', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // those that know light-dark(): written out for older ones, the white ground of a logo would be dark in dark mode
    sourcemap: 'hidden', // for error reports; the server does not serve them
    manifest: true,
    assetsInlineLimit: 0, // a strict content policy knows no data: addresses
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 4301,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': server, '/dev': server, '/portal-settings.json': server },
  },
  preview: { port: 4302, strictPort: true, host: '127.0.0.1' },
});
