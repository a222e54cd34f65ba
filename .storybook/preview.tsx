import type { Preview } from '@storybook/react-vite';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import '@fontsource-variable/noto-sans-sc/index.css';
import '../packages/ui/src/theme/theme.css';
import { applyGlobals } from './apply-globals.js';
import { propsAsArgTypes } from './arg-types.js';
import { globalChoices, initialChoices } from './global-choices.js';
import { controlDefaults } from './control-defaults.js';
import { systemMode } from './system-mode.js';
import { chromaticOf } from './modes.js';
import './preview.css';

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
            'React Router',
            'Astro',
            'Strict CSP',
            'Routing',
            'Forms',
            'Languages and labels',
            'Right to left',
            'Test your pages',
            'Migrate from MUI',
            'Migrate from a template',
            'Add a component',
          ],
          'Recipes',
          ['List page', 'Form page', 'Sign-in page', 'App shell'],
          'Patterns',
          ['Approval', 'Bulk edit', 'Filtering', 'Empty and error', 'Sessions', 'Deadlines', 'Audit trail'],
          'Layout',
          'Inputs',
          'Display',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Shell',
        ],
      },
    },
    backgrounds: { disable: true },
    docs: {
      codePanel: true,
      // The blocks of docs pages are loaded with the first docs page. Stories and their tests do not need them.
      renderer: async () => new (await import('./blocks/page.js')).DocsRenderer(),
    },
  },
  initialGlobals: { ...initialChoices, mode: systemMode() },
  globalTypes: Object.fromEntries(
    Object.entries(globalChoices).map(([id, { name, icon, items }]) => [
      id,
      { description: name, toolbar: { title: name, icon, items: [...items], dynamicTitle: true } },
    ]),
  ),
  argTypesEnhancers: [
    propsAsArgTypes,
    // Derives Chromatic's parameters from the `visual` parameters. Only enhancers can derive parameters.
    (context) => {
      context.parameters['chromatic'] = {
        ...chromaticOf(context.parameters, context.tags),
        ...context.parameters['chromatic'],
      };
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
