import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateRangeField, lastDays, monthOf, yearToDate } from './index.js';

const presets = [
  { label: 'Last 7 days', range: lastDays(7) },
  { label: 'Last 30 days', range: lastDays(30) },
  { label: 'This month', range: monthOf() },
  { label: 'Last month', range: monthOf(-1) },
  { label: 'This year', range: yearToDate },
];

const meta = {
  title: 'Inputs/Date range field',
  component: DateRangeField,
  // A fixed day, because screenshots must not depend on the current day.
  args: { label: 'Transactions', locale: 'en-GB', today: '2026-11-21', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall: Story['decorators'] = [
  (Story) => (
    <div style={{ minBlockSize: 460 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = {
  args: { help: 'Day, month, year' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Transactions first day' }), '1.10.2026');
    await userEvent.tab();
    await userEvent.keyboard('31.10.2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-31' });
    await expect(canvas.getByRole('textbox', { name: 'Transactions last day' })).toHaveValue('31 Oct 2026');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Open: Story = {
  args: { presets, defaultOpen: true, defaultValue: { start: '2026-10-23', end: '2026-11-21' }, max: '2026-11-21' },
  decorators: tall,
};

export const Presets: Story = {
  args: { presets, defaultOpen: true },
  decorators: tall,
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Last month' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-31' });
    (document.activeElement as HTMLElement).blur();
  },
};

/** The last day is before the first. */
export const Reversed: Story = {
  args: { label: 'Period of insurance', defaultValue: { start: '2027-03-12', end: '2027-01-31' } },
};

export const NotADate: Story = {
  args: { max: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /last day/ }), '31.12.2026{Enter}');
    (document.activeElement as HTMLElement).blur();
    await expect(await canvas.findByText('Enter 21 Nov 2026 or earlier')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <>
      <DateRangeField label="Empty" />
      <DateRangeField label="Required" required defaultValue={{ start: '2027-03-12', end: '' }} />
      <DateRangeField label="Wrong" error="Choose the months of the meter readings" />
      <DateRangeField label="Read only" readOnly defaultValue={{ start: '2027-03-12', end: '2027-09-30' }} />
      <DateRangeField label="Disabled" disabled defaultValue={{ start: '2027-03-12', end: '2027-09-30' }} />
    </>
  ),
};

export const French: Story = {
  args: {
    label: 'Période pendant laquelle les dommages ont été constatés',
    locale: 'fr',
    defaultOpen: true,
    defaultValue: { start: '2026-09-14', end: '2026-10-02' },
    presets: [
      { label: '30 derniers jours', range: lastDays(30) },
      { label: 'Mois précédent', range: monthOf(-1) },
    ],
    labels: {
      start: 'premier jour',
      end: 'dernier jour',
      calendar: 'Calendrier',
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      month: 'Mois',
      year: 'Année',
      today: 'Aujourd’hui',
      presets: 'Périodes',
      chooseRange: (chosen) => (chosen ? `Changer les dates, ${chosen}` : 'Choisir les dates'),
    },
  },
  decorators: tall,
};
