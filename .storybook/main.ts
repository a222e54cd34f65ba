import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import { layerStyles } from '../packages/ui/scripts/layer-styles.mjs';
import { markdownPlugin, storyCodePlugin } from './code-plugin.ts';
import { propsPlugin } from './props-plugin.ts';
import { lightPreview, ownBlocks, site, withoutUnneeded } from './public/plugin.ts';
import { customProperties } from './remark-custom-properties.ts';
import { playground } from './remark-playground.ts';
import { quotes } from './remark-quotes.ts';
import { tables } from './remark-tables.ts';
import { whenNot } from './remark-when-not.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Embeds the sidebar's font, so that the page makes no request to another host. */
const fontFace = (weight: number) => {
  const file = readFileSync(
    `${root}/node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`,
  ).toString('base64');
  return `@font-face { font-family: Poppins; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}) format('woff2'); }`;
};

/** Whether the site for readers is built. It has no panels for tests. */
const isPublic = process.argv.includes('build');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../docs/storybook/**/*.mdx',
    '../docs/storybook/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [playground, tables, whenNot, quotes, customProperties] },
        },
      },
    },
    ...(isPublic ? [] : ['@storybook/addon-a11y', '@storybook/addon-vitest']),
  ],
  previewAnnotations: (entries = [], { configType }) =>
    configType === 'PRODUCTION' ? [...entries, `${root}/.storybook/public/loader.ts`] : entries,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: false, check: false },
  managerHead: (head) =>
    `${head}<title>Attesta components</title><style>${[400, 500, 600].map(fontFace).join('')}${readFileSync(`${root}/.storybook/manager.css`, 'utf8')}</style>`,
  // Avoids a light flash before the theme is applied. `before-paint.js` reads the mode from the frame, the URL or the
  // system.
  previewHead: (head) =>
    `${head}<script>${readFileSync(`${root}/.storybook/before-paint.js`, 'utf8')}</script><style>:root:not([data-preset]), :root:not([data-preset]) :is(body, .sb-wrapper) { background: #f5f7fb; } :root[data-mode='dark']:not([data-preset]), :root[data-mode='dark']:not([data-preset]) :is(body, .sb-wrapper) { background: #0e1117; color-scheme: dark; } :root[data-preset] .sb-wrapper { background: var(--at-page); }</style>`,
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [
      ...(configType === 'PRODUCTION'
        ? [lightPreview(), site(), ...withoutUnneeded(vite.plugins ?? [])]
        : (vite.plugins ?? [])),
      ownBlocks(),
      babel({ include: /packages\/ui\/src\/.*\.tsx?$/, plugins: [layerStyles] }),
      // Tests do not need the props tables, which require a slow run of the TypeScript compiler.
      ...(process.env['VITEST'] ? [] : [propsPlugin(root), storyCodePlugin(), markdownPlugin()]),
    ],
    resolve: { ...vite.resolve, conditions: ['@attesta/source', 'module', 'browser', 'development|production'] },
    build: {
      ...vite.build,
      // Vite's default target replaces `light-dark()` with variables on the root. A nested `ThemeRoot` with its own
      // mode would then show the mode of the page.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Most modules are small and used by most pages. A file for each would be a hundred requests.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|styled-components)\// },
              {
                name: 'shared',
                test: /packages\/ui\/src\/(?:foundation|theme|display\/icon)\/|lucide/,
                minShareCount: 24,
              },
            ],
          },
        },
        // Suppresses the bundler's warning that it ignores the directive 'use client', once per component.
        onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      },
    },
  }),
};
export default config;
