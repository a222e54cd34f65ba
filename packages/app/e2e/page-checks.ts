import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IChecker } from 'accessibility-checker-engine/v4/api/IChecker';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
import { doesNotGrow, unreadableTexts } from './visible-text.ts';

const { resolve } = createRequire(import.meta.url);
/** The scripts of axe and of IBM Equal Access. The content security policy does not apply to `page.evaluate`. */
const engines = ['axe-core/axe.min.js', 'accessibility-checker-engine/ace.js'].map((file) =>
  readFileSync(resolve(file), 'utf8'),
);

/** Runs in the page: the violations that axe finds with all rules, and IBM Equal Access with WCAG 2.2, levels A and AA. */
async function violations(): Promise<string[]> {
  const { axe: first, ace: second } = globalThis as unknown as {
    axe: typeof axe;
    ace: { Checker: new () => IChecker };
  };
  const { violations: found } = await first.run({ resultTypes: ['violations'] });
  const { results } = await new second.Checker().check(document, ['WCAG_2_2']);
  return [
    ...found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
    ...results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`),
  ];
}

/** Runs in the page: how many px the page can be scrolled sideways. */
const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: the codes, SRNs, UDIs and numbers that are not in the monospace font. Examples in help texts are. */
function identifiersInProse(): string[] {
  const identifier = /\b(?:(?:MD[ANST]|IV[DPRST]) \d{4}|[A-Z]{2}-(?:MF|AR)-\d{9}|C-\d{6}|\d{13,14})\b/;
  const isMono = (element: Element) => getComputedStyle(element).fontFamily.includes('Mono');
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const isChecked = parentElement!.checkVisibility() && !parentElement!.closest('[data-slot="help"], option, svg');
    if (isChecked && identifier.test(data) && !isMono(parentElement!)) found.push(data);
  }
  for (const input of document.querySelectorAll('main input'))
    if (identifier.test((input as HTMLInputElement).value) && !isMono(input))
      found.push((input as HTMLInputElement).value);
  return found;
}

/** Runs in the page: how many px the cards end before the page does. Null on a page without cards or without the shell. */
function distanceToPageEdge(): number | null {
  // The hidden shell of the prerendered page stays in the document.
  const main = [...document.querySelectorAll('[data-part="app-shell"] main')].find((each) => each.checkVisibility());
  const content = main?.querySelector(':scope > div');
  const cards = [...(main?.querySelectorAll('[data-part="card"], form') ?? [])].filter((card) =>
    card.checkVisibility(),
  );
  if (!content || cards.length === 0) return null;
  const edge = Math.max(...cards.map((card) => card.getBoundingClientRect().right));
  return Math.round(content.getBoundingClientRect().right - edge);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Sizes of the window, and of the text in it. */
const layouts = [
  [1440, '100%'],
  [1440, '200%'],
  [1280, '100%'],
  [1024, '100%'],
  [390, '100%'],
  [390, '200%'],
] as const;

const height = 900;

/** Where screenshots of all pages are stored, if they are wanted for a review. */
const folder = process.env['SHOTS'];

/** All problems are reported, not only the first. */
const expectAll = expect.configure({ soft: true, timeout: 10_000 });

/**
 * Checks the page that is open: accessible to two engines, without sideways scrolling and without text that is cut or
 * covered in every layout, with icons that grow with the text, identifiers in the monospace font, and cards that are as
 * wide as the page.
 */
export async function checkPage(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: layouts[0][0], height });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], main [data-part="skeleton"]:visible')).toHaveCount(0);
  for (const engine of engines) await page.evaluate(engine);
  expectAll(await page.evaluate(violations), name).toEqual([]);
  expectAll(await page.evaluate(doesNotGrow), name).toEqual([]);
  expectAll(await page.evaluate(identifiersInProse), name).toEqual([]);
  expectAll([0, null], `${name}: distance of the cards from the edge of the page`).toContain(
    await page.evaluate(distanceToPageEdge),
  );
  for (const [width, size] of layouts) {
    const where = `${name} at ${width} px, text at ${size}`;
    await page.setViewportSize({ width, height });
    await setTextSize(page, size);
    // Parts of the page measure themselves after the window is resized.
    await expectAll.poll(() => page.evaluate(sidewaysScroll), where).toBe(0);
    await expectAll.poll(() => page.evaluate(unreadableTexts, size === '100%'), where).toEqual([]);
    if (folder !== undefined)
      await page.screenshot({
        path: `${folder}/${name.replaceAll(/[^a-z0-9]+/gi, '_')}-${width}-${size}.png`,
        fullPage: true,
      });
  }
  await setTextSize(page, '');
}

/** Opens a page and checks it. */
export async function checkPageAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await checkPage(page, path);
}
