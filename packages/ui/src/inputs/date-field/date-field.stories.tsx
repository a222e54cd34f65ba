import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fr } from '../../locale/fr/index.js';
import { LocaleProvider, type LabelPack } from '../../locale/locale-provider/index.js';
import { ro } from '../../locale/ro/index.js';
import { zh } from '../../locale/zh/index.js';
import { weekdayOf } from '../../foundation/dates/calendar-dates.js';
import { DateField } from './date-field.js';

const meta = {
  title: 'Inputs/Date field',
  component: DateField,
  // A fixed day, because screenshots must not depend on the current day.
  args: { label: 'Certificate needed by', locale: 'en-GB', today: '2026-11-21', onValueChange: fn() },
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
  args: { help: 'The day on which your notified body must have signed it.' },
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

const packs: Partial<Record<string, LabelPack>> = { fr, ro, zh };

const language = (locale: string) => ({
  args: { locale, defaultOpen: true, defaultValue: '2027-03-18', max: '2027-12-31' },
  decorators: [
    (Story: () => ReactNode) => (
      <LocaleProvider labels={packs[locale]}>
        <div style={{ minBlockSize: 430 }}>
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
});

export const French: Story = {
  ...language('fr'),
  args: {
    ...language('fr').args,
    label: 'Date à laquelle le certificat est nécessaire au plus tard',
  },
};
export const Romanian: Story = {
  ...language('ro'),
  args: {
    ...language('ro').args,
    label: 'Data până la care este necesar certificatul',
  },
};
export const Chinese: Story = {
  ...language('zh'),
  args: {
    ...language('zh').args,
    label: '证书需求日期',
  },
};
export const Phone: Story = {
  tags: ['!dev'],
  ...language('en-US'),
  parameters: { visual: { width: 390, height: 700 } },
};
