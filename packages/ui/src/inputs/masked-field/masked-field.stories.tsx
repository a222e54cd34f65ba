import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ibanMask, MaskedField, patternMask, phoneMask } from './index.js';

const meter = patternMask('00-AA-000000', '12-GW-004711');
const registration = patternMask('AA-AA-000000000', 'BE-MF-000012345');

const meta = {
  title: 'Inputs/Masked field',
  component: MaskedField,
  args: { label: 'IBAN', mask: ibanMask, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'be685390');
    await expect(field).toHaveValue('BE68 5390');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('BE685390');
  },
};

/** A bank account, a phone, a gas meter and a registration. */
export const Masks: Story = {
  render: (args) => (
    <>
      <MaskedField {...args} defaultValue="BE68539007547034" />
      <MaskedField {...args} label="Phone" mask={phoneMask} defaultValue="+3225551234" />
      <MaskedField {...args} label="Meter" mask={meter} defaultValue="12GW004711" />
      <MaskedField {...args} label="Single registration number" mask={registration} defaultValue="BEMF000012345" />
    </>
  ),
};

export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: (args) => (
    <>
      <MaskedField {...args} label="Required" required help="Of the account that pays the bill" />
      <MaskedField {...args} label="With an error" error="This account is closed" defaultValue="BE68539007547034" />
      <MaskedField {...args} label="Read-only" readOnly defaultValue="BE68539007547034" />
      <MaskedField {...args} label="Disabled" disabled defaultValue="BE68539007547034" />
    </>
  ),
};
