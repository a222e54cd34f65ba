import type { PublishedCell } from '@attesta/domain/statistics/figures';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal, type Host } from '../../testing/portal-page';

const path = '/dashboard/statistics';
const count = { countedAt: '2026-11-27T01:30:00.000Z', day: '2026-11-27', isDemo: true };
const cell = (id: string, quarter: string, value: number | null, state: PublishedCell['state'] = 'shown') =>
  ({ figure: 'scarcity', period: 'current', dimensions: [id, quarter], state, value }) satisfies PublishedCell;
const cells = [
  cell('MDA-A2', '2026-Q4', 3),
  cell('MDA0203', '2026-Q4', 2.5),
  cell('MDA0204', '2026-Q4', null, 'withheld'),
  cell('MDA0315', '2027-Q1', null, 'no_places'),
];
const counted: Host = { 'GET /api/statistics': { body: { count, cells } } };
const chart = page.getByRole('figure', { name: 'Which codes are scarce?' });
const showTable = () => chart.getByRole('button', { name: /^Table/ }).click();

describe('the figures of the portal', () => {
  it('say when they were counted, that demo data was counted, and what is withheld (S1.12, D.580)', async () => {
    await openPortal({ path, host: counted });
    const section = page.getByRole('region', { name: 'Counted in this portal' });
    await expect.element(section.getByText(/^Last count: 27 Nov 2026/)).toBeVisible();
    await expect.element(section.getByText('Demo data').first()).toBeVisible();
    await section.getByRole('button', { name: 'What is withheld?' }).click();
    await expect.element(page.getByText(/A number from fewer than 5 organisations is not shown/)).toBeVisible();
  });

  it('show the scarcest codes by quarter, those without a free place first (S1.12, D.581)', async () => {
    await openPortal({ path, host: counted });
    await expect.element(chart.getByText('Highest: MDA 0315 Software in Q1 2027, without a free place.')).toBeVisible();
    await showTable();
    await expect.element(chart.getByRole('row', { name: /^Q4 2026.*2\.5/ })).toBeVisible();
    await expect.element(chart.getByRole('columnheader', { name: /^MDA 0315/ })).toBeVisible();
  });

  it('show the codes of a group, which is in the address, with the value of the group where a code has none (D.581)', async () => {
    await openPortal({ path: `${path}?codes=MDA-A2`, host: counted });
    await showTable();
    await expect.element(chart.getByRole('columnheader', { name: /^MDA 0201/ })).toBeVisible();
    await expect.element(chart.getByRole('row', { name: /^Q4 2026.*Value of the group of codes\./ })).toBeVisible();
    await chart.getByRole('button', { name: /^Table/ }).click();
    await expect.element(chart.getByText('Fewer than 5')).toBeVisible();
    await page.getByRole('combobox', { name: 'Codes' }).click();
    await page.getByRole('option', { name: 'All groups' }).click();
    await expect.poll(() => location.search).toBe('?codes=groups');
  });

  it('show all groups while no code has five operators, and say when figures appear (D.581)', async () => {
    await openPortal({ path, host: { 'GET /api/statistics': { body: { count, cells: [] } } } });
    await expect.element(page.getByRole('combobox', { name: 'Codes' }).getByText('All groups')).toBeVisible();
    await expect
      .element(chart.getByText(/^No code is needed by 5 market operators in the same quarter yet\./).first())
      .toBeVisible();
  });

  it('show devices, roles, SMEs, bodies and legacy deadlines, with the reason where a number is hidden (S1.12, D.582)', async () => {
    const shown = (figure: PublishedCell['figure'], dimensions: string[], value: number | null, period = 'current') =>
      ({ figure, period, dimensions, state: value === null ? 'withheld' : 'shown', value }) satisfies PublishedCell;
    const more = [
      shown('devices-registered', ['MDR'], 120),
      shown('devices-registered', ['MDR', 'IIa'], 70),
      shown('devices-registered', ['MDR', 'IIa'], 60, '2026-10'),
      shown('devices-by-stage', ['MDR', 'prototype'], 45),
      shown('devices-by-stage', ['MDR', 'idea'], null),
      shown('operators-by-role', [], 40),
      shown('sme-share', ['sme'], 30),
      shown('sme-share', ['large'], 10),
      shown('nb-designated', ['MDA0101'], 3),
      shown('nb-designated', ['MDA0102'], 2),
      shown('nb-open', ['MDA0101'], 1),
      shown('deadline-wave', ['MDR'], 25),
    ];
    const host: Host = { 'GET /api/statistics': { body: { count, cells: more } } };
    await openPortal({ path, host });
    for (const [name, finding] of [
      ['How many devices are registered?', 'About 120 MDR devices on 27 Nov 2026.'],
      ['How far are the devices?', 'Most are in the stage Prototype: about 45.'],
      ['Who uses this portal?', 'About 40 active accounts.'],
      ['How many operators are SMEs?', '75% of the market operators are SMEs.'],
      ['How many bodies can take a code?', 'For 1 of 2 designated codes no body has a free place in the next 90 days.'],
      ['How many legacy devices are left?', 'About 25 devices. The first period ends in 399 days, on 31 Dec 2027.'],
    ] as const)
      await expect.element(page.getByRole('figure', { name }).getByText(finding)).toBeVisible();
    await page.getByRole('combobox', { name: 'Codes by designation' }).click();
    await page.getByRole('option', { name: 'MDA – Active implantable devices' }).click();
    await expect.poll(() => location.search).toBe('?bodyCodes=MDA-A1');
    const stages = page.getByRole('figure', { name: 'How far are the devices?' });
    await stages.getByRole('button', { name: /^Table/ }).click();
    await expect.element(stages.getByRole('row', { name: /^Idea Withheld/ })).toBeVisible();
    await expect.element(stages.getByRole('row', { name: /^Certified Fewer than 5/ })).toBeVisible();
    const devices = page.getByRole('figure', { name: 'How many devices are registered?' });
    await devices.getByRole('button', { name: /^Table/ }).click();
    await expect.element(devices.getByRole('row', { name: /^October 2026.*60/ })).toBeVisible();
    await openPortal({ path: `${path}?regulation=ivdr`, host });
    await expect.element(devices.getByText('Not enough organisations yet to publish a number.')).toBeVisible();
  });

  it('show the time to the next start, open bodies by month, countries and SMEs by role (S1.12, D.589)', async () => {
    const shown = (figure: PublishedCell['figure'], dimensions: string[], value: number) =>
      ({ figure, period: 'current', dimensions, state: 'shown', value }) satisfies PublishedCell;
    const more = [
      shown('next-start', ['MDR'], 35),
      shown('next-start', ['MDR', 'IIa', '2026-11'], 42),
      { ...shown('next-start', ['MDR', 'III', '2026-12'], 0), state: 'no_start' as const, value: null },
      shown('nb-designated', ['MDA0101'], 3),
      shown('nb-designated', ['MDA0203'], 2),
      shown('nb-open-month', ['MDA0101', '2027-01'], 2),
      shown('devices-by-country', ['MDR', 'DE'], 60),
      shown('devices-by-country', ['MDR', 'unstated'], 90),
      shown('sme-share', ['innovator', 'sme'], 30),
      shown('sme-share', ['innovator', 'large'], 10),
      shown('deadline-wave', ['MDR', '2027-12-31', 'III'], 15),
    ];
    await openPortal({ path, host: { 'GET /api/statistics': { body: { count, cells: more } } } });
    const figure = (name: string) => page.getByRole('figure', { name });
    const next = figure('How long until a first start?');
    await expect
      .element(next.getByText('Half of the MDR devices find a first start within 35 days of their target date.'))
      .toBeVisible();
    await next.getByRole('button', { name: /^Table/ }).click();
    await expect.element(next.getByRole('row', { name: /^Nov 2026.*42/ })).toBeVisible();
    await expect
      .element(next.getByRole('row', { name: /^Dec 2026.*No start for at least half of the devices/ }))
      .toBeVisible();
    const open = figure('When can bodies take a code?');
    await expect
      .element(open.getByText('For 1 of 2 designated codes no body has a free place in the next 12 months.'))
      .toBeVisible();
    await page.getByRole('combobox', { name: 'Codes by month' }).click();
    await page.getByRole('option', { name: 'Codes open in the fewest months' }).click();
    await expect.poll(() => location.search).toBe('?openCodes=fewest');
    await open.getByRole('button', { name: /^Table/ }).click();
    await expect.element(open.getByRole('row', { name: /^Jan 2027 0 2/ })).toBeVisible();
    await expect
      .element(figure('Where are the manufacturers?').getByText('Most devices are from Germany: about 60.'))
      .toBeVisible();
    await expect
      .element(figure('In which roles are operators SMEs?').getByText('Highest share: Innovator, 75%.'))
      .toBeVisible();
    const deadlines = figure('How many legacy devices are left?');
    await deadlines.getByRole('button', { name: /^Table/ }).click();
    await expect.element(deadlines.getByRole('columnheader', { name: 'Class III' })).toBeVisible();
  });

  it('say that nothing was counted yet, and load again after a failure (D.580)', async () => {
    await openPortal({ path, host: { 'GET /api/statistics': { body: { count: null, cells: [] } } } });
    await expect.element(page.getByRole('heading', { name: 'Not counted yet' })).toBeVisible();
    const host: Host = { 'GET /api/statistics': { status: 503, body: { message: 'Away', code: 'unavailable' } } };
    await openPortal({ path, host });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    Object.assign(host, counted);
    await expect.element(chart).toBeVisible();
  });
});
