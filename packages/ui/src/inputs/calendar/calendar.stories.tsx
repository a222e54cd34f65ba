import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, type CalendarSharedProps, type DateRange } from './index.js';
import { weekdayOf } from '../../foundation/dates/calendar-dates.js';

/** The props of both kinds of calendar, because Storybook cannot type the arguments of a union. */
interface StoryProps extends CalendarSharedProps {
  range?: boolean;
  defaultValue?: string | DateRange;
  onValueChange?: (value: never) => void;
}

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar as ComponentType<StoryProps>,
  // A fixed day, because screenshots must not depend on the current day.
  args: { locale: 'en-GB', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '2026-11-12' },
  play: async ({ args, canvasElement }) => {
    const day = within(canvasElement).getByLabelText('Thursday, 19 November 2026');
    await userEvent.click(day);
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-19');
    await expect(day).toHaveAttribute('aria-selected', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The first day is chosen, then the last. */
export const Range: Story = {
  args: { range: true, months: 2, defaultValue: { start: '2026-11-09', end: '2026-12-04' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Monday, 14 December 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('Tuesday, 24 November 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-12-14' });
    (document.activeElement as HTMLElement).blur();
  },
};

/** Appointments of a bank branch: not on weekends, and not before tomorrow. */
export const Unavailable: Story = {
  args: {
    'aria-label': 'Day of the appointment',
    min: '2026-11-22',
    max: '2027-01-31',
    defaultValue: '2026-11-26',
    isDisabled: (day: string) => weekdayOf(day) > 5,
  },
};

export const OneWeekRange: Story = {
  args: { range: true, defaultValue: { start: '2026-11-12', end: '2026-11-18' } },
};

export const SundayFirst: Story = { args: { locale: 'en-US', defaultValue: '2026-11-12' } };

export const French: Story = {
  args: {
    locale: 'fr',
    range: true,
    defaultValue: { start: '2026-11-05', end: '2026-11-12' },
    labels: {
      calendar: 'Calendrier',
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      month: 'Mois',
      year: 'Année',
      today: 'Aujourd’hui',
      rangeStart: 'premier jour',
      rangeEnd: 'dernier jour',
    },
  },
};
