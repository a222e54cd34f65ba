import type { Page } from '@playwright/test';
import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

interface Recorded {
  /** Sum of the layout shifts without a recent input. */
  shift: number;
  /** The distinct states of the page: heights of the visible placeholders, and the variant of the logo. */
  placeholders: string[];
  logos: string[];
}

/** Runs in the page from its start: records layout shifts, placeholders and logos. */
function record(): void {
  const recorded: Recorded = { shift: 0, placeholders: [], logos: [] };
  Object.assign(window, { recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) recorded.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const add = (list: string[], text: string) => text !== '' && list.at(-1) !== text && list.push(text);
  const frame = () => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    add(
      recorded.placeholders,
      shown('main [data-part="skeleton"][data-shape="sheet"]')
        .map((one) => Math.round(one.getBoundingClientRect().height))
        .join(' '),
    );
    add(
      recorded.logos,
      [...new Set(shown('header [data-part="logo"]').map((one) => one.getAttribute('data-variant')))].join(' '),
    );
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

for (const [email, path, logo] of [
  [people.operator, '/nexus', 'portal'],
  [people.body, '/nexus', 'portal'],
  [people.candidate, '/nexus', 'portal'],
  [people.operator, '/dashboard/market-operator/default', 'market-operator'],
  [people.body, '/dashboard/notified-body/default', 'notified-body'],
] as const)
  for (const width of [1440, 390])
    test(`${path} of ${email} does not move while it loads at ${width} px, and shows one placeholder (D.283)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, email);
      await page.addInitScript(record);
      // Each response arrives later than the one before, so that every state of the page is painted.
      let requests = 0;
      await page.route('**/api/**', async (route) => {
        requests += 1;
        await new Promise((wake) => setTimeout(wake, 250 * Math.min(requests, 5)));
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-part="skeleton"]:visible')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      const { shift, placeholders, logos } = await recorded(page);
      expect(shift).toBeLessThan(0.02);
      expect(logos).toEqual([logo]);
      if (path === '/nexus') expect(placeholders).toEqual(['160 280']);
    });
