import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { weekdayOf } from '../calendar/calendar-state.js';
import { DateField } from './date-field.js';

const meta = {
  title: 'Inputs/Date field',
  component: DateField,
  // A fixed day, because screenshots must not depend on the current day.
  args: { label: 'Certificate needed by', today: '2026-11-21', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'Day, month, year' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Certificate needed by' });
    await userEvent.type(input, '12.3.2027{Enter}');
    await expect(input).toHaveValue('12 Mar 2027');
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-03-12');
    input.blur();
  },
};

export const States: Story = {
  render: () => (
    <>
      <DateField label="Empty" />
      <DateField label="With help" help="The day on which the notified body signed it." defaultValue="2027-03-12" />
      <DateField label="Required" required />
      <DateField label="Wrong" defaultValue="2024-02-29" error="Enter a day after the application" />
      <DateField label="Read only" defaultValue="2027-03-12" readOnly />
      <DateField label="Disabled" defaultValue="2027-03-12" disabled />
    </>
  ),
};

/** `min` disables the days before the twelfth, and `isDisabled` the weekends. */
export const Open: Story = {
  args: {
    defaultOpen: true,
    defaultValue: '2027-03-18',
    min: '2027-03-12',
    max: '2028-12-31',
    isDisabled: (iso: string) => weekdayOf(iso) > 5,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 430 }}>
        <Story />
      </div>
    ),
  ],
};

/** Text that is not a valid date is kept as typed, with an error. */
export const NotADate: Story = {
  args: { min: '2027-01-01' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    // Enter, because a browser window without focus dispatches no blur event.
    await userEvent.type(input, '31.12.2026{Enter}');
    await expect(await within(canvasElement).findByText('Enter 1 Jan 2027 or later')).toBeVisible();
    input.blur();
  },
};

/** Without a value, the calendar opens at the current day, which is marked. */
export const Today: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 430 }}>
        <Story />
      </div>
    ),
  ],
};

const language = (locale: string) => ({
  args: { locale, defaultOpen: true, defaultValue: '2027-03-18', max: '2027-12-31' },
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ minBlockSize: 430 }}>
        <Story />
      </div>
    ),
  ],
});

export const French: Story = {
  ...language('fr'),
  args: {
    ...language('fr').args,
    label: 'Date à laquelle le certificat est nécessaire au plus tard',
    labels: {
      calendar: 'Calendrier',
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      month: 'Mois',
      year: 'Année',
      today: 'Aujourd’hui',
      chooseDate: (day) => (day ? `Changer la date, ${day}` : 'Choisir la date'),
    },
  },
};
export const Romanian: Story = {
  ...language('ro'),
  args: {
    ...language('ro').args,
    label: 'Data până la care este necesar certificatul',
    labels: {
      calendar: 'Calendar',
      previousMonth: 'Luna precedentă',
      nextMonth: 'Luna următoare',
      month: 'Luna',
      year: 'Anul',
      today: 'Astăzi',
      chooseDate: (day) => (day ? `Schimbați data, ${day}` : 'Alegeți data'),
    },
  },
};
export const Chinese: Story = {
  ...language('zh'),
  args: {
    ...language('zh').args,
    label: '证书需求日期',
    labels: {
      calendar: '日历',
      previousMonth: '上个月',
      nextMonth: '下个月',
      month: '月',
      year: '年',
      today: '今天',
      chooseDate: (day) => (day ? `更改日期，${day}` : '选择日期'),
    },
  },
};
export const Phone: Story = {
  tags: ['!dev'],
  ...language('en-US'),
  parameters: { visual: { width: 390, height: 700 } },
};
