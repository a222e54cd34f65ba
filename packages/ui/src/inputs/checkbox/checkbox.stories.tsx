import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me signed in', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    box.blur();
  },
};

export const States: Story = {
  render: () => (
    <>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Neither" indeterminate />
      <Checkbox label="Disabled, off" disabled />
      <Checkbox label="Disabled, on" disabled defaultChecked />
      <Checkbox label="With help" help="For thirty days on this device." />
      <Checkbox label="I accept the terms of use" required error="Accept the terms to go on" />
    </>
  ),
};

export const Focused: Story = { tags: ['!dev'], play: async () => userEvent.tab() };

export const LongLabel: Story = {
  tags: ['!dev'],
  args: {
    label:
      'Je confirme que les informations sont exactes et que je suis autorisé à engager l’organisation pour laquelle je les donne',
    help: 'Elles seront visibles pour les organismes notifiés désignés pour les codes choisis.',
  },
};
