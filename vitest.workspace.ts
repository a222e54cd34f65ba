import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { effectorBabel } from './packages/app/vite.config.ts';
import { captureVariant, compareVariants } from './packages/ui/src/testing/screenshots/screenshot-commands.ts';
import { renderStoriesOnServer } from './packages/ui/src/testing/server-command.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** With this export condition packages import each other's sources. Vite's default conditions must be repeated. */
const client = { conditions: ['@attesta/source', ...defaultClientConditions] };
const server = { conditions: ['@attesta/source', ...defaultServerConditions] };
const onNode = { resolve: server, ssr: { resolve: server } };
/** Timeouts in ms, long enough for a slow machine under load. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
const scope = process.env['TEST_SCOPE'] ?? 'full';
/** The gate leaves out files such as `links.full.test.ts`. */
const notInGate = scope === 'gate' ? ['**/*.full.*test.{ts,tsx}'] : [];
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
    'lucide-react',
  ],
};
const setup = (name: string) => here(`./packages/ui/src/testing/${name}.ts`);
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
        test: { ...node('api', './packages/api'), ...shared, globalSetup: databases, testTimeout: 120_000 },
      },
      // Not shared: effector-storage detects the browser once, when it is imported.
      { ...onNode, plugins: [effectorBabel()], test: node('app', './packages/app') },
      {
        ...onNode,
        test: { ...node('ui', './packages/ui'), ...shared, include: ['src/**/*.test.ts', 'scripts/*.test.ts'] },
      },
      {
        resolve: client,
        plugins: [react()],
        optimizeDeps: {
          include: [...optimizeDeps.include, 'vitest-browser-react', 'axe-core', 'react-hook-form', 'culori'],
        },
        test: {
          ...common,
          name: 'components',
          root: './packages/ui',
          include: ['src/**/*.test.tsx'],
          exclude: ['src/**/*.{visual,proof}.test.tsx', ...notInGate],
          browser: browser(),
          setupFiles: [setup('setup')],
        },
      },
      {
        test: {
          ...common,
          name: 'consumers',
          root: './packages/ui',
          environment: 'node',
          include: ['consumers/*.test.ts'],
        },
      },
      {
        resolve: client,
        plugins: [react()],
        optimizeDeps: { include: [...optimizeDeps.include, '@storybook/react-vite', 'storybook/test', 'axe-core'] },
        test: {
          ...common,
          name: 'proofs',
          root: './packages/ui',
          // The gate has the checks whose break would show at once; the full run has them all.
          include: [
            scope === 'gate' ? 'src/testing/proofs/{played,hydration}.proof.test.tsx' : 'src/**/*.proof.test.tsx',
          ],
          setupFiles: [setup('setup'), setup('story-wait-timeout')],
          browser: { ...browser(), commands: { renderStoriesOnServer } },
        },
      },
      {
        resolve: client,
        plugins: [react()],
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
          browser: { ...browser(), commands: { captureVariant, compareVariants } },
        },
      },
      {
        resolve: client,
        plugins: [storybookTest({ configDir: here('.storybook'), storybookScript: 'npm run storybook' })],
        optimizeDeps,
        test: { ...common, name: 'stories', browser: browser(), setupFiles: [setup('story-wait-timeout')] },
      },
    ],
  },
});
