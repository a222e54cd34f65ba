import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateTimeField } from './index.js';

const meta = {
  title: 'Inputs/Date-time field',
  component: DateTimeField,
  args: {
    label: 'Hearing',
    defaultValue: '2027-03-12T14:30',
    timeZone: 'Europe/Brussels',
    locale: 'en-GB',
    today: '2026-11-26',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390] } } };

/** A container leaves Singapore: the zone is that of the port, whoever types. */
export const AnotherZone: Story = { args: { label: 'Departure', timeZone: 'Asia/Singapore', locale: 'en-US' } };
export const SkippedTime: Story = { args: { defaultValue: '2027-03-28T02:30' } };
export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: (args) => (
    <>
      <DateTimeField {...args} label="Required" required help="Within the opening hours of the court" />
      <DateTimeField {...args} label="With an error" error="The room is taken at this time" />
      <DateTimeField {...args} label="Read-only" readOnly />
      <DateTimeField {...args} label="Disabled" disabled />
    </>
  ),
};
