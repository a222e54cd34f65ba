import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Inputs/Number field',
  component: NumberField,
  args: { label: 'Annual consumption', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { format: { unit: 'kWh' }, min: 0, help: 'As on your last bill.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Annual consumption' });
    await userEvent.type(input, '3500{Enter}');
    await expect(input).toHaveValue('3,500');
    await expect(args.onValueChange).toHaveBeenCalledWith(3500);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3511);
    input.blur();
  },
};

/** Money in cents: the value is 125000. */
export const Money: Story = {
  args: {
    label: 'Amount of the claim',
    locale: 'de',
    format: { currency: 'EUR', minorUnits: true },
    min: 0,
    defaultValue: 125_000,
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveValue('1.250,00');
    await userEvent.clear(input);
    await userEvent.type(input, '99,95 €{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9995);
    input.blur();
  },
};

export const Formats: Story = {
  render: () => (
    <>
      <NumberField label="Dollars" format={{ currency: 'USD' }} defaultValue={1234.5} />
      <NumberField
        label="Francs"
        locale="de-CH"
        format={{ currency: 'CHF', minorUnits: true }}
        defaultValue={123_450}
      />
      <NumberField
        label="Interest rate"
        format={{ style: 'percent', maximumFractionDigits: 2 }}
        defaultValue={0.0375}
      />
      <NumberField label="Distance" locale="fr" format={{ unit: 'km' }} defaultValue={12_345.6} hideSteppers />
      <NumberField label="Devices" defaultValue={4} min={1} max={4} step={1} />
    </>
  ),
};

/** Text that is not an allowed number is kept as typed, with an error. */
export const NotANumber: Story = {
  args: { label: 'Monthly rate', format: { currency: 'EUR' }, min: 50, max: 500 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'about 100{Enter}');
    input.blur();
    await expect(await within(canvasElement).findByText('Enter a number such as €50.00')).toBeVisible();
    await expect(input).toHaveValue('about 100');
  },
};

export const OutOfRange: Story = {
  args: { label: 'Excess', format: { currency: 'EUR' }, step: 50, min: 0, max: 1000 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '170{Enter}');
    input.blur();
    await expect(
      await within(canvasElement).findByText('The nearest possible values are €150.00 and €200.00'),
    ).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <>
      <NumberField label="Empty" placeholder="0" />
      <NumberField label="Required" required defaultValue={12} />
      <NumberField label="Wrong" defaultValue={0} error="Enter the reading of your meter" />
      <NumberField label="Read only" defaultValue={3500} format={{ unit: 'kWh' }} readOnly />
      <NumberField label="Disabled" defaultValue={3500} format={{ unit: 'kWh' }} disabled />
    </>
  ),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Montant total des dommages matériels constatés par l’expert',
    locale: 'fr',
    format: { currency: 'EUR' },
    defaultValue: 1_234_567.89,
    help: 'Montant toutes taxes comprises, tel qu’il figure dans le rapport.',
    labels: { increase: 'Augmenter', decrease: 'Diminuer', role: 'champ numérique' },
  },
};
