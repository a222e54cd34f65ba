import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type PluginOption } from 'vite';
import { layerStyles } from '../ui/scripts/layer-styles.mjs';
import { prerenderPages } from './build/prerender.ts';

const server = 'http://127.0.0.1:4300';

/** Stores keep their state when a file changes, in development only. */
const hmr = process.env['NODE_ENV'] === 'production' || process.env['VITEST'] ? false : 'es';

/** Modules whose functions create units. The units of each call get ids of their own. */
const factories = [
  'platform/http/call-fx',
  'platform/browser/browser-storage',
  'features/records/create-load',
  'features/records/create-records',
].map((module) => `./src/${module}`);

/** Adds names and stable ids to stores, events and effects. The tests of the models use it too. */
export const effectorBabel = (): PluginOption =>
  babel({
    include: /packages\/app\/src\/.*\.tsx?$/,
    cwd: import.meta.dirname, // the paths of the factories are relative to it
    plugins: [
      [
        'effector/babel-plugin',
        {
          addLoc: false,
          addNames: hmr !== false || Boolean(process.env['VITEST']),
          hmr,
          factories: ['patronum', ...factories],
        },
      ],
    ],
  });

/**
 * Derives the class names of styled elements from their files instead of the order in which modules are loaded: the
 * prerendered pages and the browser load different modules, and need the same names to hydrate.
 */
const stableClasses = (): PluginOption =>
  babel({
    include: /packages\/app\/src\/.*\.tsx?$/,
    plugins: [['babel-plugin-styled-components', { displayName: false, fileName: false, minify: true, pure: true }]],
  });

/** In development the portal loads the sources of the library, whose styles are not in its cascade layer yet. */
const libraryStyles = (): PluginOption => babel({ include: /packages\/ui\/src\/.*\.tsx?$/, plugins: [layerStyles] });

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

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Modules from which the first page is built. */
const firstPage = ['main.tsx', 'features/sign-in/welcome-page.tsx', 'platform/shell/auth-layout.tsx'].map((file) =>
  join(import.meta.dirname, 'src', file),
);

/** All modules that the first page imports statically. */
function modulesOfFirstPage(graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  firstPage.forEach(add);
  return modules;
}

/**
 * Libraries that change rarely have their own chunks, so that they stay in the browser's cache when the portal changes.
 * The modules of the first page are one chunk, and those of many other pages a few: hundreds of small files take longer
 * to request than to load.
 */
function chunkGroups() {
  let first: ReadonlySet<string> | null = null;
  const unlessFirst = (name: string) => (id: string, graph: ModuleGraph) =>
    (first ??= modulesOfFirstPage(graph)).has(id) ? null : name;
  const onFirst = (name: string) => (id: string, graph: ModuleGraph) =>
    (first ??= modulesOfFirstPage(graph)).has(id) ? name : null;
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'zod', test: /node_modules\/zod\// },
    { name: 'effector', test: /node_modules\/(effector|effector-react|use-sync-external-store)\// },
    // Excludes modules that the first page imports through an index file and does not use.
    {
      debugName: 'first page',
      name: onFirst('first-page'),
      test: /^(?!.*(foundation\/lucide\/|node_modules\/(lucide-react|react-i18next|html-parse-stringify|patronum)\/|theme\/colors\/presets\.js|typography\/(code|list)\.js))/,
    },
    {
      debugName: 'shared components',
      name: unlessFirst('shared-components'),
      test: /packages\/ui\/dist\//,
      minShareCount: 5,
    },
    {
      debugName: 'shared domain',
      name: unlessFirst('shared-domain'),
      test: /packages\/domain\/dist\//,
      minShareCount: 5,
    },
    {
      debugName: 'shared portal',
      name: unlessFirst('shared-portal'),
      test: /packages\/app\/src\/.*\.tsx?$|node_modules\/(swr|dequal|lucide-react)\//,
      minShareCount: 5,
    },
  ];
}

/** A build uses the packages as they are published. Development uses their sources, so that changes show at once. */
const packages = (command: 'build' | 'serve') => (command === 'build' ? [] : ['@attesta/source']);

/**
 * The package exports its development build only, with warnings for developers. Its production build, 1 kB smaller, is
 * beside it.
 */
const productionRouter = (command: 'build' | 'serve') =>
  command === 'build'
    ? (['', '/dom'] as const).map((entry) => ({
        find: new RegExp(`^react-router${entry}$`),
        replacement: fileURLToPath(
          new URL(
            `../production/${entry === '' ? 'index' : 'dom-export'}.mjs`,
            import.meta.resolve(`react-router${entry}`),
          ),
        ),
      }))
    : [];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), stableClasses(), libraryStyles(), effectorBabel(), precompress(), prerenderPages()],
  resolve: {
    alias: productionRouter(command),
    conditions: [...packages(command), ...defaultClientConditions],
  },
  ssr: { noExternal: true, resolve: { conditions: [...packages(command), ...defaultServerConditions] } },
  build: {
    target: 'baseline-widely-available',
    // Browsers with light-dark(). Its fallback for older browsers would give logos a dark background in dark mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: isSsrBuild ? false : 'hidden', // for error reports; the server does not serve source maps
    manifest: !isSsrBuild,
    assetsInlineLimit: 0, // the content security policy forbids data: URLs
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } }),
  },
  server: {
    port: 4301,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': server, '/dev': server, '/portal-settings.json': server },
  },
  preview: { port: 4302, strictPort: true, host: '127.0.0.1' },
}));
