import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from './text-field.js';

const meta = {
  title: 'Inputs/Text field',
  component: TextField,
  args: { label: 'Trade name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'As on the label and in the declaration of conformity.' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Trade name' });
    await userEvent.type(input, 'CardioPatch');
    await expect(input).toHaveValue('CardioPatch');
    await expect(args.onChange).toHaveBeenCalled();
    input.blur();
  },
};

export const States: Story = {
  render: () => (
    <>
      <TextField label="Empty" placeholder="name@company.com" />
      <TextField label="Required" required defaultValue="CardioPatch" />
      <TextField label="Optional" labels={{ optional: '(optional)' }} help="Shown to notified bodies." />
      <TextField
        label="E-mail"
        type="email"
        required
        defaultValue="anna.petrescu"
        help="You sign in with it."
        error="Enter an address such as name@company.com"
      />
      <TextField label="Read only" readOnly defaultValue="RO-MF-000012345" />
      <TextField label="Disabled" disabled defaultValue="Not yours to change" help="Changed by your administrator." />
    </>
  ),
};

export const Focused: Story = {
  tags: ['!dev'],
  args: { defaultValue: 'CardioPatch' },
  play: async ({ canvasElement }) => within(canvasElement).getByRole('textbox').focus(),
};

export const Adornments: Story = {
  render: () => (
    <>
      <TextField
        label="Search devices"
        hideLabel
        type="search"
        placeholder="Search devices"
        start={<Search aria-hidden />}
      />
      <TextField label="Net weight" inputMode="decimal" defaultValue="120" end="g" />
    </>
  ),
};

export const Multiline: Story = {
  render: () => (
    <>
      <TextField
        label="Intended purpose"
        multiline
        counter
        maxLength={200}
        help="In the words of the instructions for use."
      />
      <TextField
        label="Notes"
        multiline
        rows={2}
        counter
        maxLength={200}
        defaultValue="Continuous recording of a single-lead electrocardiogram over 14 days, for adults with suspected arrhythmia, at home and in hospital; read out by the treating physician."
      />
    </>
  ),
};

export const LongLabel: Story = {
  tags: ['!dev'],
  args: {
    label: 'Numéro d’enregistrement unique du mandataire ou de l’importateur tel qu’il figure dans Eudamed',
    labels: { optional: '(facultatif)' },
    error: 'Le numéro n’a pas la forme attendue : deux lettres du pays, le rôle en deux lettres, neuf chiffres',
  },
};

const outlined: Story['decorators'] = [
  (Story) => (
    <div data-fields="outlined" style={{ display: 'grid', gap: 20 }}>
      <Story />
    </div>
  ),
];
export const Outlined: Story = {
  decorators: outlined,
  render: () => (
    <>
      <TextField label="Trade name" defaultValue="CardioPatch" />
      <TextField label="Model" error="Enter the model" />
    </>
  ),
};
