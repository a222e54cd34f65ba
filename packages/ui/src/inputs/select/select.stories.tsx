import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './select.js';

const classes = [
  { value: 'I', label: 'Class I', description: 'Low risk' },
  { value: 'IIa', label: 'Class IIa', description: 'Medium risk' },
  { value: 'IIb', label: 'Class IIb', description: 'Medium to high risk' },
  { value: 'III', label: 'Class III', description: 'High risk' },
];
const countries = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Risk class', options: classes, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 380, alignContent: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'By annex VIII of the regulation.' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Risk class' }));
    await userEvent.click(within(document.body).getByRole('option', { name: /Class IIb/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('IIb');
    (document.activeElement as HTMLElement).blur();
  },
};

const tall: Story['decorators'] = [
  (Story) => (
    <div style={{ minBlockSize: 430 }}>
      <Story />
    </div>
  ),
];

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: 'IIa' },
  decorators: tall,
  play: ({ canvasElement }) => within(canvasElement).getByRole('combobox').focus(),
};

export const OpenWithManyOptions: Story = {
  args: { label: 'Country', options: countries, defaultValue: 'Finland' },
  decorators: tall,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
  },
};

const devices = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Device ${(index + 1).toLocaleString('en')}`,
}));

export const TenThousandOptions: Story = {
  tags: ['!dev'],
  args: { label: 'Device', options: devices, defaultValue: '5000' },
  parameters: { visual: { skip: true } },
  decorators: tall,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(document.body).getByRole('option', { name: 'Device 5,000' })).toHaveAttribute(
      'aria-posinset',
      '5000',
    );
    await expect(within(document.body).getAllByRole('option').length).toBeLessThan(50);
  },
};

export const Groups: Story = {
  args: {
    label: 'Procedure',
    defaultOpen: true,
    options: [
      {
        value: 'IX',
        label: 'Annex IX',
        description: 'Quality management system and technical documentation',
        group: 'Whole system',
      },
      { value: 'X', label: 'Annex X', description: 'Type examination', group: 'In two parts' },
      {
        value: 'XI',
        label: 'Annex XI',
        description: 'Product conformity verification',
        group: 'In two parts',
        disabled: true,
      },
    ],
  },
  decorators: tall,
};

export const States: Story = {
  render: () => (
    <>
      <Select label="Empty" options={classes} placeholder="Choose a class" />
      <Select label="Required" required options={classes} defaultValue="IIa" />
      <Select label="Wrong" options={classes} error="Choose the risk class of the device" />
      <Select label="Disabled" disabled options={classes} defaultValue="III" help="Follows from the rules above." />
    </>
  ),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Procédure d’évaluation de la conformité que le fabricant souhaite suivre',
    defaultOpen: true,
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label:
          'Évaluation de la conformité sur la base d’un système de gestion de la qualité et de l’évaluation de la documentation technique',
      },
      { value: 'b', label: 'Examen de type' },
    ],
  },
  decorators: tall,
};
