import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';
import { rowHeights } from './tables.ts';

for (const [role, email, id] of [
  ['a market operator', people.operator, 'S6.12'],
  ['a notified body', people.body, 'S6.19'],
] as const)
  test(
    `${role} sees the published figures with their sources, marked as not confirmed (${id}, S1.12, S2.37, D.128)`,
    { tag: '@gate' },
    async ({ page }) => {
      await signIn(page, email);
      await expect(page).toHaveURL('/nexus');
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Statistics' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible();
      const row = page.getByRole('row', { name: /^February 2025/ }).first();
      await expect(row).toContainText('28,489');
      await expect(row).toContainText('Not confirmed');
      await expect(row.getByRole('link', { name: /^gmp-compliance\.org/ })).toHaveAttribute('href', /^https:/);
      expect(await rowHeights(page)).toEqual([54]);
      await expect(page.getByText('A figure from fewer than 5 organisations')).toBeVisible();
    },
  );

test('a notified body sees which trends will appear, and opens its windows from there (S6.16, S2.45, D.129)', async ({
  page,
}) => {
  await signIn(page, people.body);
  await expect(page).toHaveURL('/nexus');
  await page.goto('/dashboard/notified-body/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  for (const name of ['Demand for your codes', 'Use of your places', 'Time to answer', 'Refusals by reason'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open Codes Availability' }).click();
  await expect(page).toHaveURL('/dashboard/notified-body/gantt');
});

test('a section of the hub links to what the role can use today (S1.23, S2.26, S2.28, D.130)', async ({ page }) => {
  await signIn(page, people.candidate);
  await expect(page).toHaveURL('/nexus');
  await page.goto('/job-board');
  await expect(page.getByText('This section is not available yet.')).toBeVisible();
  const jobBoard = page.getByRole('link', { name: /^Open the job board/ });
  await expect(jobBoard).toHaveAttribute('target', '_blank');
  await expect(jobBoard).toHaveAttribute('rel', 'noreferrer noopener');
  await page.goto('/codes');
  await page.getByRole('link', { name: 'See the next courses' }).click();
  await expect(page).toHaveURL('/nexus');
});
