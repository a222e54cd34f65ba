import { presetIds } from '../packages/ui/src/theme/colors/preset-ids.js';
import { presets } from '../packages/ui/src/theme/colors/presets.js';

/** A setting that the reader changes for all pages. */
export interface GlobalChoice {
  name: string;
  /** The name of Storybook's icon for it. */
  icon: 'paintbrush' | 'mirror' | 'transfer' | 'listunordered' | 'edit' | 'globe';
  items: readonly { value: string; title: string }[];
}

/** The settings of the toolbar. */
export const globalChoices: Record<string, GlobalChoice> = {
  preset: {
    name: 'Preset',
    icon: 'paintbrush',
    items: presetIds.map((id) => ({ value: id, title: presets[id].name })),
  },
  mode: {
    name: 'Mode',
    icon: 'mirror',
    items: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
  direction: {
    name: 'Direction',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  density: {
    name: 'Density',
    icon: 'listunordered',
    items: [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ],
  },
  fields: {
    name: 'Fields',
    icon: 'edit',
    items: [
      { value: 'filled', title: 'Filled' },
      { value: 'outlined', title: 'Outlined' },
    ],
  },
  language: {
    name: 'Language',
    icon: 'globe',
    items: [
      { value: 'en', title: 'English' },
      { value: 'fr', title: 'French' },
      { value: 'ro', title: 'Romanian' },
      { value: 'zh', title: 'Chinese' },
    ],
  },
};

/** The values that apply until the reader chooses others, without the mode, which follows the system. */
export const initialChoices = {
  preset: 'theme5',
  direction: 'ltr',
  density: 'comfortable',
  fields: 'filled',
  language: 'en',
};
