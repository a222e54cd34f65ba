import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeField } from './index.js';

const meta = {
  title: 'Inputs/Time field',
  component: TimeField,
  args: { label: 'Inspection starts at', defaultValue: '14:30', locale: 'en-GB', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The same value in four languages. */
export const Languages: Story = {
  render: (args) => (
    <>
      <TimeField {...args} label="English (United States)" locale="en-US" />
      <TimeField {...args} label="English (United Kingdom)" />
      <TimeField {...args} label="Français (Canada)" locale="fr-CA" />
      <TimeField {...args} label="繁體中文" locale="zh-TW" />
    </>
  ),
};

/** Opening hours of a counter. */
export const Limits: Story = {
  args: {
    label: 'Collection',
    min: '08:00',
    max: '18:00',
    step: 30,
    defaultValue: '',
    help: 'The counter is open from 08:00 to 18:00.',
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '19:15');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Enter 18:00 or earlier')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: (args) => (
    <>
      <TimeField {...args} label="Required" required />
      <TimeField {...args} label="With an error" error="The train has left by then" />
      <TimeField {...args} label="Read-only" readOnly />
      <TimeField {...args} label="Disabled" disabled />
    </>
  ),
};
