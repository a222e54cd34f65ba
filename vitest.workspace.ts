import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { effectorBabel } from './packages/app/vite.config.ts';
import {
  captureVariant,
  compareVariants,
  findUnchangedStories,
  finishStories,
} from './packages/ui/src/testing/screenshots/screenshot-commands.ts';
import { builtLibrary } from './packages/ui/scripts/built-library.ts';
import { renderStoriesOnServer } from './packages/ui/src/testing/server-command.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** With this export condition packages import each other's sources. Vite's default conditions must be repeated. */
const client = { conditions: ['@attesta/source', ...defaultClientConditions] };
const server = { conditions: ['@attesta/source', ...defaultServerConditions] };
const onNode = { resolve: server, ssr: { resolve: server } };
const setup = (name: string) => here(`./packages/ui/src/testing/${name}.ts`);
/** Timeouts in ms, long enough for a slow machine under load. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
const scope = process.env['TEST_SCOPE'] ?? 'full';
/** The gate leaves out files such as `links.full.test.ts`. */
const notInGate = scope === 'gate' ? ['**/*.full.*test.{ts,tsx}'] : [];
/** Storybook loads its configuration in seconds, which other projects need not wait for. */
const needsStorybook = !process.argv.includes('--project') || process.argv.includes('stories');
const common = {
  ...timeouts,
  /** In CI a failed test is run once more, and reported as flaky if it passes then. */
  retry: process.env['CI'] ? 1 : 0,
  env: { TEST_SCOPE: scope },
  exclude: [...configDefaults.exclude, ...notInGate],
};
const node = (name: string, root: string) => ({
  ...common,
  name,
  root,
  environment: 'node' as const,
  include: ['src/**/*.test.ts'],
  setupFiles: [setup('wait-timeout')],
  maxWorkers: 2,
});
/** Test files share a worker and the packages it loaded; the sources are loaded again for each file. */
const shared = { isolate: false };

const provider = playwright({ launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs } });
const browser = (viewport = { width: 1024, height: 768 }) => ({
  enabled: true as const,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const, viewport }],
  screenshotFailures: false,
});

/** The library in an environment without a browser, in which adopters test their pages. */
const simulated = (environment: 'jsdom' | 'happy-dom', notIn: string[] = []) => ({
  resolve: client,
  plugins: [react(), builtLibrary()],
  test: {
    ...common,
    name: environment,
    root: './packages/ui',
    environment,
    globals: true, // the samples of the documentation have them, as with Jest
    include: ['src/**/*.dom.test.tsx', 'consumers/testing-app/src/*.test.tsx'],
    exclude: [...common.exclude, ...notIn],
    setupFiles: [setup('simulated-browsers/testing-library-timeout'), setup('story-wait-timeout')],
    maxWorkers: 1,
  },
});

/** Dependencies that Vite would discover late and then reload the page in the middle of a run. */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server.browser',
    'styled-components',
    '@floating-ui/react',
    'd3-array',
    'd3-scale',
    'd3-shape',
    'lucide-react',
  ],
};
const databases = ['postgres', 'prepared'].map((name) => here(`./packages/api/src/testing/${name}.ts`));

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.d.ts', '**/*.test.*', '**/testing/**'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
    projects: [
      // The rules of the domain depend on nothing that could make a test fail now and then.
      { ...onNode, test: { ...node('domain', './packages/domain'), ...shared, retry: 0 } },
      {
        ...onNode,
        // Some tests start and kill a dozen processes with databases, which takes minutes on a busy machine.
        test: {
          ...node('api', './packages/api'),
          ...shared,
          globalSetup: databases,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // Not shared: effector-storage detects the browser once, when it is imported.
      { ...onNode, plugins: [effectorBabel()], test: node('app', './packages/app') },
      {
        ...onNode,
        test: {
          ...node('ui', './packages/ui'),
          ...shared,
          include: ['src/**/*.test.ts', 'scripts/*.test.ts', '../../scripts/*.test.ts'],
        },
      },
      {
        resolve: client,
        plugins: [react(), builtLibrary()],
        optimizeDeps: {
          include: [
            ...optimizeDeps.include,
            'vitest-browser-react',
            'axe-core',
            'react-hook-form',
            'culori',
            '@guidepup/virtual-screen-reader',
            '@react-aria/test-utils',
          ],
        },
        test: {
          ...common,
          name: 'components',
          root: './packages/ui',
          include: ['src/**/*.test.tsx'],
          exclude: ['src/**/*.{visual,library,dom,server}.test.tsx', ...notInGate],
          browser: browser(),
          setupFiles: [setup('setup')],
        },
      },
      simulated('jsdom'),
      simulated('happy-dom', ['consumers/testing-app/src/media.test.tsx']), // it has media queries of its own
      {
        ...onNode,
        plugins: [react(), builtLibrary()],
        test: { ...node('server', './packages/ui'), include: ['src/**/*.server.test.tsx'] },
      },
      {
        resolve: client,
        plugins: [react(), effectorBabel()],
        optimizeDeps: {
          include: [
            ...optimizeDeps.include,
            'vitest-browser-react',
            'axios',
            'effector',
            'effector-react',
            'fflate',
            'i18next',
            'ical-generator',
            'patronum',
            'react-hook-form',
            'react-i18next',
            'react-router-dom',
            'read-excel-file/universal',
            'swr',
            'uqr',
            'zod',
          ],
        },
        test: {
          ...common,
          name: 'portal',
          root: './packages/app',
          include: ['src/**/*.test.tsx'],
          // The files share the storage of the browser.
          fileParallelism: false,
          browser: browser({ width: 1440, height: 900 }),
          setupFiles: [setup('wait-timeout')],
        },
      },
      {
        test: {
          ...common,
          name: 'consumers',
          root: './packages/ui',
          environment: 'node',
          include: ['consumers/*.test.ts'],
          testTimeout: 600_000, // a test may wait for the builds of other apps
          setupFiles: [setup('wait-timeout')],
        },
      },
      {
        resolve: client,
        plugins: [react(), builtLibrary()],
        optimizeDeps: { include: [...optimizeDeps.include, '@storybook/react-vite', 'storybook/test', 'axe-core'] },
        test: {
          ...common,
          name: 'library-checks',
          root: './packages/ui',
          // The gate plays each story once, with axe; the full run has all checks.
          include: [
            scope === 'gate' ? 'src/testing/library-checks/played.library.test.tsx' : 'src/**/*.library.test.tsx',
          ],
          setupFiles: [setup('setup'), setup('story-wait-timeout')],
          browser: { ...browser(), commands: { renderStoriesOnServer } },
        },
      },
      {
        resolve: client,
        plugins: [react(), builtLibrary()],
        optimizeDeps: {
          include: [
            ...optimizeDeps.include,
            'vitest-browser-react',
            '@storybook/react-vite',
            'storybook/test',
            'axe-core',
          ],
        },
        test: {
          ...common,
          name: 'visual',
          root: './packages/ui',
          include: ['src/**/*.visual.test.tsx'],
          setupFiles: [setup('setup'), setup('story-wait-timeout')],
          browser: { ...browser(), commands: { captureVariant, compareVariants, findUnchangedStories, finishStories } },
        },
      },
      ...(needsStorybook
        ? [
            {
              resolve: client,
              plugins: [storybookTest({ configDir: here('.storybook'), storybookScript: 'npm run storybook' })],
              optimizeDeps,
              test: { ...common, name: 'stories', browser: browser(), setupFiles: [setup('story-wait-timeout')] },
            },
          ]
        : []),
    ],
  },
});
