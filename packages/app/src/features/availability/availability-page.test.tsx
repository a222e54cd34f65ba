import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../platform/i18n/en/availability.json';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, openWindows } from './testing/open-windows';

const open = (query = '') =>
  openWindows(
    {
      ...bodyHost(),
      'GET /api/availability': ({ query: input }) => {
        const isSecond = (input as { after?: string }).after !== undefined;
        const windows = [isSecond ? windowWith({ id: 'w2', code: 'MDN1204' }) : windowWith()];
        return { body: { windows, next: isSecond ? null : 'bmV4dA' } };
      },
    },
    query,
  );
const main = page.getByRole('main');

describe.each([
  ['timeline', '', 'treegrid'],
  ['table', 'view=table', 'table'],
] as const)('the windows of a notified body as a %s', (_, view, role) => {
  const shown = (code: string) => main.getByRole(role).getByText(code).first();

  it('are loaded page by page and can be searched; the URL contains the search', async () => {
    await open(`?${view}`);
    await expect.element(shown('MDA 0203')).toBeVisible();
    await expect.element(shown('MDN 1204')).toBeVisible();
    await userEvent.fill(main.getByRole('searchbox'), 'MDN 1204');
    await vi.waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('MDN 1204'));
    await expect.element(shown('MDA 0203')).not.toBeInTheDocument();
    await expect.element(shown('MDN 1204')).toBeVisible();
    await open(`?code=MDN1204&${view}`);
    await expect.element(shown('MDN 1204')).toBeVisible();
    await expect.element(shown('MDA 0203')).not.toBeInTheDocument();
  });

  it('are shown from the first page on, and can be edited when all are loaded (D.725)', async () => {
    const rest = Promise.withResolvers<void>();
    await openWindows(
      {
        ...bodyHost(),
        'GET /api/availability': async ({ query: input }) => {
          if (!(input as { after?: string }).after) return { body: { windows: [windowWith()], next: 'bmV4dA' } };
          await rest.promise;
          return { body: { windows: [windowWith({ id: 'w2', code: 'MDN1204' })], next: null } };
        },
      },
      `?${view}`,
    );
    await expect.element(shown('MDA 0203')).toBeVisible();
    await expect.element(main.getByText(english.edit.loadingRest_one)).toBeVisible();
    await expect.element(main.getByText('MDN 1204')).not.toBeInTheDocument();
    const add = main.getByRole('button', { name: english.edit.new });
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: english.edit.undo })).not.toBeInTheDocument();
    rest.resolve();
    await expect.element(add).toBeVisible();
    await expect.element(main.getByText('2 windows, 2 codes')).toBeVisible();
    await expect.element(main.getByText(english.edit.loadingRest_one)).not.toBeInTheDocument();
  });

  it('are filtered by their state, which the URL contains, and counted', async () => {
    await openWindows(
      bodyHost(windowWith(), windowWith({ id: 'w2', code: 'MDN1204', manualStatus: 'closed' })),
      `?${view}`,
    );
    const filters = main.getByRole('search', { name: english.title });
    await expect.element(filters.getByText('2 windows, 2 codes')).toBeVisible();
    await filters.getByRole('button', { name: english.filters.status }).click();
    await page.getByRole('menuitemradio', { name: english.status.closed }).click();
    await vi.waitFor(() => expect(new URLSearchParams(location.search).get('status')).toBe('closed'));
    await expect.element(shown('MDA 0203')).not.toBeInTheDocument();
    await expect.element(shown('MDN 1204')).toBeVisible();
    await expect.element(filters.getByText('1 window, 1 code')).toBeVisible();
  });

  it('are filtered by pool and class, which the URL contains (D.722)', async () => {
    await openWindows(
      bodyHost(
        windowWith({ intakePool: 'sme', classes: ['IIa'] }),
        windowWith({ id: 'w2', code: 'MDN1204', intakePool: 'sme', classes: ['III'] }),
        windowWith({ id: 'w3', code: 'IVR0101', regulation: 'IVDR' }),
      ),
      `?${view}`,
    );
    const filters = main.getByRole('search', { name: english.title });
    await filters.getByRole('button', { name: english.columns.pool }).click();
    await page.getByRole('menuitemradio', { name: english.pools.sme }).click();
    await expect.element(filters.getByText('2 windows, 2 codes')).toBeVisible();
    await filters.getByRole('button', { name: english.filters.class }).click();
    await page.getByRole('menuitemradio', { name: 'III', exact: true }).click();
    await expect.element(shown('MDA 0203')).not.toBeInTheDocument();
    await expect.element(shown('MDN 1204')).toBeVisible();
    const entry = main.getByRole(role).getByRole('row', { name: new RegExp(`MDN 1204.*${english.pools.sme}`) });
    await expect.element(entry).toBeVisible();
    const parameters = new URLSearchParams(location.search);
    expect([parameters.get('pool'), parameters.get('class')]).toEqual(['sme', 'III']);
  });

  it('that match nothing can be shown again by a button', async () => {
    await open(`?search=nothing&${view}`);
    await main.getByRole('button', { name: english.filters.clear }).first().click();
    await expect.element(shown('MDA 0203')).toBeVisible();
    expect(location.search).toBe(view && `?${view}`);
  });
});
