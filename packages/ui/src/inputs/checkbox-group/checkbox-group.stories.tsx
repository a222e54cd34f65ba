import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.js';

const risks = [
  { value: 'storm', label: 'Storm and hail' },
  { value: 'flood', label: 'Flood', description: 'Includes backwater from the sewer' },
  { value: 'theft', label: 'Theft' },
  { value: 'glass', label: 'Broken glass' },
];
const channels = ['E-mail', 'Letter', 'Phone'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Inputs/Checkbox group',
  component: CheckboxGroup,
  args: { label: 'Insured risks', options: risks, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'You can change the cover each year.', defaultValue: ['storm'] },
  play: async ({ args, canvasElement }) => {
    const theft = within(canvasElement).getByRole('checkbox', { name: 'Theft' });
    await userEvent.click(theft);
    await expect(args.onValueChange).toHaveBeenCalledWith(['storm', 'theft']);
    theft.blur();
  },
};

export const SelectAll: Story = {
  args: { selectAll: true, defaultValue: ['flood'] },
  play: async ({ args, canvasElement }) => {
    const all = within(canvasElement).getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['storm', 'flood', 'theft', 'glass']);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Theft' }));
    await expect(all.indeterminate).toBe(true);
    (document.activeElement as HTMLElement).blur();
  },
};

/** At the largest number of choices, the other options are disabled. */
export const Limits: Story = {
  args: { label: 'Cover', min: 1, max: 2, required: true, help: 'Choose one or two.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Storm and hail' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Theft' }));
    await expect(canvas.getByText('2 of 2 chosen')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Flood' })).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const TooFew: Story = {
  args: { label: 'How may we contact you?', options: channels, min: 2, defaultValue: ['Letter'] },
  play: async ({ canvasElement }) => {
    await fireEvent.focusOut(within(canvasElement).getByRole('checkbox', { name: 'Phone' }));
    await expect(await within(canvasElement).findByText('Choose at least 2')).toBeVisible();
  },
};

export const Layouts: Story = {
  render: () => (
    <>
      <CheckboxGroup label="Row" layout="row" options={channels} defaultValue={['Letter']} />
      <CheckboxGroup
        label="Columns"
        layout="columns"
        options={['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((label) => ({ value: label, label }))}
        defaultValue={['Tuesday', 'Friday']}
      />
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <CheckboxGroup label="Wrong" required options={channels} error="Choose how the bank may contact you" />
      <CheckboxGroup label="Disabled" disabled options={channels} defaultValue={['Phone']} />
      <CheckboxGroup
        label="One disabled"
        options={risks.map((each) => ({ ...each, disabled: each.value === 'flood' }))}
        defaultValue={['flood']}
        selectAll
      />
    </>
  ),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Garanties souscrites par l’entreprise pour l’ensemble de ses établissements',
    selectAll: true,
    labels: { selectAll: 'Tout sélectionner' },
    options: [
      {
        value: 'a',
        label: 'Responsabilité civile professionnelle et responsabilité des dirigeants',
        description: 'Dommages corporels, matériels et immatériels causés à des tiers dans le cadre de l’activité.',
      },
      { value: 'b', label: 'Catastrophes naturelles' },
    ],
  },
};
