import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $token } from '../../platform/http/token';
import { paths } from '../../platform/navigation/paths';
import { $user } from '../../platform/session/model';
import { operatorResponse, registeredResponse } from '../../testing/people';
import { openPortal, requests, sent, showsToast, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/signIn.json';

const email = 'ana@example.org';
const password = 'a long sentence';
const userCall = { 'GET /api/get-authenticated-user': { body: { user: operatorResponse } } };
const visit = (path: string, host: Host = {}) => openPortal({ path, user: null, host });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = () => location.pathname + location.search + location.hash;

/** Fills in the form of the sign-in page and sends it. */
async function signIn(): Promise<void> {
  await userEvent.fill(field(english.signIn.email), email);
  await userEvent.fill(field(english.signIn.password), password);
  await button(english.signIn.submit).click();
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('sign-in', () => {
  it('stores the token, sends it with the next reads, and greets the user at the next visit (D.56)', async () => {
    const scope = await visit('/', {
      'POST /api/login': { body: { token: 't2', user: operatorResponse } },
      ...userCall,
    });
    await expect.element(heading(english.signIn.welcome)).toBeVisible();
    await signIn();
    await expect.element(heading('Welcome, Ana')).toBeVisible();
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual(['t2', 't2']);
    expect(sent('POST /api/login')[0]).toMatchObject({ token: null, body: { email, password } });
    await vi.waitFor(() => expect(sent('GET /api/courses')[0]!.token).toBe('t2'));
    localStorage.removeItem('serviceToken');
    await openPortal({ path: '/', user: null, isReload: true });
    await expect.element(heading(english.signIn.welcomeBack)).toBeVisible();
  });

  it('loads the code that sends the form while the browser is idle, because the connection may be lost later', async () => {
    const idle = vi.spyOn(globalThis, 'requestIdleCallback');
    await visit('/');
    await expect.poll(() => idle.mock.calls.length).toBeGreaterThan(0);
    idle.mockRestore();
  });

  it('names empty fields, focuses the first, and sends nothing', async () => {
    await visit('/');
    await button(english.signIn.submit).click();
    await expect.element(field(english.signIn.email)).toHaveFocus();
    await expect.element(field(english.signIn.email)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(english.signIn.password)).toHaveAttribute('aria-invalid', 'true');
    expect(sent('POST /api/login')).toEqual([]);
  });

  it('explains a refusal, and a server that cannot be reached, and can be tried again (S8.3)', async () => {
    const responses = [
      { status: 401, body: { code: 'wrong_credentials', message: 'The address or the password is wrong.' } },
      { status: 502, body: '' },
      { body: { token: 't2', user: operatorResponse } },
    ];
    await visit('/', { 'POST /api/login': () => responses.shift()!, ...userCall });
    await signIn();
    await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(address()).toBe('/');
    await button(english.signIn.submit).click();
    await expect.element(page.getByText(english.signIn.unreachableTitle)).toBeVisible();
    await button(english.signIn.submit).click();
    await expect.element(heading('Welcome, Ana')).toBeVisible();
  });

  it('asks for the code in a second step, with a title of its own, and returns from it (D.115)', async () => {
    const second = { status: 403, body: { message: 'Enter the code.', code: 'second_factor_required' } };
    const wrong = { status: 403, body: { message: 'No.', code: 'invalid', fields: { one_time_code: 'wrong_code' } } };
    const responses = [
      second,
      second,
      wrong,
      { body: { token: 't2', user: operatorResponse, recovery_codes_left: 2 } },
    ];
    await visit('/', { 'POST /api/login': () => responses.shift()!, ...userCall });
    await signIn();
    await expect.element(field(english.secondStep.code)).toHaveFocus();
    await vi.waitFor(() => expect(document.title).toContain(english.secondStep.title));
    await expect.element(page.getByText(email)).toBeVisible();
    await button(english.secondStep.back).click();
    await signIn();
    await expect.element(field(english.secondStep.code)).toHaveFocus();
    await button(english.signIn.submit).click();
    await expect.element(field(english.secondStep.code)).toHaveAttribute('aria-invalid', 'true');
    expect(sent('POST /api/login')).toHaveLength(2);
    await userEvent.fill(field(english.secondStep.code), '111111');
    await button(english.signIn.submit).click();
    await vi.waitFor(() => expect(sent('POST /api/login')).toHaveLength(3));
    await expect.element(field(english.secondStep.code)).toHaveFocus();
    await button(english.secondStep.useRecovery).click();
    await userEvent.fill(field(english.secondStep.recoveryCode), 'aaaa-bbbb');
    await button(english.signIn.submit).click();
    await expect.element(heading('Welcome, Ana')).toBeVisible();
    expect(sent('POST /api/login').at(-1)!.body).toEqual({ email, password, one_time_code: 'aaaa-bbbb' });
    await showsToast('You signed in with a recovery code. 2 codes are left.');
  });
});

describe('registration', () => {
  const response: Host = { 'POST /api/register': { body: { user: registeredResponse } } };
  const fill = async () => {
    await userEvent.fill(field('First name'), 'Ana');
    await userEvent.fill(field(english.register.email), email);
    await userEvent.fill(field(english.register.password), password);
    await page.getByRole('combobox', { name: english.register.role }).click();
    await page.getByRole('option', { name: /^Innovator/ }).click();
  };

  it('leads to the page about the mail, which sends it again; nobody is signed in (S4.13)', async () => {
    const scope = await visit(paths.register, {
      ...response,
      'POST /api/resend-verification': { body: { accepted: true } },
    });
    await fill();
    await button(english.register.submit).click();
    await expect.element(heading(english.checkMail.title)).toBeVisible();
    await expect.element(page.getByText(email)).toBeVisible();
    expect(sent('POST /api/register')[0]!.body).toMatchObject({ email, role: 'innovator' });
    expect(scope.getState($token)).toBeNull();
    await button(english.signIn.resend).click();
    await expect.element(page.getByRole('status').getByText(english.checkMail.resent)).toBeVisible();
    expect(sent('POST /api/resend-verification')[0]!.body).toEqual({ email });
    await page.getByRole('link', { name: english.forgot.back }).click();
    await expect.element(heading(english.signIn.welcome)).toBeVisible();
  });

  it('shows what the server refuses at its field, with the message above', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.', fields: { password: 'too_common' } } };
    await visit(paths.register, { 'POST /api/register': refused });
    await fill();
    await button(english.register.submit).click();
    await expect.element(field(english.register.password)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    expect(address()).toBe(paths.register);
  });

  it('gives the address to the password manager when the mailed link is opened in the tab (S1.16)', async () => {
    await visit(paths.register, response);
    await fill();
    await button(english.register.submit).click();
    await expect.element(heading(english.checkMail.title)).toBeVisible();
    await openPortal({ path: `${paths.checkMail}?token=abc`, user: null, isReload: true });
    await expect.element(field(english.verify.password)).toBeVisible();
    await vi.waitFor(() =>
      expect(document.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe(email),
    );
  });
});

describe('a forgotten password', () => {
  it('is reset for the address that was typed at sign-in, and the link is sent again (S7.12)', async () => {
    await visit('/', { 'POST /api/forgot-password': { body: { accepted: true } } });
    await userEvent.fill(field(english.signIn.email), email);
    await page.getByRole('link', { name: english.signIn.forgot }).click();
    await expect.element(field(english.forgot.email)).toHaveValue(email);
    await button(english.forgot.submit).click();
    await expect.element(heading(english.checkMail.title)).toBeVisible();
    await expect.element(page.getByText(`If ${email} is registered`, { exact: false })).toBeVisible();
    await button(english.signIn.resend).click();
    await expect.element(page.getByRole('status').getByText(english.checkMail.resentReset)).toBeVisible();
    expect(sent('POST /api/forgot-password').map(({ body }) => body)).toEqual(
      Array(2).fill({ email, redirect_url: `${location.origin}${paths.signIn}` }),
    );
  });

  it('is reset for the address that a password manager filled in without an event (D.658)', async () => {
    await visit('/', { 'POST /api/forgot-password': { body: { accepted: true } } });
    await expect.element(field(english.signIn.email)).toBeVisible();
    (field(english.signIn.email).element() as HTMLInputElement).value = email;
    await page.getByRole('link', { name: english.signIn.forgot }).click();
    await expect.element(field(english.forgot.email)).toHaveValue(email);
  });

  it('is announced for the address that was read, not for the text that was pasted (D.698)', async () => {
    await visit(paths.forgotPassword, { 'POST /api/forgot-password': { body: { accepted: true } } });
    await userEvent.fill(field(english.forgot.email), `<mailto:${email.toUpperCase()}>`);
    await button(english.forgot.submit).click();
    await expect.element(page.getByText(`If ${email} is registered`, { exact: false })).toBeVisible();
  });

  it('is set by the mailed link, whose token leaves the address; sign-in says so once (S4.51, D.109)', async () => {
    await visit(`${paths.resetPassword}?token=abc`, {
      'GET /api/mailed-link': { body: { email } },
      'PUT /api/change-password': { body: {} },
    });
    await vi.waitFor(() => expect(address()).toBe(paths.resetPassword));
    await expect.element(page.getByText(email)).toBeVisible();
    expect(sent('GET /api/mailed-link')[0]!.headers['link-token']).toBe('abc');
    await userEvent.fill(field(english.reset.password), password);
    await button(english.reset.submit).click();
    await expect.element(page.getByText(english.signIn.passwordChanged)).toBeVisible();
    expect(sent('PUT /api/change-password')[0]!.body).toEqual({ token: 'abc', password });
    expect(address()).toBe(paths.signIn);
    await vi.waitFor(() => expect((history.state as { usr?: unknown }).usr ?? null).toBeNull());
  });

  it('asks for another link if the link is used or incomplete', async () => {
    const used = { status: 400, body: { code: 'link_used', message: 'Used.' } };
    await visit(`${paths.resetPassword}?token=abc`, { 'GET /api/mailed-link': used });
    await expect
      .element(page.getByRole('link', { name: english.reset.again }))
      .toHaveAttribute('href', paths.forgotPassword);
    await visit(paths.resetPassword);
    await expect.element(page.getByText(english.reset.noToken)).toBeVisible();
  });
});

describe('the mailed link of a registration', () => {
  const link = { 'GET /api/mailed-link': { body: { email } } };

  it('sets the password and signs in, without a way back to the link (S1.16)', async () => {
    const scope = await visit(`${paths.checkMail}?token=abc`, {
      ...link,
      ...userCall,
      'POST /api/verify-email': { body: { token: 't2', user: operatorResponse } },
    });
    await expect.element(heading(english.verify.title)).toBeVisible();
    await vi.waitFor(() => expect(address()).toBe(paths.checkMail));
    await userEvent.fill(field(english.verify.password), password);
    await button(english.verify.submit).click();
    await expect.element(heading('Welcome, Ana')).toBeVisible();
    expect(sent('POST /api/verify-email')[0]!.body).toEqual({ token: 'abc', password });
    expect(scope.getState($token)).toBe('t2');
    expect(sessionStorage.getItem('attesta-registered-email')).toBeNull();
  });

  it('leads to sign-in if the host signs nobody in', async () => {
    await visit(`${paths.checkMail}?token=abc`, {
      ...link,
      'POST /api/verify-email': { body: { user: operatorResponse } },
    });
    await userEvent.fill(field(english.verify.password), password);
    await button(english.verify.submit).click();
    await expect.element(heading(english.verify.verified)).toBeVisible();
    await expect.element(page.getByRole('link', { name: english.signIn.submit })).toHaveAttribute('href', paths.signIn);
  });

  it('explains a refused password at its field, and keeps the link', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.', fields: { password: 'too_common' } } };
    await visit(`${paths.checkMail}?token=abc`, { ...link, 'POST /api/verify-email': refused });
    await userEvent.fill(field(english.verify.password), password);
    await button(english.verify.submit).click();
    await expect.element(field(english.verify.password)).toHaveAttribute('aria-invalid', 'true');
  });

  it('that is no longer valid is sent again to the address (S1.16)', async () => {
    await visit(`${paths.checkMail}?token=abc`, {
      'GET /api/mailed-link': { status: 400, body: { code: 'link_invalid', message: 'No.' } },
      'POST /api/resend-verification': { body: { accepted: true } },
    });
    await userEvent.fill(field(english.signIn.email), email);
    await button(english.verify.renewSubmit).click();
    await expect.element(page.getByText(english.checkMail.resent)).toBeVisible();
    expect(sent('POST /api/resend-verification')[0]!.body).toEqual({ email });
  });
});

describe('the mailed link of a change of the address', () => {
  const link = { 'GET /api/mailed-link': { body: { email: 'new@example.org' } } };

  it('is confirmed by a button, after which the user is fetched again (D.154)', async () => {
    const changed = { ...operatorResponse, email: 'new@example.org' };
    let user: object = operatorResponse;
    const scope = await openPortal({
      path: `${paths.confirmEmail}?token=abc`,
      host: {
        ...link,
        'GET /api/get-authenticated-user': () => ({ body: { user } }),
        'POST /api/account/email/confirm': () => {
          user = changed;
          return { body: { confirmed: 'new', completed: true } };
        },
      },
    });
    await expect.element(page.getByText('new@example.org')).toBeVisible();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await button(english.confirmEmail.submit).click();
    await expect.element(heading(english.confirmEmail.changed)).toBeVisible();
    expect(scope.getState($user)?.email).toBe('new@example.org');
    await expect
      .element(page.getByRole('link', { name: english.confirmEmail.toSettings }))
      .toHaveAttribute('href', paths.personalSettings);
    await openPortal({ path: address(), isReload: true });
  });

  it('says that another account has the address now (D.154)', async () => {
    const taken = { status: 409, body: { code: 'email_taken', message: 'Taken.' } };
    await visit(`${paths.confirmEmail}?token=abc`, { ...link, 'POST /api/account/email/confirm': taken });
    await button(english.confirmEmail.submit).click();
    await expect.element(page.getByText(english.confirmEmail.problems.taken)).toBeVisible();
    await expect.element(page.getByRole('link', { name: english.signIn.submit })).toHaveAttribute('href', paths.signIn);
  });
});

describe('a session that cannot be checked at start', () => {
  it('is reported on the sign-in page, and opens the requested page once the check succeeds (D.133)', async () => {
    let isDown = true;
    await openPortal({
      path: paths.statistics,
      host: {
        'GET /api/get-authenticated-user': () =>
          isDown ? { status: 503, body: '' } : { body: { user: operatorResponse } },
      },
    });
    await expect
      .element(
        page.getByText('cannot be checked', { exact: false }).or(page.getByRole('main').getByRole('alert')).first(),
      )
      .toBeVisible();
    expect(localStorage.getItem('serviceToken')).toBe('t1');
    isDown = false;
    await page.getByRole('main').getByRole('button', { name: /again/i }).click();
    await expect.element(heading('Global Statistics')).toBeVisible();
  });

  it('is checked again when the connection is back, without the button (D.133)', async () => {
    let isDown = true;
    const check = () => (isDown ? { status: 503, body: '' } : { body: { user: operatorResponse } });
    await openPortal({ path: paths.statistics, host: { 'GET /api/get-authenticated-user': check } });
    await expect.element(page.getByRole('main').getByRole('button', { name: /again/i })).toBeVisible();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(heading('Global Statistics')).toBeVisible();
  });
});
