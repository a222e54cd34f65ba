import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { propsPlugin } from './props-plugin.ts';
import { quotes } from './remark-quotes.ts';
import { tables } from './remark-tables.ts';
import { whenNot } from './remark-when-not.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The sidebar's face comes with the page: nothing is asked of another host. */
const face = (weight: number) => {
  const file = readFileSync(
    `${root}/node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`,
  ).toString('base64');
  return `@font-face { font-family: Poppins; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}) format('woff2'); }`;
};

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
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [tables, whenNot, quotes] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: false, check: false },
  managerHead: (head) =>
    `${head}<style>${[400, 500, 600].map(face).join('')}${readFileSync(`${root}/.storybook/manager.css`, 'utf8')}</style>`,
  // Until the theme is there, a page in the dark is dark: what its frame, its address or the system says.
  previewHead: (head) =>
    `${head}<script>${readFileSync(`${root}/.storybook/before-paint.js`, 'utf8')}</script><style>:root:not([data-preset]), :root:not([data-preset]) :is(body, .sb-wrapper) { background: #f5f7fb; } :root[data-mode='dark']:not([data-preset]), :root[data-mode='dark']:not([data-preset]) :is(body, .sb-wrapper) { background: #0e1117; color-scheme: dark; } :root[data-preset] .sb-wrapper { background: var(--at-page); }</style>`,
  viteFinal: (vite) => ({
    ...vite,
    // Tests run stories without their tables of props, which cost the start of a compiler.
    plugins: [...(vite.plugins ?? []), ...(process.env['VITEST'] ? [] : [propsPlugin(root)])],
    resolve: { ...vite.resolve, conditions: ['@attesta/source', 'module', 'browser', 'development|production'] },
    build: {
      ...vite.build,
      // Vite's usual target has `light-dark()` written out at the root, and an island with a mode of its own would keep the mode of the page.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // A browser knows no server components: the bundler says of each part that its 'use client' means nothing here.
        onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      },
    },
  }),
};
export default config;
