import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { coursePaths, paths } from '../../platform/navigation/paths';
import { openPortal, sent, showsToast } from '../../testing/portal-page';
import english from '../../platform/i18n/en/courses.json';
import { detailsChanged } from './order/model';
import { courseHost, openLastStep } from './testing/course-host';
import { completeForm, openCourse, registrationWith } from './testing/registrations';

const course = openCourse();
const path = coursePaths.register(course.id);
const registrations = `POST /api/courses/${course.id}/registrations`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 2, name });
const main = page.getByRole('main');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the steps of a registration', () => {
  it('lead back by their buttons, from the review, and by the stepper (D.74)', async () => {
    await openLastStep(courseHost());
    await button(english.steps.back).click();
    await expect.element(title(english.steps.details)).toHaveFocus();
    await button(english.steps.back).click();
    await expect.element(title('About the course')).toHaveFocus();
    await button('Continue').click();
    await button('Continue').click();
    await expect.element(title(english.steps.payment)).toHaveFocus();
    await button(english.payment.changeDetails).click();
    await expect.element(title(english.steps.details)).toHaveFocus();
    await button('Continue').click();
    await page
      .getByRole('list', { name: english.steps.label })
      .getByRole('button', { name: /Course/ })
      .click();
    await expect.element(title('About the course')).toHaveFocus();
  });

  it('have a summary with the total', async () => {
    await openPortal({ path, host: courseHost() });
    const summary = main.getByText(english.summary.total).first();
    await expect.element(main.getByText(english.summary.title, { exact: true })).toBeVisible();
    await expect.element(summary).toBeVisible();
  });

  it('ask for the address if printed documents of a free course are chosen', async () => {
    const free = { price: 0, printedDocumentsPrice: 0 };
    const host = courseHost([], free);
    const scope = await openPortal({ path, host });
    await expect.element(button('Continue')).toBeVisible();
    await allSettled(detailsChanged, {
      scope,
      params: { ...completeForm, billing: { ...completeForm.billing, street: '', city: '' } },
    });
    await button('Continue').click();
    await button('Continue').click();
    await page.getByRole('radio', { name: /^Printed, by post/ }).click({ force: true });
    await button(english.payment.enterAddress).click();
    await expect.element(page.getByLabelText('Street and number')).toBeVisible();
  });

  it('join the waiting list with the consent (D.74)', async () => {
    const waiting = registrationWith({ course, state: 'waiting', waitingPosition: 2 });
    const host = courseHost([], { state: 'waiting_list', placesLeft: 0 });
    await openLastStep({ ...host, [registrations]: { status: 201, body: { registration: waiting } } });
    await page.getByRole('checkbox', { name: /join the waiting list/ }).click();
    await button(english.payment.joinList).click();
    await vi.waitFor(() => expect(sent(registrations)[0]?.body).toMatchObject({ joinWaitingList: true }));
  });

  it('of a closed course say so to screen readers, with a way to the next courses', async () => {
    await openPortal({ path, host: courseHost([], { state: 'closed' }) });
    const notice = page.getByRole('status').filter({ hasText: english.closed.closed.title });
    await expect.element(notice.first()).toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: english.error.toHub })).toHaveAttribute('href', paths.hub);
  });

  it('are loaded again by a button if the course could not be loaded', async () => {
    const host = courseHost();
    const call = `GET /api/courses/${course.id}`;
    const found = host[call]!;
    host[call] = { status: 500, body: { code: 'internal', message: 'Broken.' } };
    await openPortal({ path, host });
    const again = main.getByRole('button', { name: /again/i });
    await expect.element(again).toBeVisible();
    host[call] = found;
    await again.click();
    await expect.element(button('Continue')).toBeVisible();
  });
});

describe('the page of a registration', () => {
  const host = courseHost([registrationWith({ course })]);
  const open = () => openPortal({ path: coursePaths.registration(course.id, 'r1'), host });

  it('is printed with the day of printing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime('2027-01-04T12:00:00Z');
      await open();
      await expect.element(title(english.registration.confirmed)).toBeVisible();
      vi.setSystemTime('2027-02-05T12:00:00Z');
      window.dispatchEvent(new Event('beforeprint'));
      await expect.element(page.getByText('Printed on 5 Feb 2027')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that the calendar file could not be created', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No file.');
    });
    await open();
    await button(english.registration.calendar).click();
    await showsToast(english.registration.calendarFailed);
    expect(create).toHaveBeenCalledOnce();
    create.mockRestore();
  });
});
