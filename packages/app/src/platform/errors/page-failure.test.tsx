import { describe, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../pages';
import { openPortal, requests } from '../../testing/portal-page';
import english from '../i18n/en/portal.json';
import french from '../i18n/fr/portal.json';
import { LoadError } from '../navigation/loadable';
import { routeAt } from '../navigation/routes';

const words = english.errors;
const navigate = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

function Broken(): never {
  throw new Error('broken');
}

/** Replaces the code of a page until the test ends. */
function replacePage(path: string, load: () => Promise<never> | Promise<{ Component: () => never }>) {
  const spy = vi.spyOn(pageOf(routeAt(path)), 'load').mockImplementation(load);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // of React
});

describe('a page that throws', () => {
  it('is replaced by a message in the shell, is logged, and does not prevent the next page (D.134)', async () => {
    const broken = Promise.resolve({ Component: Broken });
    replacePage('/video', () => broken);
    await openPortal({ path: '/video' });
    await expect.element(page.getByText(words.error.title)).toBeVisible();
    await expect.element(page.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('button', { name: words.reload })).toBeVisible();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('could not be rendered'), expect.any(Error));
    await navigate('Statistics');
    await expect.element(heading('Global Statistics')).toBeVisible();
    await expect.element(page.getByText(words.error.title)).not.toBeInTheDocument();
  });

  it('without the shell is replaced by a message with the logo as a link to the start (D.134)', async () => {
    const broken = Promise.resolve({ Component: Broken });
    replacePage('/privacy-policy', () => broken);
    await openPortal({ path: '/privacy-policy', user: null });
    await expect.element(page.getByRole('main').getByText(words.error.title)).toBeVisible();
    await page.getByRole('link', { name: 'Attesta' }).click();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('a page whose code cannot be loaded', () => {
  it('keeps the shell, and is loaded again by its button (D.134)', async () => {
    let failed: Promise<never> | null = null;
    const forget = vi.fn<() => void>(() => spy.mockRestore());
    const spy = replacePage('/video', () => {
      failed ??= Promise.reject(new LoadError(new Error('offline'), forget));
      failed.catch(() => null);
      return failed;
    });
    await openPortal({ path: '/video', preferences: { i18n: 'fr' } });
    await expect.element(page.getByText(french.errors.loadFailed.title)).toBeVisible();
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('button', { name: french.errors.reload })).toBeVisible();
    expect(forget).toHaveBeenCalled();
    await page.getByRole('button', { name: french.errors.loadFailed.retry }).click();
    await expect.element(heading(french.titles.video)).toBeVisible();
  });
});

describe('a server that cannot be reached', () => {
  it('is reported above the page until a request that the portal repeats succeeds (D.133)', async () => {
    let isDown = true;
    const down = { status: 503, body: '' };
    await openPortal({
      path: '/register-course/mdr',
      host: {
        'GET /api/courses/mdr': () => (isDown ? down : { status: 404, body: { message: 'No.', code: 'not_found' } }),
        'GET /api/course-registrations': () => (isDown ? down : { body: { registrations: [] } }),
      },
    });
    const user = '/api/get-authenticated-user';
    const region = page.getByRole('region', { name: english.connection.label });
    await expect.element(region.getByText(english.connection.unreachable.title)).toBeVisible();
    const before = requests.filter(({ path }) => path === user).length;
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(requests.filter(({ path }) => path === user).length).toBeGreaterThan(before));
    await expect.element(page.getByText(english.connection.unreachable.title)).not.toBeInTheDocument();
  });
});
