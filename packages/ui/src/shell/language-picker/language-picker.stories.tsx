import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagePicker } from './language-picker.js';

const meta = {
  title: 'Shell/Language picker',
  component: LanguagePicker,
  args: { value: 'en', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Romanian: Story = { args: { value: 'ro', label: 'Limbă' } };
export const Open: Story = {
  parameters: { visual: { forcedColors: true, widths: [390] } },
  args: { value: 'fr', label: 'Langue' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'FR Langue: Français' }));
    await expect(within(document.body).getByRole('menuitemradio', { name: 'Français' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('ro');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'FR Langue: Français' }));
  },
};
export const OwnLanguages: Story = {
  parameters: { visual: { skip: true } }, // the project has no fonts for these scripts
  args: {
    languages: [
      { code: 'pt-BR', name: 'Português (Brasil)' },
      { code: 'ar', name: 'العربية' },
      { code: 'el', name: 'Ελληνικά' },
    ],
    value: 'ar',
    label: 'اللغة',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'AR اللغة: العربية' }));
    await expect(within(document.body).getByRole('menuitemradio', { name: 'العربية' })).toHaveFocus();
  },
};
