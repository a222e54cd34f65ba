// Checks of the site around the docs, for `storybook-built.mjs`: its weight, links into pages, the playground and the
// search.

/** Bytes that a page may load with an empty cache, uncompressed, as a static server sends them. */
const budgets = [
  { name: 'The first page', path: '/', bytes: 1_900_000 },
  { name: 'The page of Menu', path: '/?path=/docs/overlays-menu--docs', bytes: 2_900_000 },
];

/** Fragments near the end of long pages, and of examples in tabs. */
const links = [
  ['overlays-menu', 'accessibility'],
  ['overlays-menu', 'case-submenu-on-a-phone'],
  ['overlays-menu', 'props-ContextMenu'],
  ['data-data-grid', 'accessibility'],
  ['data-timeline', 'keyboard'],
  ['display-table', 'case-sortable'],
];

const docsIn = (page) => page.frameLocator('#storybook-preview-iframe');
const open = async (page, url) => {
  await page.goto(url);
  await docsIn(page).locator('.doc-title h1').waitFor();
  await docsIn(page).locator('.doc-loading').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
};
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** Reports the pages that load more than their budget, with their largest files. */
export async function checkWeight(browser, origin) {
  const problems = [];
  for (const { name, path, bytes: budget } of budgets) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    const requests = [];
    page.on('requestfinished', (request) => request.url().startsWith(origin) && requests.push(request));
    await open(page, `${origin}${path}`);
    const files = await Promise.all(
      requests.map(async (request) => ({
        file: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${name} loads ${megabytes(total)} in ${files.length} requests.`);
    const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8);
    if (total > budget)
      problems.push(
        `${name} (${path}) loads ${megabytes(total)}; its budget is ${megabytes(budget)}. Its largest files: ${largest
          .map(({ file, bytes }) => `${file} ${megabytes(bytes)}`)
          .join(', ')}`,
      );
    await page.close();
  }
  return problems;
}

/** Reports links whose target is not in view after the page has loaded. */
export async function checkDeepLinks(browser, origin) {
  const problems = [];
  for (const [id, fragment] of links) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await open(page, `${origin}/?path=/docs/${id}--docs#${fragment}`);
    const target = docsIn(page).locator(`[id="${fragment}"]`);
    const top = (await target.count()) === 1 ? await target.evaluate((each) => each.getBoundingClientRect().top) : NaN;
    // The last sections of a page cannot be scrolled to the top.
    if (!(top > -5 && top < 850)) problems.push(`${id}#${fragment} is not in view: it is at ${top} px`);
    await page.close();
  }
  return problems;
}

/** Reports components that the search does not find by their names in other libraries. */
export async function checkSearch(page) {
  const problems = [];
  await page.getByRole('button', { name: 'Search' }).click();
  for (const [query, component] of [
    ['toast', 'Snackbar'],
    ['modal', 'Dialog'],
    ['autocomplete', 'Combobox'],
  ]) {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    const found = page.getByRole('option').filter({ hasText: component }).first();
    const isFound = await found.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (!isFound) problems.push(`The search for "${query}" does not find ${component}`);
  }
  return problems;
}

/** Waits for a state of the page. Returns a problem if it does not occur. */
const occurs = (locator, problem) =>
  locator.waitFor({ timeout: 10_000 }).then(
    () => [],
    () => [problem],
  );

/** Reports settings and controls that do not reach the example in the frame of a playground, and navigation. */
export async function checkPlayground(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const docs = docsIn(page);
  const example = docs.frameLocator('.doc-playground iframe');
  await open(page, `${origin}/?path=/docs/overlays-menu--docs`);
  await example.getByRole('menu').waitFor();
  await page.getByLabel('Mode').selectOption('dark');
  const problems = [
    ...(await occurs(docs.locator('html[data-mode="dark"]'), 'The page does not follow the mode of the site')),
    ...(await occurs(example.locator('html[data-mode="dark"]'), 'The playground does not follow the mode of the site')),
  ];
  await docs.getByLabel('label', { exact: true }).fill('Device');
  problems.push(
    ...(await occurs(example.getByRole('menu', { name: 'Device' }), 'A control does not change the playground')),
  );
  await docs.getByRole('button', { name: 'Reset' }).click();
  problems.push(
    ...(await occurs(example.getByRole('menu', { name: 'Actions' }), 'Reset does not restore the playground')),
  );
  await docs.getByRole('link', { name: 'Example: Submenus' }).click();
  problems.push(
    ...(await occurs(docs.getByRole('tab', { name: 'Submenus', selected: true }), 'A link does not open its example')),
  );
  await docs.getByRole('link', { name: 'navigation tree' }).click();
  problems.push(
    ...(await occurs(docs.getByRole('heading', { name: 'Nav tree', level: 1 }), 'A link does not change the page')),
  );
  if (!page.url().includes('mode:dark')) problems.push('The site forgets its mode when the page changes');
  await page.close();
  return problems;
}
