import type { PublishedCell } from '@attesta/domain/statistics/figures';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { windowWith } from '../../testing/availability-window';
import { notifiedBodyResponse } from '../../testing/people';
import { openPortal, type Host } from '../../testing/portal-page';

const path = '/dashboard/notified-body/analytics';
const today = '2026-11-27';
const cell = (figure: PublishedCell['figure'], dimensions: string[], value: number) =>
  ({ figure, period: 'current', dimensions, state: 'shown', value }) satisfies PublishedCell;
const count = { countedAt: '2026-11-27T01:30:00.000Z', day: today, isDemo: false };
const designations = [
  {
    regulation: 'MDR',
    validFrom: '2024-01-01',
    validTo: null,
    procedures: ['IX(I)'],
    codes: ['MDA0203', 'MDA0204'],
    conditions: [],
  },
];
const cells = [
  cell('demand-quarter', ['MDA0203', '2026-Q4'], 25),
  cell('demand-quarter', ['MDA0201', '2027-Q1'], 15),
  cell('demand-month', ['MDA0203', '2026-12'], 20),
];
const window = windowWith({ code: 'MDA0203', from: '2026-11-01', to: '2026-12-31', slots: 4, reserved: 1 });
const host: Host = {
  'GET /api/availability': { body: { windows: [window], next: null } },
  'GET /api/availability/designations': { body: { designations, today } },
  'GET /api/statistics': { body: { count, cells } },
};
const bodyAccount = {
  kind: 'notified_body',
  number: '1234',
  name: 'Certis',
  country: 'DE',
  city: 'Kassel',
  contactEmail: 'desk@certis.example',
  showContact: false,
  documentationLanguages: ['de', 'en'],
};
const chart = (name: string) => page.getByRole('figure', { name });

describe('analytics', () => {
  it('name the next step to a body without designated codes (D.583)', async () => {
    const none = { 'GET /api/availability/designations': { body: { designations: [], today } } };
    await openPortal({ path, user: notifiedBodyResponse, host: { ...host, ...none } });
    await expect.element(page.getByRole('heading', { name: 'No designated codes' })).toBeVisible();
    const profile = page.getByRole('link', { name: 'State your designations' });
    await expect.element(profile).toHaveAttribute('href', '/account-settings/notified-body/profile');
  });

  it('show the use and the age of the windows of the body (S1.10, S6.16, D.583)', async () => {
    await openPortal({ path, user: notifiedBodyResponse, host });
    await expect
      .element(chart('How full are your windows?').getByText(/^November 2026: 25% of the places/))
      .toBeVisible();
    await expect.element(chart('How recent are your windows?').getByText(/of 1 windows were confirmed/)).toBeVisible();
  });

  it('show the demand for its codes beside its places, and for codes that it misses (S1.10, S6.16, D.583)', async () => {
    await openPortal({ path, user: notifiedBodyResponse, host });
    await expect
      .element(chart('Which of your codes are needed?').getByText('Most in four quarters: MDA 0203, about 25 devices.'))
      .toBeVisible();
    await expect
      .element(chart('Which codes do you miss?').getByText('Most: MDA 0201, about 15 devices.'))
      .toBeVisible();
    const supply = chart('Do your places match the demand?');
    await expect.element(supply.getByText('November 2026: 3 free places for MDA 0203.')).toBeVisible();
    await supply.getByRole('button', { name: /^Table/ }).click();
    await expect.element(supply.getByRole('row', { name: /^December 2026 3 20/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Code' }).click();
    await page.getByRole('option', { name: /^MDA 0204/ }).click();
    await expect.poll(() => location.search).toBe('?code=MDA0204');
    await expect.element(supply.getByText('November 2026: 0 free places for MDA 0204.')).toBeVisible();
  });

  it('show the use of the windows for one code, which is in the address (S6.16, D.589)', async () => {
    await openPortal({ path, user: notifiedBodyResponse, host });
    await page.getByRole('combobox', { name: 'Windows for' }).click();
    await page.getByRole('option', { name: /^MDA 0204/ }).click();
    await expect.poll(() => location.search).toBe('?useOf=MDA0204');
    await expect.element(chart('How full are your windows?').getByText('November 2026: no windows.')).toBeVisible();
  });

  it('show the classes and languages of the demand, by regulation (S1.10, S6.16, D.587, D.589)', async () => {
    const more = [
      cell('demand-class', ['MDA-A2', 'IIa', '2026-Q4'], 25),
      cell('demand-class', ['IVR-1a', 'C', '2027-Q1'], 10),
      cell('demand-language', ['MDR', 'fr'], 30),
      cell('demand-language', ['MDR', 'de'], 90),
      cell('demand-language', ['IVDR', 'es'], 15),
    ];
    const both = [...designations, { ...designations[0], regulation: 'IVDR', codes: ['IVR0101'] }];
    await openPortal({
      path,
      user: notifiedBodyResponse,
      host: {
        ...host,
        'GET /api/availability/designations': { body: { designations: both, today } },
        'GET /api/statistics': { body: { count, cells: more } },
        'GET /api/account': { body: { account: bodyAccount } },
      },
    });
    const [classes, languages] = [chart('Which classes are the devices?'), chart('Which languages do you not accept?')];
    await expect.element(classes.getByText('Most in 8 quarters: class IIa, about 25 devices.')).toBeVisible();
    await expect.element(languages.getByText('Most: French, about 30 devices.')).toBeVisible();
    await page.getByText('IVDR', { exact: true }).first().click();
    await expect.poll(() => location.search).toBe('?regulation=IVDR');
    await expect.element(classes.getByText('Most in 8 quarters: class C, about 10 devices.')).toBeVisible();
    await expect.element(languages.getByText('Most: Spanish, about 15 devices.')).toBeVisible();
    await classes.getByRole('button', { name: /^Table/ }).click();
    await expect.element(classes.getByRole('row', { name: /^Q1 2027.*10/ })).toBeVisible();
  });

  it('say what will appear without windows and before the first count (D.129)', async () => {
    const empty = { 'GET /api/availability': { body: { windows: [], next: null } } };
    const uncounted = { 'GET /api/statistics': { body: { count: null, cells: [] } } };
    await openPortal({ path, user: notifiedBodyResponse, host: { ...host, ...empty, ...uncounted } });
    await expect.element(page.getByRole('heading', { name: 'No windows yet' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Demand is not counted yet' })).toBeVisible();
  });
});
