import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReadingForm, type MeterState } from '../../../../../docs/storybook/samples/action-form.js';
import { LossForm, type Loss } from '../../../../../docs/storybook/samples/loss-form.js';
import { BookingForm, type Booking, type Refused } from '../../../../../docs/storybook/samples/server-errors-form.js';

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

describe('The recipe for react-hook-form', () => {
  it('shows what is wrong with a typed text instead of the error of the form, and submits when it is solved (D.462)', async () => {
    const onSave = vi.fn<(loss: Loss) => void>();
    await render(<LossForm onSave={onSave} />);
    await press('Report the loss');
    await expect.element(page.getByText('Enter the day of the loss')).toBeVisible();
    await field('Day of the loss').fill('yesterday');
    await press('Report the loss');
    await expect.element(page.getByText('Enter a date such as', { exact: false })).toBeVisible();
    expect(page.getByText('Enter the day of the loss').query()).toBeNull();
    await field('Day of the loss').fill('11/20/2026');
    await press('Report the loss');
    await vi.waitFor(() => expect(onSave.mock.lastCall?.[0]).toEqual({ day: '2026-11-20', amount: null }));
  });

  it('does not submit an optional field with a text that is not a number', async () => {
    const onSave = vi.fn<(loss: Loss) => void>();
    await render(<LossForm onSave={onSave} />);
    await field('Day of the loss').fill('11/20/2026');
    await field('Amount, if known').fill('a lot');
    await press('Report the loss');
    await expect.element(page.getByText('Enter a number such as', { exact: false })).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await field('Amount, if known').fill('1,250.50');
    await press('Report the loss');
    await vi.waitFor(() => expect(onSave.mock.lastCall?.[0]).toEqual({ day: '2026-11-20', amount: 125_050 }));
  });
});

describe('The recipe for React actions', () => {
  it('shows the errors of the action and keeps what was typed', async () => {
    const save = vi.fn(async (_before: MeterState, data: FormData): Promise<MeterState> => {
      const day = data.get('day');
      return { errors: day ? {} : { day: 'Enter the day of the reading' }, saved: Boolean(day) };
    });
    await render(<ReadingForm save={save} />);
    await field('Number of the meter').fill('4711');
    await press('Send the reading');
    await expect.element(page.getByText('Enter the day of the reading')).toBeVisible();
    await expect.element(field('Number of the meter')).toHaveValue('4711');
    await field('Day of the reading').fill('11/20/2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status').getByText('The reading was received.')).toBeVisible();
    expect(Object.fromEntries(save.mock.lastCall![1])).toEqual({ meter: '4711', day: '2026-11-20' });
  });
});

describe('The recipe for server errors', () => {
  it('shows the messages at their fields and above the form, until the next attempt', async () => {
    const send = vi.fn<(booking: Booking) => Promise<Refused>>();
    send.mockResolvedValueOnce({ reference: 'No booking has this reference.' });
    send.mockResolvedValueOnce({ form: 'The server cannot be reached. Try again.' });
    send.mockResolvedValueOnce({});
    await render(<BookingForm send={send} />);
    await field('Booking reference').fill('QX71');
    await field('Email address').fill('ana@example.com');
    await press('Find the booking');
    await expect.element(page.getByText('No booking has this reference.')).toBeVisible();
    await expect.element(field('Booking reference')).toHaveFocus();
    await field('Booking reference').fill('QX17');
    expect(page.getByText('No booking has this reference.').query()).toBeNull();
    await press('Find the booking');
    await expect.element(page.getByText('The server cannot be reached. Try again.')).toBeVisible();
    await expect.element(field('Booking reference')).toHaveValue('QX17');
    await press('Find the booking');
    await vi.waitFor(() => expect(page.getByText('The server cannot be reached. Try again.').query()).toBeNull());
    expect(send).toHaveBeenCalledTimes(3);
  });
});
