import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MonthField } from './index.js';

const meta = {
  title: 'Inputs/Month field',
  component: MonthField,
  args: {
    label: 'Meter readings until',
    defaultValue: '2027-03',
    locale: 'en-GB',
    today: '2026-11-26',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Languages: Story = {
  render: (args) => (
    <>
      <MonthField {...args} label="Français" locale="fr" />
      <MonthField {...args} label="中文" locale="zh" />
    </>
  ),
};
/** Without a picture, because the text is in a font of the system. */
export const Arabic: Story = {
  args: { label: 'العربية', locale: 'ar' },
  parameters: { visual: { skip: true } },
};
export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: (args) => (
    <>
      <MonthField {...args} label="Required" required min="2027-01" help="From Jan 2027" />
      <MonthField {...args} label="With an error" error="This month is already billed" />
      <MonthField {...args} label="Read-only" readOnly />
      <MonthField {...args} label="Disabled" disabled />
    </>
  ),
};
