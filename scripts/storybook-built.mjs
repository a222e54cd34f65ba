// Checks the built Storybook: serves `storybook-static` and opens it in the pinned browser.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { root } from './ensure.mjs';
import { checkDeepLinks, checkPlayground, checkSearch, checkWeight } from './storybook-site.mjs';

const folder = join(root, 'storybook-static');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

async function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://storybook').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/**
 * Known axe violations in Storybook's own interface, which a theme cannot fix: the rule, a part of the markup and the
 * reason. An entry that no longer occurs is reported, so that it gets removed.
 */
const knownViolations = [
  {
    rule: 'label-content-name-mismatch',
    html: 'data-action="collapse-root"',
    reason: 'the button that collapses a group of the sidebar has the name "Collapse" and shows the name of the group',
  },
];

const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Disables rules for complete pages: a docs page is shown inside the manager, and stories are fragments. */
const fragments = {
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

const violations = async (frame, context) => {
  await frame.evaluate(axe);
  const { violations: found } = await frame.evaluate(
    ([where, options]) => globalThis.axe.run(where, options),
    [context, { ...rules, ...fragments }],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ id, target: target.join(' '), html: html.slice(0, 160) })),
  );
};

/** The axe context for a docs page. Excludes stories, which `npm run test:stories` checks. */
const docs = { include: [['.sbdocs-wrapper']], exclude: [['.sb-story'], ['.doc-stage iframe']] };

/** Returns by how many px a docs page overflows a phone screen. Tables and code scroll in their own frame. */
async function overflow(page) {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize(viewport);
  return over;
}

/** Returns the files that depend on a file, by the build stats that TurboSnap uses, and the number of stories. */
function dependentsOf(start) {
  const { modules } = JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8'));
  const reasons = new Map(
    modules.map((module) => [module.id, (module.reasons ?? []).map(({ moduleName }) => moduleName)]),
  );
  const seen = new Set([start]);
  for (const file of seen) for (const reason of reasons.get(file) ?? []) seen.add(reason);
  return { seen: [...seen], stories: modules.filter(({ id }) => id.endsWith('.stories.tsx')).length };
}

/** Checks that Chromatic does not capture every story again after a change in the styles of one component. */
function checkTurboSnap() {
  const pathOf = (styles) => `./packages/ui/src/${styles}.styles.ts`;
  return [
    ['inputs/button/button', 'inputs/button'],
    ['inputs/slider/slider', 'inputs/slider'],
  ].flatMap(([styles, component]) => {
    const { seen, stories } = dependentsOf(pathOf(styles));
    const own = seen.filter((file) => file.startsWith('./.storybook/'));
    const captured = seen.filter((file) => file.endsWith('.stories.tsx'));
    return [
      ...(own.length > 0
        ? [`A change in ${styles} affects ${own[0]}, so Chromatic would capture every story again`]
        : []),
      ...(captured.some((file) => file.includes(`/${component}/`))
        ? []
        : [`A change in ${styles} does not affect its own stories`]),
      ...(captured.length < stories ? [] : [`A change in ${styles} affects every story`]),
    ];
  });
}

/** Opens all docs pages, or those whose id contains `only`, in light and dark mode. Returns the problems found. */
export async function checkBuilt(only = '') {
  if (!existsSync(join(folder, 'index.json'))) return ['storybook-static does not exist. Run npm run build-storybook'];
  if (!existsSync(join(folder, 'preview-stats.json')))
    return ['storybook-static has no stats. Run npm run build-storybook to write them'];
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type, id }) => type === 'docs' && id.includes(only));
  const { origin, close } = await serve();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const problems = checkTurboSnap();
  const open = async (colorScheme) => {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const url = () => new URL(page.url()).search;
    page.on('console', (message) => message.type() === 'error' && problems.push(`${url()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${url()}: ${String(error)}`));
    page.on(
      'request',
      (request) =>
        /^https?:/.test(request.url()) &&
        !request.url().startsWith(origin) &&
        problems.push(`${url()} requests ${request.url()}. Requests to other hosts are not allowed`),
    );
    return page;
  };
  try {
    await Promise.all(
      ['light', 'dark'].map(async (mode) => {
        const page = await open(mode);
        const globals = `globals=mode:${mode}`;
        /** Sections that remark plugins add to the pages of components. */
        const added = { '.doc-playground': 0, '.doc-cases': 0, '#custom-properties': 0, '.doc-not a': 0 };
        for (const { id, title } of pages) {
          await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&${globals}`);
          await page.locator('.sbdocs-content h1').first().waitFor();
          await page.locator('.sbdocs-content > :last-child').waitFor();
          await page.locator('.doc-loading').waitFor({ state: 'detached' });
          if (
            /^(Layout|Inputs|Display|Data|Feedback|Overlays|Navigation|Shell)\//.test(title) &&
            (await page.locator('.doc-props tbody tr, .doc-rest, .doc-signature').count()) === 0
          )
            problems.push(`${title}: its props table is empty`);
          for (const selector of Object.keys(added)) added[selector] += await page.locator(selector).count();
          const over = mode === 'light' ? await overflow(page) : 0;
          if (over > 0) problems.push(`${title}: it overflows by ${over} px at a width of 390 px`);
          for (const { id: rule, target, html } of await violations(page, docs))
            problems.push(`${title}, ${mode}: ${rule} at ${target} (${html})`);
        }
        if (only === '')
          for (const [selector, count] of Object.entries(added))
            if (count === 0)
              problems.push(`No page has ${selector}. A plugin of .storybook no longer finds component pages`);
        // The site, and Storybook's own interface.
        for (const [name, file] of [
          ['The site', ''],
          ["Storybook's interface", 'workshop.html'],
        ]) {
          await page.goto(`${origin}/${file}?path=/docs/introduction--docs&${globals}`);
          await page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-content h1').waitFor();
          for (const { id: rule, target, html } of await violations(page, {
            exclude: [['#storybook-preview-iframe']],
          })) {
            const known = file && knownViolations.find((each) => each.rule === rule && html.includes(each.html));
            if (known) known.found = true;
            else problems.push(`${name}, ${mode}: ${rule} at ${target} (${html})`);
          }
          if (!file && mode === 'light') problems.push(...(await checkSearch(page)));
        }
      }),
    );
    for (const check of [checkDeepLinks, checkPlayground, checkWeight])
      problems.push(...(await check(browser, origin)));
  } finally {
    await browser.close();
    close();
  }
  for (const { rule, html, found } of knownViolations)
    if (!found)
      problems.push(
        `Storybook's interface no longer violates ${rule} at ${html}. Remove the entry from knownViolations`,
      );
  return problems;
}
