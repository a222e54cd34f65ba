import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type PluginOption } from 'vite';
import { prerenderPages } from './build/prerender.ts';

const server = 'http://127.0.0.1:4300';

/** Stores keep their state when a file changes, in development only. */
const hmr = process.env['NODE_ENV'] === 'production' || process.env['VITEST'] ? false : 'es';

/** Modules whose functions create units. The units of each call get ids of their own. */
const factories = [
  'platform/http/call-fx',
  'platform/storage/browser-storage',
  'features/records/create-load',
  'features/records/create-records',
].map((module) => `./src/${module}`);

/** Adds names and stable ids to stores, events and effects. The tests of the models use it too. */
export const effectorBabel = (): PluginOption =>
  babel({
    include: /packages\/app\/src\/.*\.tsx?$/,
    cwd: import.meta.dirname, // the paths of the factories are relative to it
    plugins: [['effector/babel-plugin', { addLoc: false, addNames: true, hmr, factories: ['patronum', ...factories] }]],
  });

/**
 * Derives the class names of styled elements from their files instead of the order in which modules are loaded: the
 * prerendered pages and the browser load different modules, and need the same names to hydrate.
 */
const stableClasses = (): PluginOption =>
  babel({
    include: /packages\/(app|ui)\/src\/.*\.tsx?$/,
    plugins: [['babel-plugin-styled-components', { displayName: false, fileName: false, minify: true, pure: true }]],
  });

/** Writes a `.br` and a `.gz` file next to each text file, so that the server does not compress responses. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
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

/** Library modules that the first page imports and that most other components depend on. */
const firstPageModules = [
  'foundation/(field|compose|merge-refs|focus-start|styled-class|spinner|visually-hidden)',
  'theme/(tokens|specified)',
  'display/(logo|seal|typography)',
  'feedback/alert',
  'inputs/(button|icon-button|text-field|password-field)',
  'navigation/link',
  'shell/(auth-frame|page-transition)',
];

/** Modules of the portal that the first page imports and that the other pages need, too. */
const firstPagePlatform = [
  'errors/(error-boundary|message|problem-messages)',
  'guard',
  'http/(call-fx|problem|request|retryable-import|send|token|when-idle)',
  'i18n/(bundles|i18n|model)',
  'navigation/(history|model|portal-router|routes)',
  'preferences',
  'session/(current-user|load-session|model|registered-email|sign-in|sign-out|stored-cart-removal|tabs|unauthorised|user)',
  'shell/(breadcrumbs|plain-sheet)',
  'start',
  'storage',
  'toasts/(model|queue|system-toasts)',
];

/**
 * Libraries that change rarely have their own chunks, so that they stay in the browser's cache when the portal changes.
 * The modules of the first page are few chunks instead of fifty, which are 10 % smaller and fewer requests.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'effector', test: /node_modules\/(effector|effector-react|use-sync-external-store)\// },
  { name: 'platform', test: new RegExp(`packages/app/src/platform/(${firstPagePlatform.join('|')})\\b`) },
  { name: 'components', test: new RegExp(`packages/ui/src/(${firstPageModules.join('|')})\\b`) },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), stableClasses(), effectorBabel(), precompress(), prerenderPages()],
  resolve: { conditions: ['@attesta/source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['@attesta/source', ...defaultServerConditions] } },
  build: {
    target: 'baseline-widely-available',
    // Browsers with light-dark(). Its fallback for older browsers would give logos a dark background in dark mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: isSsrBuild ? false : 'hidden', // for error reports; the server does not serve source maps
    manifest: !isSsrBuild,
    assetsInlineLimit: 0, // the content security policy forbids data: URLs
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: {
    port: 4301,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': server, '/dev': server, '/portal-settings.json': server },
  },
  preview: { port: 4302, strictPort: true, host: '127.0.0.1' },
}));
