import type { Preview } from '@storybook/react-vite';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import '@fontsource-variable/noto-sans-sc/index.css';
import '../packages/ui/src/theme/theme.css';
import { presetIds } from '../packages/ui/src/theme/preset-ids.js';
import { presets } from '../packages/ui/src/theme/presets.js';
import { Canvas, Controls, DocsContainer, PageTitle } from './docs.js';
import { applyGlobals } from './apply-globals.js';
import { controlDefaults } from './control-defaults.js';
import { systemMode } from './themes.js';
import { chromaticOf } from './modes.js';
import { storySource } from './story-source.js';
import './preview.css';

type ToolbarIcon = 'paintbrush' | 'mirror' | 'transfer' | 'listunordered' | 'edit' | 'globe';
const choice = (name: string, icon: ToolbarIcon, items: readonly { value: string; title: string }[]) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ }, expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'What’s new in 0.2',
          'Components',
          'Foundations',
          [
            'Colour',
            'Presets',
            'Typography',
            'Space and sizes',
            'Shape and radius',
            'Density and targets',
            'Breakpoints and layout',
            'Elevation',
            'Motion',
            'Icons',
            'Direction',
            'Writing',
            'Accessibility',
            'Every component',
          ],
          'Guides',
          [
            'Install',
            'Theming',
            'Your own preset',
            'Customise a component',
            'No flash at load',
            'Server rendering',
            'Next.js',
            'Strict CSP',
            'Routing',
            'Forms',
            'Languages and labels',
            'Right to left',
            'Migrate from MUI',
            'Migrate from a template',
            'Add a component',
          ],
          'Recipes',
          ['List page', 'Form page', 'Sign-in page', 'App shell'],
          'Layout',
          'Inputs',
          'Display',
          'Feedback',
          'Overlays',
          'Navigation',
          'Shell',
        ],
      },
    },
    backgrounds: { disable: true },
    docs: {
      container: DocsContainer,
      components: { h1: PageTitle, Canvas, Controls },
      codePanel: true,
      source: { transform: storySource },
      toc: {
        headingSelector: 'h2, h3',
        title: 'On this page',
        ignoreSelector: '.docs-story *, .sb-unstyled *, .toc-wrapper *',
      },
    },
  },
  initialGlobals: {
    preset: 'theme5',
    mode: systemMode(),
    direction: 'ltr',
    density: 'comfortable',
    fields: 'filled',
    language: 'en',
  },
  globalTypes: {
    preset: choice(
      'Preset',
      'paintbrush',
      presetIds.map((id) => ({ value: id, title: presets[id].name })),
    ),
    mode: choice('Mode', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: choice('Density', 'listunordered', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    fields: choice('Fields', 'edit', [
      { value: 'filled', title: 'Filled' },
      { value: 'outlined', title: 'Outlined' },
    ]),
    language: choice('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'fr', title: 'Français' },
      { value: 'ro', title: 'Română' },
      { value: 'zh', title: '中文' },
    ]),
  },
  argTypesEnhancers: [
    // Derives Chromatic's parameters from the `visual` parameters. Only enhancers can derive parameters.
    (context) => {
      context.parameters['chromatic'] = { ...chromaticOf(context.parameters), ...context.parameters['chromatic'] };
      return context.argTypes;
    },
    // The code of an example does not repeat the defaults that `argsEnhancers` adds.
    (context) => {
      const defaults: Record<string, unknown> = controlDefaults(context.argTypes);
      context.parameters['jsx'] = {
        filterProps: (value: unknown, name: string) => value !== undefined && defaults[name] !== value,
        ...context.parameters['jsx'],
      };
      return context.argTypes;
    },
  ],
  // Controls start with the defaults of the component.
  argsEnhancers: [({ argTypes, initialArgs }) => ({ ...controlDefaults(argTypes), ...initialArgs })],
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
};
export default preview;
