import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../navigation/paths';
import { openPortal, type Host } from '../../testing/portal-page';
import english from '../i18n/en/problems.json';

const host: Host = {
  'GET /api/devices': { status: 403, body: { message: 'This account is not active.', code: 'account_inactive' } },
};
const error = () => page.getByRole('main').getByRole('alert');

/** Adds the settings of the server to the page. */
function setSupportEmail(supportEmail: string): void {
  const settings = document.createElement('script');
  settings.id = 'attesta-start';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ settings: { supportEmail } });
  document.body.append(settings);
  onTestFinished(() => settings.remove());
}

describe('data that an account without access asked for', () => {
  it('names whom to contact (D.238)', async () => {
    await openPortal({ path: paths.matching, host });
    await expect
      .element(error().getByText('This account is not active. Contact the administrator of the portal.'))
      .toBeVisible();
    await expect.element(error().getByRole('link')).not.toBeInTheDocument();
  });

  it('links to the address of the administrator if there is one (D.238, D.443)', async () => {
    setSupportEmail('help@portal.example');
    await openPortal({ path: paths.matching, host });
    await expect
      .element(error().getByRole('link', { name: 'Contact the administrator of the portal' }))
      .toHaveAttribute('href', 'mailto:help@portal.example');
    await expect.element(error().getByText('help@portal.example')).toBeVisible();
  });
});

describe('data that could not be loaded', () => {
  const serverError = english.call.server_error.replaceAll(/<\/?support>/g, '');

  it.each([
    ['a response that cannot be read', { status: 500, body: '<h1>Broken</h1>' }, serverError],
    ['an unknown code without a message', { status: 418, body: { code: 'teapot' } }, serverError],
    ['an unknown code with an empty message', { status: 418, body: { code: 'teapot', message: ' ' } }, serverError],
    ['an unknown code with a message', { status: 418, body: { code: 'teapot', message: 'No coffee.' } }, 'No coffee.'],
    ['a known code without a message', { status: 403, body: { code: 'forbidden' } }, english.call.forbidden],
    ['no response', { status: 503, body: '' }, english.call.wrong_services],
  ])('say what happened and what to do, and never only "Wrong Services": %s (D.680)', async (_, response, text) => {
    await openPortal({ path: paths.matching, host: { 'GET /api/devices': response } });
    await expect.element(error().getByText(text)).toBeVisible();
    expect(document.body.textContent).not.toContain('Wrong Services');
  });
});
