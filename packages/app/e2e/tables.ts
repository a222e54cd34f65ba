import type { Page } from '@playwright/test';

/** The different heights of the table rows on the page, in px. */
export const rowHeights = async (page: Page): Promise<number[]> => [
  ...new Set(
    await page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height)),
  ),
];
