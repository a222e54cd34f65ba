import type { Meta, StoryObj } from '@storybook/react-vite';
import { Microscope } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip, SelectableChip } from './index.js';

const meta = { title: 'Display/Chip', component: Chip, args: { children: 'In assessment' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const tones = ['neutral', 'primary', 'success', 'warning', 'error'] as const;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Chip tone={tone}>Tag</Chip>
          <Chip tone={tone} shape="dashed">
            Draft
          </Chip>
          <Chip tone={tone} shape="outline">
            Open
          </Chip>
          <Chip tone={tone} shape="half">
            Limited
          </Chip>
          <Chip tone={tone} shape="solid">
            Closed
          </Chip>
        </div>
      ))}
    </div>
  ),
};

export const WithAnIcon: Story = { args: { start: <Microscope aria-hidden />, children: 'In vitro diagnostic' } };

export const Removable: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <div style={row}>
      <Chip {...args}>MDA 0203</Chip>
      <Chip onRemove={fn()} tone="primary">
        MDS 1009
      </Chip>
      <Chip onRemove={fn()} shape="solid">
        MDT 2010
      </Chip>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove MDA 0203' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Selectable: Story = {
  render: () => (
    <div role="group" aria-label="Class" style={row}>
      <SelectableChip defaultSelected>Class III</SelectableChip>
      <SelectableChip>Class IIb</SelectableChip>
      <SelectableChip start={<Microscope aria-hidden />}>In vitro diagnostic</SelectableChip>
      <SelectableChip defaultSelected start={<Microscope aria-hidden />}>
        体外诊断
      </SelectableChip>
      <SelectableChip disabled>Class I</SelectableChip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Class IIb' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    chip.blur();
    await userEvent.unhover(chip);
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Chip tone="primary" onRemove={fn()}>
        Logiciel d’analyse d’images de la rétine pour le dépistage
      </Chip>
    </div>
  ),
};
