import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCourse, completeForm } from './features/courses/testing/registrations';
import { detailsChanged } from './features/courses/order/model';
import { $cart } from './features/checkout';
import { layoutOf, pageOf } from './pages';
import { notFound, routes } from './platform/navigation/routes';
import { $remembered } from './platform/guard/remembered';
import { $session, sessionEnded } from './platform/session/model';
import { operatorResponse } from './testing/people';
import { openPortal, pending, requests, serve, type Host } from './testing/portal-page';

const list = '/dashboard/market-operator/list-medical-devices';
const statistics = '/dashboard/statistics';
const pathname = () => location.pathname;
const main = () => page.getByRole('main');
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const navigate = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the router', () => {
  it.each([...routes, notFound])('has the page and the layout of $path', async (route) => {
    const [page, layout] = await Promise.all([pageOf(route).load(), layoutOf(route.frame).load()]);
    expect([typeof page.Component, typeof layout.Component]).toEqual(['function', 'function']);
  });

  it('sets the title of each page (S2.37)', async () => {
    await openPortal({ path: statistics });
    await vi.waitFor(() => expect(document.title).toBe('Global Statistics · Attesta'));
    await navigate('Nexus');
    await vi.waitFor(() => expect(document.title).toBe('Nexus · Attesta'));
    await openPortal({ path: '/no-such-page' });
    await vi.waitFor(() => expect(document.title).toMatch(/not found/i));
  });

  it('restores the scroll position when going back (D.44)', async () => {
    document.body.style.minBlockSize = '6000px'; // whatever the pages show
    onTestFinished(() => {
      document.body.style.minBlockSize = '';
    });
    await openPortal();
    await expect.element(heading(/./)).toBeVisible();
    scrollTo({ top: 900, behavior: 'instant' });
    await vi.waitFor(() => expect(scrollY).toBe(900));
    document.querySelector<HTMLElement>('nav a[href="/dashboard/statistics"]')!.click();
    await expect.element(heading('Global Statistics')).toHaveFocus();
    await vi.waitFor(() => expect(scrollY).toBe(0));
    history.back();
    await vi.waitFor(() => expect([pathname(), scrollY]).toEqual(['/nexus', 900]));
  });

  it('scrolls smoothly to the top after a link, and focuses the heading (D.43)', async () => {
    await openPortal();
    await expect.element(heading(/./)).toBeVisible();
    const scrolled = vi.spyOn(window, 'scrollTo');
    await navigate('Statistics');
    await expect.element(heading('Global Statistics')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    scrolled.mockRestore();
  });

  it('shows the sign-in pages in their frame, legal texts in theirs, and the rest in the shell (S2.12)', async () => {
    await openPortal({ path: '/register', user: null });
    await expect.element(heading(/register/i)).toBeVisible();
    expect(document.querySelector('[data-part="auth-frame"]')).not.toBeNull();
    await expect.element(page.getByRole('link', { name: 'Attesta' })).toHaveAttribute('href', '/');
    await openPortal({ path: '/privacy-policy', user: null });
    await expect.element(heading('Privacy policy')).toBeVisible();
    expect(document.querySelector('[data-part="app-shell"], [data-part="auth-frame"]')).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Attesta' })).toHaveAttribute('href', '/');
    await openPortal();
    await expect.element(main()).toBeVisible();
    expect(document.querySelector('[data-part="app-shell"]')).not.toBeNull();
  });

  it('drops cached reads with the session (D.49)', async () => {
    const scope = await openPortal({ host: { 'GET /api/courses': { body: { courses: [], nextCursor: null } } } });
    await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/courses'));
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    serve({
      'POST /api/login': { body: { token: 't2', user: operatorResponse } },
      'GET /api/get-authenticated-user': { body: { user: operatorResponse } },
    });
    await userEvent.fill(page.getByLabelText('E-mail address'), 'ana@example.org');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a long sentence');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await vi.waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ path: '/api/courses', token: 't2' })),
    );
  });
});

