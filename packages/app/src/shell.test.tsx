import { fr } from '@attesta/ui/locale/fr';
import { allSettled, createWatch } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from './platform/i18n/en/portal.json';
import french from './platform/i18n/fr/portal.json';
import { getFx } from './platform/http/request';
import { $token } from './platform/http/token';
import { routeAt } from './platform/navigation/routes';
import { preferencesChanged } from './platform/preferences/model';
import { $user, sessionEnded } from './platform/session/model';
import { $drawerOpen, drawerOpenChanged } from './platform/shell/drawer';
import { notify, snackbarChanged } from './platform/toasts/model';
import { operatorResponse } from './testing/people';
import { openPortal, pending, requests } from './testing/portal-page';

const dashboard = '/dashboard/market-operator/default';
const list = '/dashboard/market-operator/list-medical-devices';
const body = {
  ...operatorResponse,
  roles: [{ name: 'notified_body' }],
  user_notified_body_request_status: 'approved',
  notified_body: { name: 'Certis', logo_url: null },
};
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const labels = fr('fr');
const shell = () => page.elementLocator(document.querySelector('[data-part="app-shell"]')!);
const bar = () => page.getByRole('banner');
const drawer = () => document.querySelector<HTMLElement>('[data-slot="drawer"]')!;
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathname = () => location.pathname;
const opened = () => expect.element(page.getByRole('main')).toBeVisible();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the shell', () => {
  it('has the logo of the portal on the hub, and that of the role on the dashboards, as a link (S2.73, S2.74, S2.75, D.53, D.54)', async () => {
    await openPortal();
    const onHub = bar().getByRole('link', { name: 'Attesta', exact: true });
    await expect.element(onHub).toHaveAttribute('href', '/nexus');
    expect(onHub.element().querySelector('[data-part="logo"]')).toHaveAttribute('data-variant', 'portal');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }).click();
    const onDashboard = bar().getByRole('link', { name: 'Attesta, market operator' });
    await expect.element(onDashboard).toHaveAttribute('href', dashboard);
    expect(onDashboard.element().querySelector('[data-part="logo"]')).toHaveAttribute(
      'data-variant',
      'market-operator',
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click();
    await vi.waitFor(() => expect(pathname()).toBe('/dashboard/statistics'));
    await onDashboard.click();
    await vi.waitFor(() => expect(pathname()).toBe(dashboard));
    expect(requests.filter(({ path }) => path === '/api/get-authenticated-user')).toHaveLength(1); // no reload
  });

  it('has the logo of a notified body on its dashboards (S2.73, S2.75, D.53)', async () => {
    await openPortal({ path: '/dashboard/notified-body/analytics', user: body });
    const link = bar().getByRole('link', { name: 'Attesta, notified body' });
    await expect.element(link).toHaveAttribute('href', '/dashboard/notified-body/default');
    expect(link.element().querySelector('[data-part="logo"]')).toHaveAttribute('data-variant', 'notified-body');
  });

  it('limits the width of pages, or not, as preferred (S3.28)', async () => {
    const scope = await openPortal({ width: 2200 });
    await opened();
    const width = () => document.querySelector('main > div')!.getBoundingClientRect().width;
    expect(document.querySelector('[data-part="app-shell"]')).toHaveAttribute('data-container');
    const limited = width();
    expect(document.documentElement).toHaveAttribute('data-container', 'fixed');
    await allSettled(preferencesChanged, { scope, params: { container: false } });
    await vi.waitFor(() => expect(width()).toBeGreaterThan(limited));
    expect(document.documentElement).toHaveAttribute('data-container', 'full');
  });

  it('keeps the open state of the drawer in the shared cache, and follows it (S2.61, S4.47, D.64)', async () => {
    const scope = await openPortal();
    await opened();
    expect(scope.getState($drawerOpen)).toBeNull();
    await bar().getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(() => scope.getState($drawerOpen)).toBe(false);
    await expect.element(shell()).toHaveAttribute('data-drawer', 'closed');
    await allSettled(drawerOpenChanged, { scope, params: true });
    await expect.element(shell()).toHaveAttribute('data-drawer', 'open');
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(scope.getState($drawerOpen)).toBeNull();
  });

  it('shows a rail instead of a closed drawer as preferred (S3.19, D.61)', async () => {
    await openPortal({ preferences: { miniDrawer: true } });
    await opened();
    await expect.element(shell()).toHaveAttribute('data-rail');
  });

  it('shows the menu as a bar as preferred (S2.60, S3.18)', async () => {
    const scope = await openPortal();
    await opened();
    await expect.element(shell()).toHaveAttribute('data-layout', 'vertical');
    await allSettled(preferencesChanged, { scope, params: { menuOrientation: 'horizontal' } });
    await expect.element(shell()).toHaveAttribute('data-layout', 'horizontal');
    const menuBar = document.querySelector('[data-slot="menu-bar"]')!;
    expect(menuBar.querySelector('[data-part="nav-bar"]')).not.toBeNull();
    await vi.waitFor(() => expect(menuBar.textContent).toContain(english.groups.medicalDevices));
  });

  it('has the logo and the menu in the drawer of a small screen, and closes it by its button (S2.62)', async () => {
    await openPortal({ width: 390 });
    await opened();
    await bar().getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(drawer().querySelector('[data-slot="drawer-brand"] [data-part="logo"]')).not.toBeNull();
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Your devices' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
    await expect.element(shell()).toHaveAttribute('data-drawer', 'closed');
  });

  it('marks the entry of the current page, with its icon (S2.54)', async () => {
    await openPortal({ path: list });
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Your devices' });
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    expect(entry.element().querySelector('svg')).not.toBeNull();
  });

  it('shows breadcrumbs that are links, but not on the hub (S2.63, D.127)', async () => {
    await openPortal({ path: list });
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    for (const word of ['Dashboard', english.groups.medicalDevices, english.menu.yourDevices])
      await vi.waitFor(() => expect(crumbs.element().textContent).toContain(word));
    await crumbs.getByRole('link', { name: 'Dashboard' }).click();
    await vi.waitFor(() => expect(pathname()).toBe(dashboard));
    expect(requests.filter(({ path }) => path === '/api/get-authenticated-user')).toHaveLength(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Nexus' }).click();
    await vi.waitFor(() => expect(pathname()).toBe('/nexus'));
    await expect.element(crumbs).not.toBeInTheDocument();
  });

  it('is in the language of the user, names for screen readers included (S1.18)', async () => {
    await openPortal({ path: dashboard, preferences: { i18n: 'fr' }, width: 390 });
    await expect.element(page.getByText(labels.appShell.skip)).toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: labels.breadcrumbs.breadcrumbs })).toBeInTheDocument();
    expect(drawer().querySelector('nav')).toHaveAttribute('aria-label', labels.appShell.navigation);
    for (const name of [french.shell.toDark, labels.settingsPopup.title, french.commands.search])
      await expect.element(bar().getByRole('button', { name })).toBeInTheDocument();
    await expect
      .element(bar().getByRole('button', { name: new RegExp(labels.languagePicker.language) }))
      .toBeInTheDocument();
    await expect.element(bar().getByRole('link', { name: french.shell.logoOperator })).toBeInTheDocument();
    await bar().getByRole('button', { name: labels.appShell.menu, exact: true }).click();
    await expect.element(page.getByRole('button', { name: labels.appShell.closeMenu })).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: labels.appShell.menu })).toBeVisible();
    for (const word of [french.groups.medicalDevices, french.menu.yourDevices])
      expect(drawer().textContent).toContain(word);
    expect(document.title).toContain(french.titles.marketOperatorDashboard);
    expect(document.documentElement.lang).toBe('fr');
    expect(document.cookie).toContain('attesta-language=fr');
  });

  it('retries a failed read five seconds later (S7.23)', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0); // SWR multiplies the interval by a random factor
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const times: number[] = [];
    const fail = () => {
      times.push(performance.now());
      return { status: 503, body: { code: 'busy', message: 'Later.' } };
    };
    await openPortal({ path: '/register-course/mdr', host: { 'GET /api/courses/mdr': fail } });
    await vi.waitFor(() => expect(times).toHaveLength(2), { timeout: 25_000 });
    const delays = timer.mock.calls.map(([, delay]) => delay);
    random.mockRestore();
    timer.mockRestore();
    expect(times[1]! - times[0]!).toBeGreaterThan(4900);
    expect(delays).toContain(5000);
  }, 40_000);

  it.each([
    ...[dashboard, list, '/dashboard/statistics', '/courses', '/register-course/mdr'].map(
      (path) => ['an operator', path, operatorResponse] as const,
    ),
    ...['/dashboard/notified-body/gantt', '/dashboard/notified-body/analytics'].map(
      (path) => ['a notified body', path, body] as const,
    ),
  ])('sends every read of %s at %s by the GET helper (D.126)', async (_, path, user) => {
    const read: string[] = [];
    const stop = getFx.watch(({ path: sent }) => void read.push(sent));
    await openPortal({ path, user });
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const received = () => requests.flatMap((request) => (request.method === 'GET' ? [request.path] : []));
    await vi.waitFor(() => expect(read.toSorted()).toEqual(received().toSorted()));
    expect(read).toContain('/api/get-authenticated-user');
    stop();
  });

  it('redirects from a page of the hub to the redirect path of its route (S4.33)', async () => {
    const route = routeAt('/video');
    Object.assign(route, { redirect: '/codes' });
    try {
      await openPortal({ path: '/video' });
      await vi.waitFor(() => expect(pathname()).toBe('/codes'));
      await expect.element(heading(english.titles.codes)).toBeVisible();
    } finally {
      delete route.redirect;
    }
  });

  it('says that a request takes long after the time of the fetch cache (S7.25)', async () => {
    await openPortal({ path: '/register-course/mdr', host: { 'GET /api/courses/mdr': pending } });
    await expect.element(page.getByText(english.loadingSlow).first()).toBeVisible();
  });

  it('reports a lost connection above the page, until it is back (D.133)', async () => {
    await openPortal();
    await opened();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.element(page.getByText('You are offline')).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('You are offline')).not.toBeInTheDocument();
    online.mockRestore();
  });

  it('links to the configuration from a page that needs it (D.174)', async () => {
    await openPortal({ path: list, user: { ...operatorResponse, account_configured: false } });
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /configur/i }))
      .toHaveAttribute('href', `/account-configuration?to=${list}`);
    await expect.element(heading(english.titles.yourDevices)).toBeVisible();
  });
});

