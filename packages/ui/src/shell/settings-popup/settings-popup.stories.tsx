import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { presetOption, presetOptions } from './preset-options.js';
import { LocaleProvider } from '../../locale/locale-provider/index.js';
import { ro } from '../../locale/ro/index.js';
import { SettingsPopup, type Settings, type SettingsPopupProps } from './settings-popup.js';

const defaults: Settings = {
  mode: 'light',
  presetColor: 'theme5',
  fontFamily: 'Poppins',
  borderRadius: 8,
  outlinedFilled: true,
  themeDirection: 'ltr',
  menuOrientation: 'vertical',
  miniDrawer: false,
  container: true,
};

function WithState(props: SettingsPopupProps<string>) {
  const [settings, setSettings] = useState(props.settings);
  return (
    <SettingsPopup
      {...props}
      settings={settings}
      onSettingsChange={(change) => {
        setSettings({ ...settings, ...change });
        props.onSettingsChange(change);
      }}
      onReset={() => {
        setSettings(props.settings);
        props.onReset();
      }}
    />
  );
}

const meta = {
  title: 'Shell/Settings popup',
  component: SettingsPopup,
  args: { settings: defaults, onSettingsChange: fn(), onReset: fn() },
  parameters: { visual: { height: 900 } },
  render: (args) => <WithState {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 820, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxBlockSize: 60 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Appearance' }));
    const popup = within(within(document.body).getByRole('dialog', { name: 'Appearance' }));
    await userEvent.click(popup.getByRole('radio', { name: 'Dark' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ mode: 'dark' });
    await userEvent.click(popup.getByRole('radio', { name: 'Spruce' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ presetColor: 'theme1' });
    await userEvent.click(popup.getByRole('radio', { name: 'At the top' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ menuOrientation: 'horizontal' });
    await userEvent.click(popup.getByRole('switch', { name: 'Filled fields' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ outlinedFilled: false });
    await userEvent.click(popup.getByRole('button', { name: 'Reset to defaults' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(popup.getByRole('radio', { name: 'Cobalt' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
  },
};
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { visual: { height: 900, widths: [390], forcedColors: true } },
};
/** `system` follows the device preference. */
export const WithSystemMode: Story = {
  args: {
    defaultOpen: true,
    modes: ['system', 'light', 'dark'],
    settings: { ...defaults, mode: 'system', presetColor: 'theme4', borderRadius: 14 },
  },
};
/** A portal with one font and one layout omits both settings. */
export const FewSettings: Story = {
  args: { defaultOpen: true, settings: { mode: 'light', presetColor: 'theme6', outlinedFilled: false } },
};
/** Custom presets together with some of the library's. The page loads the style sheet of each. */
export const OwnPresets: Story = {
  args: {
    defaultOpen: true,
    presets: [
      presetOption('x-harbour', { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 }),
      { id: 'x-brick', name: 'Backsteinrot der Landesbehörde', swatch: { light: '#a33b2a', dark: '#f0907f' } },
      ...presetOptions,
    ],
    settings: { mode: 'light', presetColor: 'x-brick' },
  },
  parameters: { visual: { widths: [320] } },
};
export const InRomanian: Story = {
  args: {
    defaultOpen: true,
    settings: { ...defaults, presetColor: 'theme2' },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ro" labels={ro}>
        <Story />
      </LocaleProvider>
    ),
  ],
};
