import type { AccessKey } from '@attesta/domain/access-keys/schema';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../platform/i18n/en/accessKeys.json';
import { paths } from '../../platform/navigation/paths';
import { notifiedBodyResponse } from '../../testing/people';
import { openPortal, sent, toastTone, type Host } from '../../testing/portal-page';

const outlook: AccessKey = {
  id: 'k-1',
  kind: 'calendar',
  name: 'Outlook',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  lastUsedOn: '2026-11-26',
};
const erp: AccessKey = {
  ...outlook,
  id: 'k-2',
  kind: 'api',
  name: 'ERP',
  expiresAt: '2026-11-21T10:00:00.000Z',
  lastUsedOn: null,
};

/** Opens the page with a server that stores keys. */
async function open(keys: AccessKey[], changes: Host = {}) {
  let stored = keys;
  await openPortal({
    path: paths.accessKeys,
    user: notifiedBodyResponse,
    host: {
      'GET /api/access-keys': () => ({ body: { keys: stored } }),
      'POST /api/access-keys/calendar-feeds': ({ body }) => {
        const key = { ...outlook, ...(body as { name: string }), id: 'k-3', lastUsedOn: null };
        stored = [key, ...stored];
        return { status: 201, body: { key, address: 'https://portal.example/api/calendar/windows.ics?token=abc' } };
      },
      'DELETE /api/access-keys/k-1': () => {
        stored = stored.filter(({ id }) => id !== 'k-1');
        return { body: { accepted: true } };
      },
      ...changes,
    },
  });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('calendar and API', () => {
  it('adds a feed and shows its address once (D.339)', async () => {
    await open([]);
    await expect.element(page.getByText(english.calendar.none)).toBeVisible();
    await button(english.calendar.add).click();
    await button(english.calendar.submit).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Team calendar');
    await userEvent.fill(page.getByLabelText(english.password), 'right');
    await button(english.calendar.submit).click();
    await expect.element(page.getByText('https://portal.example/api/calendar/windows.ics?token=abc')).toBeVisible();
    expect(sent('POST /api/access-keys/calendar-feeds')[0]?.body).toEqual({
      name: 'Team calendar',
      currentPassword: 'right',
    });
    await button(english.done).click();
    await expect.element(page.getByText(/token=abc/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /^Team calendar added on 20 Nov 2026 Never/ })).toBeVisible();
  });

  it('removes a feed after a confirmation (D.339)', async () => {
    await open([outlook, erp]);
    await button('Remove Outlook').click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove the feed Outlook?' });
    await dialog.getByRole('button', { name: english.calendar.remove.confirm }).click();
    await expect.poll(toastTone).toBe('success');
    await expect.element(page.getByRole('row', { name: /^Outlook/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /^ERP.* Expired/ })).toBeVisible();
  });

  it('creates a token after the password was confirmed, and shows it once (D.339)', async () => {
    const responses = [
      { status: 400, body: { code: 'invalid', message: 'Invalid.', fields: { currentPassword: 'wrong_password' } } },
      { status: 201, body: { key: { ...erp, name: 'Planner' }, token: 'attesta_api_xyz' } },
    ];
    await open([], { 'POST /api/access-keys/api-tokens': () => responses.shift()! });
    await button(english.api.add).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Planner');
    await page.getByRole('combobox', { name: english.api.validity }).click();
    await page.getByRole('option', { name: '365 days' }).click();
    const password = page.getByLabelText(english.password);
    await userEvent.fill(password, 'wrong');
    await button(english.api.submit).click();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(password, 'right');
    await button(english.api.submit).click();
    await expect.element(page.getByText('attesta_api_xyz')).toBeVisible();
    expect(sent('POST /api/access-keys/api-tokens').at(-1)?.body).toEqual({
      name: 'Planner',
      days: 365,
      currentPassword: 'right',
    });
  });

  it('offers no more when there are ten of a kind', async () => {
    await open(Array.from({ length: 10 }, (_, index) => ({ ...outlook, id: `k-${index}`, name: `Calendar ${index}` })));
    await expect.element(button(english.calendar.add)).toBeDisabled();
    await expect.element(button(english.api.add)).toBeEnabled();
  });

  it('is reached from the settings of the organisation', async () => {
    await open([]);
    await expect.element(page.getByRole('link', { name: 'Calendar and API' })).toHaveAttribute('aria-current', 'page');
  });
});
