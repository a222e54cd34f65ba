import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import english from './platform/i18n/en/portal.json';
import { paths } from './platform/navigation/paths';
import { openPortal } from './testing/portal-page';

const main = () => page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the error page', () => {
  it.each([
    [paths.error, 'error', null],
    [paths.serverError, 'serverError', '500'],
    ['/no-such-page', 'notFound', '404'],
  ] as const)(
    'at %s says what happened, with its code, and leads to the start (S2.8, S2.9, S8.10, S8.11)',
    async (path, kind, code) => {
      await openPortal({ path, user: null });
      const { title, text } = english.errors[kind];
      await expect.element(heading(code === null ? title : `Error ${code}: ${title}`)).toBeVisible();
      await expect.element(main().getByText(text)).toBeVisible();
      const digits = /[45]\d\d/.exec(main().element().textContent)?.[0] ?? null;
      expect(digits).toBe(code);
      await expect.element(main().getByRole('button', { name: english.errors.reload })).not.toBeInTheDocument();
      await main().getByRole('link', { name: english.errors.home }).click();
      await vi.waitFor(() => expect(location.pathname).toBe('/'));
      await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  );
});

describe('a prerendered page', () => {
  it.each([paths.privacyPolicy, paths.register])(
    'is marked as usable once it is rendered: %s (D.132)',
    async (path) => {
      delete document.documentElement.dataset['hydrated'];
      await openPortal({ path, user: null });
      await vi.waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
    },
  );
});