describe('the guard', () => {
  it('shows the start screen until the user is known, then the page (D.42)', async () => {
    const respond = Promise.withResolvers<{ body: unknown }>();
    await openPortal({ path: statistics, host: { 'GET /api/get-authenticated-user': () => respond.promise } });
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-frame');
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    respond.resolve({ body: { user: operatorResponse } });
    await expect.element(heading('Global Statistics')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-frame');
  });

  it('remembers the requested path, opens it after sign-in, and forgets it there (D.33)', async () => {
    const scope = await openPortal({
      path: `${statistics}?from=mail#figures`,
      user: null,
      host: { 'POST /api/login': { body: { token: 't2', user: operatorResponse } } },
    });
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(pathname()).toBe('/');
    expect(scope.getState($remembered)).toBe(`${statistics}?from=mail#figures`);
    await userEvent.fill(page.getByLabelText('E-mail address'), 'ana@example.org');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a long sentence');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(heading('Global Statistics')).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe(`${statistics}?from=mail#figures`);
    await expect.poll(() => scope.getState($remembered)).toBeNull();
    expect(sessionStorage.getItem('attesta-wanted-path')).toBeNull();
  });

  it('remembers the page of an expired session, after the router is rendered (D.33)', async () => {
    const scope = await openPortal({ path: list, host: { 'GET /api/devices': pending } });
    await expect.element(main()).toBeVisible();
    void allSettled(sessionEnded, { scope, params: 'expired' }); // a read is pending
    await vi.waitFor(() => expect(pathname()).toBe('/'));
    expect(scope.getState($remembered)).toBe(list);
  });

  it('sends a user from a page of another role away, in place of the page (S2.49, S4.30)', async () => {
    await openPortal({ path: '/dashboard/notified-body/analytics' });
    await vi.waitFor(() => expect(pathname()).toBe('/nexus'));
  });

  it('ends the session for a 401, once, and reports it (S8.1, D.47)', async () => {
    const rejected = { status: 401, body: { message: 'Sign in first.', code: 'unauthenticated' } };
    const scope = await openPortal({
      host: { 'GET /api/courses': rejected, 'GET /api/course-registrations': rejected },
    });
    await vi.waitFor(() => expect(pathname()).toBe('/'));
    expect(scope.getState($session).isLoggedIn).toBe(false);
    expect(localStorage.getItem('serviceToken')).toBeNull();
    await expect.element(page.getByText('Your session has ended.', { exact: false }).first()).toBeVisible();
  });
});

describe('sign-in', () => {
  const signIn = async () => {
    await userEvent.fill(page.getByLabelText('E-mail address'), 'ana@example.org');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a long sentence');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const second = { status: 403, body: { message: 'Enter the code.', code: 'second_factor_required' } };
  const refusal = page.getByText('Please verify your email address before logging in.', { exact: false });

  it.each([
    ['whatever the host sent', { body: { token: 't2', user: { ...operatorResponse, is_email_verified: false } } }],
    ['by the code of the error', { status: 403, body: { message: 'No.', code: 'email_not_verified' } }],
  ])(
    'refuses an unverified user in the second step, with the link again: %s (S5.1, S5.2, S8.6, D.322)',
    async (_, response) => {
      const host: Host = {
        'POST /api/login': ({ body }) => ((body as { one_time_code?: string }).one_time_code ? response : second),
        'POST /api/resend-verification': { body: { accepted: true } },
      };
      const scope = await openPortal({ path: '/', user: null, host });
      await signIn();
      await userEvent.fill(page.getByLabelText('Code', { exact: true }), '123456');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect.element(refusal).toBeVisible();
      expect(scope.getState($session).isLoggedIn).toBe(false);
      expect(localStorage.getItem('serviceToken')).toBeNull();
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await vi.waitFor(() =>
        expect(requests.at(-1)).toMatchObject({ path: '/api/resend-verification', body: { email: 'ana@example.org' } }),
      );
    },
  );

  it('of two users of a host without ids and addresses never shows the cart of the first (D.320)', async () => {
    const { id: _, email: __, ...bare } = operatorResponse;
    const course = openCourse();
    const host: Host = {
      'GET /api/get-authenticated-user': { body: { user: bare } },
      [`GET /api/courses/${course.id}`]: { body: { course } },
      'GET /api/course-registrations': { body: { registrations: [] } },
    };
    const path = `/register-course/${course.id}`;
    const first = await openPortal({ path, host });
    await page.getByRole('button', { name: 'Continue' }).click();
    await userEvent.fill(page.getByLabelText('Street and number'), 'Strada Academiei 28');
    await expect.poll(() => JSON.stringify(first.getState($cart))).toContain('Strada Academiei');
    await openPortal({ path, host, isReload: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByLabelText('Street and number')).toHaveValue('Strada Academiei 28');
    localStorage.setItem('serviceToken', 't2');
    sessionStorage.clear(); // another tab: this one would be loaded again
    const second_ = await openPortal({ path, host, isReload: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByLabelText('Street and number')).toHaveValue('');
    expect(JSON.stringify(second_.getState($cart))).not.toContain('Strada Academiei');
  });
});

describe('registration for a course', () => {
  const course = openCourse();
  const path = `/register-course/${course.id}`;
  const hostThat = (response: object): Host => ({
    [`GET /api/courses/${course.id}`]: { body: { course } },
    'GET /api/course-registrations': { body: { registrations: [] } },
    'GET /api/account': { status: 404, body: { message: 'Not found.', code: 'not_found' } },
    [`POST /api/courses/${course.id}/registrations`]: response,
  });
  /** Opens the last step with a cart that contains participant and address. */
  const openLastStep = async (response: object) => {
    const host = hostThat(response);
    const before = await openPortal({ path, host });
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await allSettled(detailsChanged, { scope: before, params: completeForm });
    const scope = await openPortal({ path: `${path}?step=payment`, host, isReload: true });
    await expect.element(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    return scope;
  };
  const send = () => page.getByRole('button', { name: /^Register, .+ by invoice$/ }).click();
  const refusal = (code: string) => ({ status: code === 'not_found' ? 404 : 409, body: { message: 'No.', code } });

  it('stores the step in the cart and opens there after a reload without the address (S3.48, D.74)', async () => {
    const host = hostThat({});
    await openPortal({ path, host });
    await page.getByRole('button', { name: 'Continue' }).click();
    await vi.waitFor(() => expect(localStorage.getItem('berry-cart')).toContain('"step":1'));
    await openPortal({ path, host, isReload: true });
    await expect.element(page.getByLabelText('Street and number')).toBeVisible();
    await vi.waitFor(() => expect(location.search).toBe('?step=details'));
  });

  it('of a course that is full by now leads to the waiting list, with the cart (D.321)', async () => {
    const scope = await openLastStep(refusal('course_full'));
    await send();
    await expect.element(page.getByText('The course is full', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    expect(JSON.stringify(scope.getState($cart))).toContain(completeForm.billing.street);
    await page.getByRole('checkbox', { name: /join the waiting list/i }).click();
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await vi.waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({
          method: 'POST',
          body: expect.objectContaining({ joinWaitingList: true }) as unknown,
        }),
      ),
    );
  });

  it.each([
    ['not_found', 'There is no such course'],
    ['course_closed', 'Registration has ended'],
  ])('of a course with %s opens the page that says so, with the cart (D.321)', async (code, title) => {
    const scope = await openLastStep(refusal(code));
    await send();
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
    expect(JSON.stringify(scope.getState($cart))).toContain(completeForm.billing.street);
    expect(localStorage.getItem('berry-cart')).toContain(completeForm.billing.street);
  });
});
