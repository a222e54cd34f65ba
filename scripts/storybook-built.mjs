// The built Storybook as a visitor has it: served from `storybook-static`, opened in the pinned browser.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { root } from './ensure.mjs';

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
 * What axe finds in Storybook's own chrome and no theme can mend, by rule and the element's own words, with the reason. An entry that is not found any more is
 * a fault, so that the list grows shorter with Storybook.
 */
const ofStorybook = [
  {
    rule: 'label-content-name-mismatch',
    html: 'data-action="collapse-root"',
    reason: 'the button that folds a group of the sidebar is called "Collapse" and shows the name of the group',
  },
];

const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Pages are parts of the manager's page, and stories stand in them as fragments: what a whole page needs is not asked of them. */
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

/** A docs page with all that stories leave to their parts: stories have axe of their own, in every mode, by `npm run test:stories`. */
const docs = { include: [['.sbdocs-wrapper']], exclude: [['.sb-story'], ['.doc-stage iframe']] };

/** How far a docs page reaches over the edge of a phone, in px; a table or code scrolls in a frame of its own. */
async function overEdge(page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize(usual);
  return over;
}

/** Files that a change in one reaches, by the stats of the build, as Chromatic's TurboSnap reads them. */
function reached(start) {
  const { modules } = JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8'));
  const reasons = new Map(
    modules.map((module) => [module.id, (module.reasons ?? []).map(({ moduleName }) => moduleName)]),
  );
  const seen = new Set([start]);
  for (const file of seen) for (const reason of reasons.get(file) ?? []) seen.add(reason);
  return { seen: [...seen], stories: modules.filter(({ id }) => id.endsWith('.stories.tsx')).length };
}

/** A change in one part has Chromatic take the stories that it is in, and not all. */
function checkTurboSnap() {
  const of = (part) => `./packages/ui/src/${part}.styles.ts`;
  return [
    ['inputs/button/button', 'inputs/button'],
    ['inputs/slider/slider', 'inputs/slider'],
  ].flatMap(([styles, part]) => {
    const { seen, stories } = reached(of(styles));
    const own = seen.filter((file) => file.startsWith('./.storybook/'));
    const taken = seen.filter((file) => file.endsWith('.stories.tsx'));
    return [
      ...(own.length > 0 ? [`A change in ${styles} reaches ${own[0]}, so Chromatic would take every story anew`] : []),
      ...(taken.some((file) => file.includes(`/${part}/`))
        ? []
        : [`A change in ${styles} does not reach its own stories`]),
      ...(taken.length < stories ? [] : [`A change in ${styles} reaches every story`]),
    ];
  });
}

/** Opens every docs page in light and dark, or those whose id holds `only`. Answers the faults, each a sentence. */
export async function checkBuilt(only = '') {
  if (!existsSync(join(folder, 'index.json'))) return ['storybook-static is not there: npm run build-storybook'];
  if (!existsSync(join(folder, 'preview-stats.json')))
    return ['storybook-static has no stats: npm run build-storybook writes them'];
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type, id }) => type === 'docs' && id.includes(only));
  const { origin, close } = await serve();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const faults = checkTurboSnap();
  const open = async (colorScheme) => {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const at = () => new URL(page.url()).search;
    page.on('console', (message) => message.type() === 'error' && faults.push(`${at()}: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`${at()}: ${String(error)}`));
    page.on(
      'request',
      (request) =>
        /^https?:/.test(request.url()) &&
        !request.url().startsWith(origin) &&
        faults.push(`${at()} asks ${request.url()}: nothing may be asked of another host`),
    );
    return page;
  };
  try {
    await Promise.all(
      ['light', 'dark'].map(async (mode) => {
        const page = await open(mode);
        const globals = `globals=mode:${mode}`;
        for (const { id, title } of pages) {
          await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&${globals}`);
          await page.locator('.sbdocs-content h1').first().waitFor();
          await page.locator('.sbdocs-content > :last-child').waitFor();
          if (
            /^(Inputs|Display|Feedback|Overlays|Navigation|Shell)\//.test(title) &&
            (await page.locator('.doc-props tbody tr, .doc-rest, .doc-signature').count()) === 0
          )
            faults.push(`${title}: its table of props is empty`);
          const over = mode === 'light' ? await overEdge(page) : 0;
          if (over > 0) faults.push(`${title}: at 390 px it reaches ${over} px over the edge`);
          for (const { id: rule, target, html } of await violations(page, docs))
            faults.push(`${title}, ${mode}: ${rule} at ${target} (${html})`);
        }
        // The manager: sidebar, toolbar, search by a name of another library.
        await page.goto(`${origin}/?path=/docs/introduction--docs&${globals}`);
        await page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-content h1').waitFor();
        for (const { id: rule, target, html } of await violations(page, { exclude: [['#storybook-preview-iframe']] })) {
          const known = ofStorybook.find((each) => each.rule === rule && html.includes(each.html));
          if (known) known.found = true;
          else faults.push(`Storybook's chrome, ${mode}: ${rule} at ${target} (${html})`);
        }
        if (mode === 'light') {
          for (const [words, part] of [
            ['toast', 'Snackbar'],
            ['modal', 'Dialog'],
            ['autocomplete', 'Combobox'],
          ]) {
            await page.locator('#storybook-explorer-searchfield').fill(words);
            const found = page.locator('[role="option"]').filter({ hasText: part });
            if (
              !(await found
                .first()
                .waitFor({ timeout: 5000 })
                .then(
                  () => true,
                  () => false,
                ))
            )
              faults.push(`The search for "${words}" does not find ${part}`);
          }
        }
      }),
    );
  } finally {
    await browser.close();
    close();
  }
  for (const { rule, html, found } of ofStorybook)
    if (!found) faults.push(`Storybook's chrome has no ${rule} at ${html} any more: take it from the list`);
  return faults;
}
