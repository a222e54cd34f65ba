import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettingsPopup, type Settings, type SettingsPopupProps } from './settings-popup.js';

const defaults: Settings = { mode: 'light', presetColor: 'theme5', themeDirection: 'ltr', fontFamily: 'Poppins', borderRadius: 8, outlinedFilled: true, container: true, miniDrawer: false };

function WithState(props: SettingsPopupProps) {
  const [settings, setSettings] = useState(props.settings);
  return (
    <SettingsPopup
      {...props}
      settings={settings}
      onSettingsChange={(change) => {
        setSettings({ ...settings, ...change });
        props.onSettingsChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Shell/Settings popup',
  component: SettingsPopup,
  args: { settings: defaults, onSettingsChange: fn(), onReset: fn() },
  render: (args) => <WithState {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: 640, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}><Story /></div>],
} satisfies Meta<typeof SettingsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Appearance' }));
    const popup = within(within(document.body).getByRole('dialog', { name: 'Appearance' }));
    await userEvent.click(popup.getByRole('radio', { name: 'Dark' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ mode: 'dark' });
    await userEvent.click(popup.getByRole('radio', { name: 'Spruce' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ presetColor: 'theme1' });
    await userEvent.click(popup.getByRole('switch', { name: 'Filled fields' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ outlinedFilled: false });
    await userEvent.click(popup.getByRole('button', { name: 'Reset to defaults' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
  },
};
export const Open: Story = { args: { defaultOpen: true } };