describe('the account menu', () => {
  const open = (name = 'Account of Ana Pop') => bar().getByRole('button', { name }).click();

  it('shows name and role, in the language of the user (S2.76, S2.85)', async () => {
    await openPortal();
    await open();
    await expect.element(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
    await expect.element(page.getByText('Market Operator', { exact: true })).toBeVisible();
    // The role with spaces instead of underscores, each word capitalised.
    for (const [role, label] of [
      ['notified_body', 'Notified Body'],
      ['candidate', 'Candidate'],
    ] as const) {
      await openPortal({ user: { ...body, roles: [{ name: role }] } });
      await open();
      await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    }
    await openPortal({ preferences: { i18n: 'fr' } });
    await open(labels.accountMenu.account('Ana Pop'));
    await expect.element(page.getByText(french.roles.market_operator, { exact: true })).toBeVisible();
    for (const id of ['home', 'eTool', 'settings', 'logout'] as const)
      await expect
        .element(page.getByRole('menuitem', { name: new RegExp(`^${french.accountMenu[id]}`) }))
        .toBeVisible();
    await expect
      .element(page.getByRole('menuitem', { name: `${french.accountMenu.eTool} ${french.shell.newTab}` }))
      .toBeVisible();
  });

  it('shows the address of a user without a name', async () => {
    await openPortal({ user: { ...operatorResponse, first_name: '', last_name: '' } });
    await expect.element(bar().getByRole('button', { name: 'Account of ana@example.org' })).toBeVisible();
  });

  it('opens the external services in a new tab, with the token and for the role (S2.79, S2.80, S2.81, S2.82, D.51)', async () => {
    await openPortal({ user: body });
    await open();
    const tool = page.getByRole('menuitem', { name: /E-Tool/ });
    await expect.element(tool).toHaveAttribute('href', expect.stringMatching(/[?&]token=t1$/));
    await expect.element(tool).toHaveAttribute('target', '_blank');
    await expect.element(page.getByRole('menuitem', { name: /Job board/i })).toHaveAttribute('target', '_blank');
    expect(tool.element().querySelectorAll('svg')).toHaveLength(2);
  });

  it('opens home and the settings of the role without a reload, and signs out (S2.78, S2.83, S2.84, S4.14, S4.15)', async () => {
    const scope = await openPortal({ path: dashboard, host: { 'DELETE /api/logout': { status: 204 } } });
    await open();
    await page.getByRole('menuitem', { name: 'Account settings' }).click();
    await vi.waitFor(() => expect(pathname()).toBe('/account-settings/market-operator'));
    await expect.element(heading(english.titles.accountSettings)).toHaveFocus();
    await open();
    await page.getByRole('menuitem', { name: 'Home' }).click();
    await vi.waitFor(() => expect(pathname()).toBe('/nexus'));
    expect(requests.filter(({ path }) => path === '/api/get-authenticated-user')).toHaveLength(1);
    await open();
    await expect.element(page.getByRole('separator')).toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await vi.waitFor(() => expect(pathname()).toBe('/'));
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(scope.getState($user)).toBeNull();
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual([null, null]);
    await vi.waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ path: '/api/logout', token: 't1' })),
    );
  });

  it('only logs that signing out failed on the server (S4.16)', async () => {
    const scope = await openPortal({ host: { 'DELETE /api/logout': { status: 500, body: { message: 'Broken.' } } } });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const notified = vi.fn<() => void>();
    createWatch({ unit: notify, scope, fn: notified });
    await open();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await vi.waitFor(() =>
      expect(warned).toHaveBeenCalledWith(
        'Attesta: the session could not be ended on the server',
        expect.objectContaining({ message: 'Broken.' }),
      ),
    );
    expect(scope.getState($user)).toBeNull();
    expect(notified).not.toHaveBeenCalled();
    for (const alert of document.querySelectorAll('[role="alert"]')) expect(alert.textContent).toBe('');
  });

  it('shows the photo, or the logo of the organisation, or the initials (S2.86, S2.87, D.150)', async () => {
    const avatar = () =>
      bar()
        .getByRole('button', { name: /^Account of/ })
        .element()
        .querySelector('[data-part="avatar"]');
    const user = { ...operatorResponse, market_operator: { name: 'Corvia', logo_url: picture } };
    await openPortal({ user: { ...user, photo_url: picture } });
    await vi.waitFor(() => expect(avatar()).toHaveAttribute('data-photo'));
    await openPortal({ user });
    await vi.waitFor(() => expect(avatar()).toHaveAttribute('data-logo'));
    await openPortal();
    await vi.waitFor(() => expect(avatar()).toHaveTextContent('AP'));
  });
});

