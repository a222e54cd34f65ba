import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

for (const [role, email, id] of [
  ['a market operator', people.operator, 'S6.12'],
  ['a notified body', people.body, 'S6.19'],
] as const)
  test(
    `${role} sees the published figures with their sources, and those that the server counted at its start (${id}, S1.12, S2.37, D.128, D.580)`,
    { tag: '@gate' },
    async ({ page }) => {
      await signIn(page, email);
      await expect(page).toHaveURL('/nexus');
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Statistics' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible();
      await expect(page.getByText('Published figures, none confirmed by us. Latest February 2025.')).toBeVisible();
      const chart = page.getByRole('figure', { name: 'How many certificates are there per application?' });
      await expect(chart).toContainText('February 2025: 43 certificates for every 100 applications');
      await expect(chart).toContainText('Not confirmed');
      await expect(chart.getByRole('link', { name: /^gmp-compliance\.org/ })).toHaveAttribute('href', /^https:/);
      await chart.getByRole('button', { name: /^Table/ }).click();
      await expect(chart.getByRole('row', { name: /^February 2025/ })).toContainText('28,489');
      const own = page.getByRole('region', { name: 'Counted in this portal' });
      await expect(own.getByText(/^Last count:/)).toBeVisible();
      await expect(own.getByRole('figure', { name: 'Which codes are scarce?' })).toContainText('Demo data');
    },
  );

test('the statistics are by regulation, which is in the address, and are read by arrow keys (S2.37, D.510)', async ({
  page,
}) => {
  await signIn(page, people.operator, '/dashboard/statistics');
  const chart = page.getByRole('figure', { name: 'How many certificates are there per application?' });
  // The figures of the portal arrive later than the published ones.
  await expect(page.getByRole('figure', { name: 'Who uses this portal?' })).toBeVisible();
  await chart.getByRole('application').press('End');
  await expect(chart.getByText('28,489', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'IVDR' }).press('Space');
  await expect(page).toHaveURL('/dashboard/statistics?regulation=ivdr');
  await expect(page.getByText('2,395', { exact: true })).toBeVisible();
  await expect(page.getByText('Published for the MDR only.')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'IVDR' })).toBeChecked();
});

test('each chart of the statistics is a table of the same figures and a CSV file (S2.37, D.511)', async ({ page }) => {
  await signIn(page, people.operator, '/dashboard/statistics');
  const chart = page.getByRole('figure', { name: 'Why are applications refused?' });
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: /^CSV/ }).click();
  expect((await download).suggestedFilename()).toBe('Why are applications refused.csv');
  await chart.getByRole('button', { name: /^Table/ }).click();
  await expect(chart.getByRole('row', { name: /^Incomplete/ })).toContainText(/27\s?%.*39\s?%/);
  const names = await page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.closest('figure')).map((button) => button.getAttribute('aria-labelledby')),
    );
  expect(new Set(names).size).toBe(names.length);
});

test(
  'a notified body sees how its windows are used, and the demand for its codes (S1.10, S6.16, S2.45, D.583)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, '/dashboard/notified-body/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    const use = page.getByRole('figure', { name: 'How full are your windows?' });
    await expect(use).toContainText('Your windows, as they are now');
    await use.getByRole('button', { name: /^Table/ }).click();
    await expect(use.getByRole('columnheader', { name: 'Taken' })).toBeVisible();
    for (const name of ['How recent are your windows?', 'Do your places match the demand?', 'Which codes do you miss?'])
      await expect(page.getByRole('figure', { name })).toBeVisible();
  },
);

test('a section of the hub links to what the role can use today (S1.23, S2.26, S2.28, D.130)', async ({ page }) => {
  await signIn(page, people.candidate, '/job-board');
  await expect(page.getByText('Positions at notified bodies are published on the external job board.')).toBeVisible();
  await expect(page.getByText('This section is not available yet.')).toHaveCount(0);
  const jobBoard = page.getByRole('link', { name: /^Open the job board/ });
  await expect(jobBoard).toHaveAttribute('target', '_blank');
  await expect(jobBoard).toHaveAttribute('rel', 'noreferrer noopener');
  await page.goto('/codes');
  await page.getByRole('link', { name: 'See the next courses' }).click();
  await expect(page).toHaveURL('/nexus');
});
