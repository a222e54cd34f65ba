import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.js';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Notify me of replies', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Notify me of replies' });
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    control.blur();
  },
};

export const States: Story = {
  render: () => (
    <>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled, off" disabled />
      <Switch label="Disabled, on" disabled defaultChecked />
      <Switch label="With help" help="Replies arrive by mail within the hour." defaultChecked />
      <Switch
        label="Publish availability"
        help="Seen by every manufacturer."
        error="Enter a first free week before publishing"
      />
      <Switch label="Required" required />
    </>
  ),
};

/** As in a list of settings: labels at the start, aligned switches at the end. */
export const LabelAtStart: Story = {
  render: () => (
    <div>
      <Switch labelPlacement="start" label="Filled fields" defaultChecked />
      <Switch labelPlacement="start" label="Full width" help="Tables use the whole window." />
      <Switch labelPlacement="start" label="Narrow drawer instead of a closed one" />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <>
      <Switch label="Medium" defaultChecked />
      <Switch size="small" label="Small" defaultChecked />
      <Switch size="small" label="Small, off" />
      <Switch label="Hidden label" hideLabel defaultChecked />
    </>
  ),
};

export const Focused: Story = { tags: ['!dev'], play: async () => userEvent.tab() };

export const LongLabels: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <Switch
        label="Recevoir un courriel lorsqu’un organisme notifié répond à l’une de mes demandes de désignation"
        help="Au plus un courriel par jour."
        defaultChecked
      />
      <Switch
        labelPlacement="start"
        label="Primiți un e-mail când un organism notificat răspunde la una dintre solicitările dumneavoastră"
      />
      <Switch label="当公告机构答复我的申请时通过电子邮件通知我" defaultChecked />
    </>
  ),
};
