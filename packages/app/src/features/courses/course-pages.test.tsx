import { coursePrice } from '@attesta/domain/courses/price';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { coursePaths, paths } from '../../platform/navigation/paths';
import { sessionEnded } from '../../platform/session/model';
import { openPortal, pending, sent, showsToast, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/courses.json';
import { $cart } from '../checkout';
import { courseHost as hostWith, openLastStep } from './testing/course-host';
import { completeForm, openCourse, registrationWith } from './testing/registrations';

const course = openCourse();
const path = coursePaths.register(course.id);
const registration = registrationWith({ course });
const registrations = `POST /api/courses/${course.id}/registrations`;
const priceCall = `GET /api/courses/${course.id}/price`;
const reduced = coursePrice(course, { discount: { kind: 'percent', percent: 10 }, documents: 'pdf' });

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 2, name });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a registration', () => {
  it('starts with the details of the account and the address of the last invoice', async () => {
    const { vatNumber: _, ...billing } = completeForm.billing;
    const earlier = registrationWith({
      id: 'r0',
      course: openCourse({ id: 'other' }),
      billing: { ...billing, country: 'RO', vatNumber: 'RO12345674', purchaseOrder: null },
    });
    await openPortal({ path, host: hostWith([earlier]) });
    await vi.waitFor(() => expect(document.title).toContain(course.title));
    await button('Continue').click();
    await expect.element(title(english.steps.details)).toHaveFocus();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Ana');
    await expect.element(page.getByLabelText('Street and number')).toHaveValue(completeForm.billing.street);
    await expect.element(page.getByLabelText(/^VAT number/)).toHaveValue('RO12345674');
    await button('Continue').click();
    await expect.element(title('Payment')).toHaveFocus();
    history.back();
    await expect.element(title(english.steps.details)).toHaveFocus();
  });

  it('names what is missing, and opens no later step before (D.74)', async () => {
    await openPortal({ path: `${path}?step=payment`, host: hostWith() });
    await expect.element(title(english.steps.details)).toBeVisible();
    await vi.waitFor(() => expect(location.search).toBe('?step=details'));
    await button('Continue').click();
    const summary = page.getByRole('group', { name: /to correct$/ });
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: /street/i }).click();
    await expect.element(page.getByLabelText('Street and number')).toHaveFocus();
  });

  it('points out a VAT number that is probably mistyped, and accepts it (D.454)', async () => {
    await openPortal({ path: `${path}?step=details`, host: hostWith() });
    const field = page.getByLabelText(/^VAT number/);
    await expect.element(page.getByText(english.details.vatNumberHelp)).toBeVisible();
    await userEvent.fill(field, 'RO 123 456 78');
    await expect.element(page.getByText(english.details.vatNumberUnlikely)).toBeVisible();
    await button('Continue').click();
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, 'RO 123 456 74');
    await expect.element(page.getByText(english.details.vatNumberUnlikely)).not.toBeInTheDocument();
  });

  it('with a discount code and printed documents costs what is shown, and is sent so', async () => {
    const host: Host = {
      ...hostWith(),
      [priceCall]: { body: { price: reduced } },
      [registrations]: { status: 201, body: { registration } },
      'GET /api/course-registrations/r1': pending, // the response to the registration answers it
    };
    const scope = await openLastStep(host);
    await page.getByLabelText(/^Discount code/).click();
    await userEvent.keyboard('{Enter}'); // applies the code, which is missing, and does not register
    await expect.element(page.getByLabelText(/^Discount code/)).toHaveAttribute('aria-invalid', 'true');
    expect(sent(registrations)).toEqual([]);
    await userEvent.fill(page.getByLabelText(/^Discount code/), 'welcome-10');
    await userEvent.keyboard('{Enter}');
    const remove = page.getByRole('button', { name: /^Remove the discount code/ });
    await expect.element(remove).toHaveFocus();
    expect(sent(registrations)).toEqual([]);
    expect(scope.getState($cart).checkout.discount).toBe(reduced.discount);
    await remove.click();
    await expect.element(page.getByLabelText(/^Discount code/)).toHaveFocus();
    expect(scope.getState($cart).checkout.discount).toBe(0);
    await userEvent.fill(page.getByLabelText(/^Discount code/), 'WELCOME-10');
    await button('Apply').click();
    await expect.element(remove).toBeVisible();
    await page.getByRole('radio', { name: /^Printed, by post/ }).click({ force: true });
    await vi.waitFor(() => expect(scope.getState($cart).checkout.shipping).toBe(course.printedDocumentsPrice));
    const { total } = scope.getState($cart).checkout;
    await button(/^Register, .+ by invoice$/).click();
    await expect.element(title(english.registration.confirmed)).toHaveFocus();
    expect(sent(registrations)).toHaveLength(1);
    expect(sent(registrations)[0]!.body).toMatchObject({
      documents: 'post',
      discountCode: 'WELCOME-10',
      expectedTotal: total,
      joinWaitingList: false,
      billing: { street: completeForm.billing.street, vatNumber: 'RO12345678' },
    });
    // The confirmation replaces the steps, and leaves an empty cart.
    expect(location.pathname + location.search).toBe(coursePaths.registration(course.id, 'r1'));
    await expect.element(page.getByRole('list', { name: english.steps.label })).toBeVisible();
    expect(scope.getState($cart).checkout.products).toEqual([]);
    await vi.waitFor(() => expect(localStorage.getItem('berry-cart')).toBeNull());
  });

  it('refuses a code that is unknown, at its field, and no price changes', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.', fields: { discountCode: 'not_in_list' } } };
    const scope = await openLastStep({ ...hostWith(), [priceCall]: refused });
    await userEvent.fill(page.getByLabelText(/^Discount code/), 'NOTHING');
    await button('Apply').click();
    await expect.element(page.getByLabelText(/^Discount code/)).toHaveAttribute('aria-invalid', 'true');
    expect(scope.getState($cart).checkout.discount).toBe(0);
  });

  it('applies a code that a script filled in without an event (D.658)', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.', fields: { discountCode: 'not_in_list' } } };
    await openLastStep({ ...hostWith(), [priceCall]: refused });
    const field = page.getByLabelText(/^Discount code/);
    await expect.element(field).toBeVisible();
    Reflect.set(HTMLInputElement.prototype, 'value', 'SCRIPT-10', field.element());
    await button('Apply').click();
    await expect.poll(() => sent(priceCall).at(-1)?.query).toMatchObject({ discountCode: 'SCRIPT-10' });
    await expect.element(field).toHaveValue('SCRIPT-10');
  });

  it('that the server rejects for the address goes back to it, with the message at the field', async () => {
    const rejected = { status: 400, body: { code: 'invalid', message: 'No.', fields: { 'billing.city': 'required' } } };
    await openLastStep({ ...hostWith(), [registrations]: rejected });
    await button(/^Register, .+ by invoice$/).click();
    await expect.element(title(english.steps.details)).toBeVisible();
    await expect.element(page.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true');
  });

  it('says that the price has changed since the cart was filled, until the message is closed', async () => {
    await openPortal({ path, host: hostWith() });
    await expect.element(button('Continue')).toBeVisible();
    await vi.waitFor(() => expect(localStorage.getItem('berry-cart')).not.toBeNull());
    const scope = await openPortal({ path, host: hostWith([], { price: 70_000 }), isReload: true });
    await expect.element(page.getByText(/^The price of the course has changed from/)).toBeVisible();
    expect(scope.getState($cart).checkout.subtotal).toBe(70_000);
    await button('Close').click();
    await expect.element(page.getByText(/^The price of the course has changed from/)).not.toBeInTheDocument();
  });

  it('that may have been received says so, and can be sent again', async () => {
    await openLastStep({ ...hostWith(), [registrations]: { status: 503, body: '' } });
    const register = button(/^Register, .+ by invoice$/);
    await register.click();
    await expect.element(page.getByText(english.error.unconfirmed, { exact: false })).toBeVisible();
    await register.click();
    await vi.waitFor(() => expect(sent(registrations)).toHaveLength(2));
  });

  it('needs the consent to a waiting list (D.74)', async () => {
    await openLastStep(hostWith([], { state: 'waiting_list', placesLeft: 0 }));
    await button(english.payment.joinList).click();
    await expect.element(page.getByRole('checkbox', { name: /join the waiting list/ })).toHaveFocus();
    await expect.element(page.getByText(english.payment.consentNeeded)).toBeVisible();
    expect(sent(registrations)).toEqual([]);
  });

  it('keeps the cart of an expired session, and removes that of a user who signs out', async () => {
    const scope = await openLastStep(hostWith());
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(scope.getState($cart).checkout.products).toHaveLength(1);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(scope.getState($cart).checkout.products).toEqual([]);
    expect(localStorage.getItem('berry-cart')).toBeNull();
  });

  it('that exists opens in place of the steps', async () => {
    await openPortal({ path, host: hostWith([registration]) });
    await expect.element(title(english.registration.confirmed)).toBeVisible();
    expect(location.search).toBe('?registration=r1');
    await expect.element(page.getByRole('list', { name: english.steps.label })).not.toBeInTheDocument();
  });

  it('of another course opens at the address of its course', async () => {
    await openPortal({ path: coursePaths.registration('other', 'r1'), host: hostWith([registration]) });
    await expect.element(title(english.registration.confirmed)).toBeVisible();
    await vi.waitFor(() => expect(location.pathname).toBe(path));
  });

  it('is cancelled after a question, with a toast, and shown as cancelled without a request', async () => {
    const cancelled = { ...registration, state: 'cancelled', cancellable: false, cancelledAt: '2027-01-04T10:00:00Z' };
    await openPortal({
      path: coursePaths.registration(course.id, 'r1'),
      host: {
        ...hostWith([registration]),
        'DELETE /api/course-registrations/r1': { body: { registration: cancelled } },
      },
    });
    await button(english.registration.cancel).click();
    const dialog = page.getByRole('alertdialog', { name: english.registration.cancelTitle });
    await dialog.getByRole('button', { name: english.registration.keep }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('DELETE /api/course-registrations/r1')).toEqual([]);
    await button(english.registration.cancel).click();
    await dialog.getByRole('button', { name: english.registration.cancel }).click();
    await expect.element(title(english.registration.cancelled)).toBeVisible();
    await showsToast(english.registration.cancelledToast);
    expect(sent('GET /api/course-registrations/r1')).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: english.registration.again })).toHaveAttribute('href', path);
  });

  it('is saved as a calendar file, and printed', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#saved';
    });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openPortal({ path: coursePaths.registration(course.id, 'r1'), host: hostWith([registration]) });
    await button(english.registration.calendar).click();
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const calendar = await files[0]!.text();
    expect(calendar).toContain(course.title);
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      `${location.origin}${coursePaths.registration(course.id, 'r1')}`,
    );
    await button(english.registration.print).click();
    expect(print).toHaveBeenCalledOnce();
    create.mockRestore();
    print.mockRestore();
  });

  it('that does not exist leads to the course, and a course that does not exist to Nexus', async () => {
    await openPortal({ path: coursePaths.registration(course.id, 'r9'), host: hostWith() });
    await expect.element(page.getByText(english.error.noRegistration)).toBeVisible();
    await page.getByRole('link', { name: english.error.toCourse }).click();
    await expect.element(button('Continue')).toBeVisible();
    await openPortal({ path: coursePaths.register('none'), host: hostWith() });
    await expect.element(page.getByRole('link', { name: english.error.toHub })).toHaveAttribute('href', paths.hub);
  });
});

