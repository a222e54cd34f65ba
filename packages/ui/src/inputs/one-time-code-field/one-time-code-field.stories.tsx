import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OneTimeCodeField } from './index.js';

const meta = {
  title: 'Inputs/One-time-code field',
  component: OneTimeCodeField,
  args: { label: 'Code from your app', onComplete: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'Six digits. They change every 30 seconds.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
/** A parcel locker sends a code of letters and digits. */
export const LettersAndDigits: Story = {
  args: { label: 'Code of the parcel', length: 8, characters: 'letters-and-digits', defaultValue: 'K7QX2' },
};
export const States: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  render: (args) => (
    <>
      <OneTimeCodeField {...args} label="Required" required defaultValue="123" />
      <OneTimeCodeField
        {...args}
        label="With an error"
        error="The code is not correct. Enter the current one"
        defaultValue="123456"
      />
      <OneTimeCodeField {...args} label="Read-only" readOnly defaultValue="123456" />
      <OneTimeCodeField {...args} label="Disabled" disabled defaultValue="123456" />
    </>
  ),
};
