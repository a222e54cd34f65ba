import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { effectorBabel } from './packages/app/vite.config.ts';
import { renderStoriesOnServer } from './packages/ui/src/testing/server-command.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Packages read each other's sources through this export condition; Vite's own conditions must be named again. */
const client = { conditions: ['@attesta/source', ...defaultClientConditions] };
const server = { conditions: ['@attesta/source', ...defaultServerConditions] };
const onNode = { resolve: server, ssr: { resolve: server } };
/** Limits of what a test may take, in ms. A machine that is slow and loaded passes; what never comes fails all the same. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
const node = (name: string, root: string) => ({
  ...patient,
  name,
  root,
  environment: 'node' as const,
  include: ['src/**/*.test.ts'],
});

const provider = playwright({ launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs } });
const browser = (viewport = { width: 1024, height: 768 }) => ({
  enabled: true as const,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const, viewport }],
  screenshotFailures: false,
});

/** Found by hand: a dependency discovered late makes Vite reload the page in the middle of a run. */
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
      { ...onNode, test: node('domain', './packages/domain') },
      {
        ...onNode,
        test: { ...node('api', './packages/api'), globalSetup: databases, testTimeout: 120_000 },
      },
      { ...onNode, plugins: [effectorBabel()], test: node('app', './packages/app') },
      { ...onNode, test: { ...node('ui', './packages/ui'), include: ['src/**/*.test.ts', 'scripts/*.test.ts'] } },
      {
        resolve: client,
        plugins: [react()],
        optimizeDeps: {
          include: [...optimizeDeps.include, 'vitest-browser-react', 'axe-core', 'react-hook-form', 'culori'],
        },
        test: {
          ...patient,
          name: 'parts',
          root: './packages/ui',
          include: ['src/**/*.test.tsx'],
          exclude: ['src/**/*.{visual,proof}.test.tsx'],
          browser: browser(),
          setupFiles: [setup('setup')],
        },
      },
      {
        test: {
          ...patient,
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
          ...patient,
          name: 'proofs',
          root: './packages/ui',
          include: ['src/**/*.proof.test.tsx'],
          setupFiles: [setup('setup'), setup('patience-of-stories')],
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
          ...patient,
          name: 'visual',
          root: './packages/ui',
          include: ['src/**/*.visual.test.tsx'],
          setupFiles: [setup('setup'), setup('patience-of-stories')],
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, root, ext }: { arg: string; root: string; ext: string }) =>
                  `${root}/__screenshots__/${arg}${ext}`,
                timeout: 30_000, // until two pictures in a row are the same
                comparatorName: 'pixelmatch',
                // Every pixel counts but those that only smooth an edge: they are drawn a shade differently from run to run. The threshold is what one
                // step of 255 in each channel makes, less than any screen shows: curves are rounded differently now and then.
                comparatorOptions: { threshold: 0.005, includeAA: false, allowedMismatchedPixels: 0 },
              },
            },
          },
        },
      },
      {
        resolve: client,
        plugins: [storybookTest({ configDir: here('.storybook'), storybookScript: 'npm run storybook' })],
        optimizeDeps,
        test: { ...patient, name: 'stories', browser: browser(), setupFiles: [setup('patience-of-stories')] },
      },
    ],
  },
});