describe('the courses of the hub', () => {
  const others = [1, 2, 3].map((number) => openCourse({ id: `c${number}`, title: `Course ${number}` }));

  it('are three at first, then all; each leads to its registration (D.77)', async () => {
    await openPortal({
      path: paths.hub,
      host: { ...hostWith([registration]), 'GET /api/courses': { body: { courses: [course, ...others], next: null } } },
    });
    await expect
      .element(page.getByRole('link', { name: `View registration for ${course.title}` }).first())
      .toHaveAttribute('href', coursePaths.registration(course.id, 'r1'));
    await expect
      .element(page.getByRole('link', { name: 'Register for Course 2' }))
      .toHaveAttribute('href', coursePaths.register('c2'));
    await expect.element(page.getByRole('link', { name: 'Register for Course 3' })).not.toBeInTheDocument();
    await button('Show all 4 courses').click();
    await expect.element(page.getByRole('link', { name: 'Register for Course 3' })).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: english.hub.yours }).getByRole('link', { name: course.title }))
      .toHaveAttribute('href', coursePaths.registration(course.id, 'r1'));
    await expect.element(page.getByRole('region', { name: english.hub.yours }).getByText('C-000123')).toBeVisible();
  });

  it('offer the waiting list of a full course, and nothing for a cancelled registration (D.77)', async () => {
    const cancelled = registrationWith({ course, state: 'cancelled', cancellable: false });
    const full = openCourse({ state: 'waiting_list', placesLeft: 0 });
    await openPortal({
      path: paths.hub,
      host: { ...hostWith([cancelled]), 'GET /api/courses': { body: { courses: [full], next: null } } },
    });
    await expect
      .element(page.getByRole('link', { name: `Join the waiting list for ${course.title}` }))
      .toHaveAttribute('href', path);
  });
});
