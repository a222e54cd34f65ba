import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Slider } from './slider.js';

const px = (value: number) => `${value} px`;
const weeks = (value: number) => (value === 1 ? '1 week' : `${value} weeks`);

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Corner radius', min: 0, max: 16, step: 2, defaultValue: 8, valueText: px, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Corner radius' });
    await expect(slider).toHaveAttribute('aria-valuetext', '8 px');
    await fireEvent.change(slider, { target: { value: '16' } });
    await expect(args.onValueChange).toHaveBeenCalledWith(16);
  },
};

export const Marks: Story = {
  render: () => (
    <>
      <Slider
        label="Waiting time accepted"
        min={0}
        max={52}
        defaultValue={12}
        valueText={weeks}
        marks={[0, 13, 26, 39, 52].map((value) => ({ value, label: String(value) }))}
      />
      <Slider
        label="Density"
        min={1}
        max={3}
        defaultValue={2}
        valueText={(value) => ['Compact', 'Usual', 'Roomy'][value - 1] ?? ''}
        marks={[{ value: 1, label: 'Compact' }, { value: 2 }, { value: 3, label: 'Roomy' }]}
      />
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <Slider label="Smallest" defaultValue={0} />
      <Slider label="Largest" defaultValue={100} />
      <Slider label="With help" defaultValue={40} help="Bodies with a longer wait are left out." />
      <Slider label="Wrong" defaultValue={80} error="Choose at most 60" />
      <Slider label="Disabled" defaultValue={30} disabled />
    </>
  ),
};

export const Focused: Story = { tags: ['!dev'], play: async () => userEvent.tab() };

export const LongLabel: Story = {
  tags: ['!dev'],
  args: {
    label: 'Temps d’attente maximal accepté avant le début de l’évaluation de la conformité',
    valueText: (value: number) => `${value} semaines calendaires`,
  },
};