describe('toasts', () => {
  const host = () => page.elementLocator(document.querySelector('[data-part="snackbar-host"]')!);
  const region = () => page.getByRole('region', { name: 'Notifications, F6' });

  it('have the position, transition and look of the snackbar slice (S3.31, S3.32, S3.33, S3.34, S3.36, S3.37, S3.39)', async () => {
    const scope = await openPortal();
    await allSettled(notify, { scope, params: { message: 'Pulsora was saved.', tone: 'success', persist: true } });
    await expect.element(region()).toHaveTextContent('Success: Pulsora was saved.');
    const given = { transition: 'Fade', variant: 'default', vertical: 'bottom', horizontal: 'right' };
    for (const [name, value] of Object.entries(given))
      await expect.element(host()).toHaveAttribute(`data-${name}`, value);
    await expect.element(host()).not.toHaveAttribute('data-dense');
    const toast = document.querySelector('[data-part="snackbar"]')!;
    expect(toast).toHaveAttribute('data-tone', 'success');
    expect(toast.querySelector('[data-slot="icon"]')).not.toBeNull();
    await expect.element(region().getByRole('button', { name: 'Close notification' })).toBeVisible();
    await allSettled(snackbarChanged, {
      scope,
      params: {
        anchor: { vertical: 'top', horizontal: 'left' },
        transition: 'Slide',
        variant: 'alert',
        dense: true,
        iconVariant: 'none',
      },
    });
    const changed = { transition: 'Slide', variant: 'filled', vertical: 'top', horizontal: 'left', dense: 'true' };
    for (const [name, value] of Object.entries(changed))
      await expect.element(host()).toHaveAttribute(`data-${name}`, value);
    await vi.waitFor(() => expect(toast.querySelector('[data-slot="icon"]')).toBeNull());
    await allSettled(snackbarChanged, { scope, params: { alert: { color: 'success', variant: 'outlined' } } });
    await expect.element(host()).toHaveAttribute('data-variant', 'outlined');
    await allSettled(notify, {
      scope,
      params: { message: 'Saved.', action: { label: 'Undo', onAction: () => undefined } },
    });
    await allSettled(snackbarChanged, { scope, params: { close: false } });
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('[data-part="snackbar"]')].at(-1)).toHaveAttribute('data-bare'),
    );
  });

  it('are in the language of the user, and count repetitions (S1.18, D.70)', async () => {
    const scope = await openPortal({ preferences: { i18n: 'fr' } });
    await expect
      .element(page.getByRole('navigation', { name: labels.appShell.navigation }).first())
      .toBeInTheDocument();
    for (const tone of ['info', 'success', 'warning', 'error', 'error'] as const)
      await allSettled(notify, { scope, params: { message: `Pulsora ${tone}`, tone, persist: true } });
    await expect.element(page.getByRole('region', { name: labels.snackbar.region })).toBeVisible();
    await expect.element(page.getByRole('button', { name: labels.snackbar.close }).first()).toBeVisible();
    await vi.waitFor(() => {
      const text = document.querySelector('[data-part="snackbar-host"]')!.textContent;
      for (const word of [labels.snackbar.success, labels.snackbar.warning, labels.snackbar.error, '2 fois'])
        expect(text).toContain(word);
    });
  });
});

describe('the command palette', () => {
  it('opens by its button and by Control+K, finds pages, and opens them (D.175)', async () => {
    await openPortal();
    await opened();
    await bar().getByRole('button', { name: 'Search' }).click();
    const palette = page.getByRole('dialog', { name: 'Search and actions' });
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(palette.getByRole('combobox'), 'Global Statistics');
    await expect.element(palette.getByRole('option', { name: /Global Statistics/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(pathname()).toBe('/dashboard/statistics'));
  });

  it('changes mode and language, and signs out (D.175)', async () => {
    const scope = await openPortal({ host: { 'DELETE /api/logout': { status: 204 } } });
    await opened();
    const run = async (text: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.fill(page.getByRole('dialog').getByRole('combobox'), text);
      await expect.element(page.getByRole('option').first()).toBeVisible();
      await userEvent.keyboard('{Enter}');
    };
    await run('dark mode');
    await vi.waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'));
    await run('Română');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ro'));
    await run('Deconectare');
    await vi.waitFor(() => expect(scope.getState($user)).toBeNull());
  });
});
