import { fileURLToPath } from 'node:url';
import type { Plugin, PluginOption } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Plugins of Storybook that the built site does without: one replaces imports by global variables from a bundle of
 * 1.6 MB, the other loads a library that mocks modules.
 */
const unneeded = new Set(['storybook:external-globals-plugin', 'vite:storybook-inject-mocker-runtime']);

/** Removes the plugins of Storybook that make the built pages heavy. */
export const withoutUnneeded = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.filter((plugin) => !(plugin && 'name' in plugin && unneeded.has(plugin.name)));

/** Modules of the built site by the import that they replace, and the folder of the modules that import them. */
const replacements: readonly { source: RegExp; importer?: RegExp; except?: RegExp; by: string }[] = [
  { source: /^storybook\/internal\/preview\/runtime$/, by: 'runtime.ts' },
  { source: /^storybook\/test$/, importer: /\/storybook\/dist\/csf\//, by: 'core-test.ts' },
  { source: /^storybook\/internal\/instrumenter$/, importer: /\/storybook\/dist\/csf\//, by: 'instrumenter.ts' },
  { source: /^storybook\/test$/, except: /\/\.storybook\/public\//, by: 'test.ts' },
  // `arg-types.ts` does this without parsers for propTypes, and `story-code.mjs` writes the code of stories.
  { source: /@storybook\/react\/dist\/entry-preview-(argtypes|docs)\.js$/, by: 'empty.ts' },
  { source: /@storybook\/addon-docs\/dist\/preview\.js$/, by: 'empty.ts' },
  {
    source: /^@fontsource-variable\/noto-sans-sc\/index\.css$/,
    except: /\/\.storybook\/public\//,
    by: 'chinese-font.ts',
  },
];

/** Bundles the modules of Storybook instead of its runtime, so that a page loads only the ones that it needs. */
export const lightPreview = (): Plugin => ({
  name: 'attesta-light-preview',
  enforce: 'pre',
  resolveId(source, from = '') {
    const found = replacements.find(
      ({ source: own, importer, except }) =>
        own.test(source) && (!importer || importer.test(from)) && !except?.test(from),
    );
    return found && here(found.by);
  },
  // Storybook's skeleton, which is visible for a moment, would load 94 kB of fonts.
  transformIndexHtml: { order: 'post', handler: (html) => html.replace(/<style>\s*@font-face[\s\S]*?<\/style>/, '') },
});

/**
 * Resolves the blocks of docs pages to the ones in `blocks/`. Storybook's own contain all components of its manager,
 * 0.75 MB.
 */
export const ownBlocks = (): Plugin => ({
  name: 'attesta-blocks',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@storybook/addon-docs/blocks' && !importer.includes('/node_modules/')
      ? here('../blocks/docs-blocks.ts')
      : undefined,
});

/** Builds the site around the docs (`docs/storybook/site`) together with the preview, so that they share modules. */
export const site = (): Plugin => ({
  name: 'attesta-site',
  options: ({ input = [], ...options }) => ({
    ...options,
    input: [
      ...(typeof input === 'string' ? [input] : Object.values(input)),
      here('../../docs/storybook/site/site.html'),
    ],
  }),
});
