import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.js';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    active: 2,
    steps: [
      { id: 'device', label: 'Device' },
      { id: 'class', label: 'Class', description: 'Annex VIII, rule 11' },
      { id: 'codes', label: 'Codes', description: 'One of each kind' },
      { id: 'check', label: 'Check' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Class/ }));
    await expect(args.onStepSelect).toHaveBeenCalledWith('class', expect.objectContaining({ index: 1 }));
  },
};

export const NeedsAttention: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Organisation' },
      { id: 'b', label: 'Address', description: 'The postcode is missing', failed: true },
      { id: 'c', label: 'Contact' },
    ],
  },
};

export const AllDone: Story = { args: { active: 4 } };

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    active: 1,
    steps: [
      { id: 'a', label: 'Identification du dispositif médical', description: 'Nom, modèle, usage prévu' },
      { id: 'b', label: 'Classification selon l’annexe VIII du règlement' },
      { id: 'c', label: 'Procédure d’évaluation de la conformité' },
      { id: 'd', label: 'Vérification' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
};
