import type { Preview } from '@storybook/react-vite';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/400.css';
import '@fontsource/poppins/500.css';
import '@fontsource/poppins/600.css';
import '@fontsource-variable/noto-sans-sc/index.css';
import '../packages/ui/src/theme/theme.css';
import { applyTheme, presetIds, presets } from '../packages/ui/src/theme/index.js';
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
    options: { storySort: { order: ['Introduction', 'Foundations', 'Guides', 'Inputs', 'Display', 'Feedback', 'Overlays', 'Navigation', 'Shell'] } },
    backgrounds: { disable: true },
  },
  initialGlobals: { preset: 'theme5', mode: 'light', direction: 'ltr', density: 'comfortable', fields: 'filled', language: 'en' },
  globalTypes: {
    preset: choice('Preset', 'paintbrush', presetIds.map((id) => ({ value: id, title: presets[id].name }))),
    mode: choice('Mode', 'mirror', [{ value: 'light', title: 'Light' }, { value: 'dark', title: 'Dark' }]),
    direction: choice('Direction', 'transfer', [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }]),
    density: choice('Density', 'listunordered', [{ value: 'comfortable', title: 'Comfortable' }, { value: 'compact', title: 'Compact' }]),
    fields: choice('Fields', 'edit', [{ value: 'filled', title: 'Filled' }, { value: 'outlined', title: 'Outlined' }]),
    language: choice('Language', 'globe', [{ value: 'en', title: 'English' }, { value: 'fr', title: 'Français' }, { value: 'ro', title: 'Română' }, { value: 'zh', title: '中文' }]),
  },
  decorators: [
    (Story, { globals }) => {
      applyTheme(document.documentElement, {
        preset: globals['preset'],
        mode: globals['mode'],
        dir: globals['direction'],
        density: globals['density'],
        fields: globals['fields'],
        radius: 8,
      });
      document.documentElement.lang = globals['language'];
      return <Story />;
    },
  ],
};
export default preview;
