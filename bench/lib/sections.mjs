import { within, sleep } from './waiting.mjs';
import { launch, Page } from './browser.mjs';

const count = (n, scale) => Math.round(n * scale);
/**
 * The components that are mounted in large numbers. In `nav` only one entry is current, so it has no row "All change".
 */
const lists = [
  ['buttons', 1000],
  ['nav', 1000],
  ['cards', 500],
  ['fields', 500],
];

async function mountAndUpdate(page, [kind, n], { samples, put }) {
  for (let sample = 0; sample < samples; sample++) {
    put(`mount ${kind}`, await page.timed('mount', [kind, n]));
    if (sample < 2) put(`update ${kind}`, await page.timed('select', [(sample * 7 + 3) % n]));
    if (kind !== 'nav') put(`all ${kind}`, await page.timed('flip', [1]));
    await page.call('unmount');
  }
}

async function theme(page, { mixed, put }) {
  await page.call('theme', 'light');
  await page.call('mount', 'mixed', mixed);
  await sleep(60);
  for (const mode of ['dark', 'light']) put('theme', await page.timed('theme', [mode], 20));
  await page.call('unmount');
}

async function open(page, { put }) {
  await page.call('mount', 'overlay', 1);
  for (let run = 0; run < 2; run++) {
    if (!(await page.call('focusMenuButton'))) throw new Error('the menu button did not receive focus');
    await page.page.keyboard.press('Enter');
    const menu = await page.call('menuOpened');
    if (!menu) throw new Error('focus did not move into the menu');
    put('menu', menu);
    await page.page.keyboard.press('Escape');
    if (!(await page.call('menuClosed'))) throw new Error('the menu did not close');
    const dialog = await page.timed('openDialog', [], 0);
    if (!dialog) throw new Error('focus did not move into the dialog');
    put('dialog', dialog);
    if (!(await page.call('closeDialog'))) throw new Error('the dialog did not close');
    await sleep(30);
  }
  await page.call('unmount');
}

async function toasts(page, { put }) {
  const burst = await page.timed('burst', [100], 400);
  if (!burst.appeared) throw new Error('no toast appeared');
  put('toasts', burst);
  await page.call('clear');
  await sleep(800);
}

/**
 * Runs each block for all adapters before the next block. Each round starts with another adapter, so that other load on
 * the machine affects all adapters equally.
 */
export async function main({ adapters, withPage, options, results, log }) {
  const mixed = count(1000, options.scale);
  const blocks = [
    ...lists.map(
      ([kind, n]) =>
        (page, tools) =>
          mountAndUpdate(page, [kind, count(n, options.scale)], tools),
    ),
    (page, tools) => theme(page, { ...tools, mixed }),
    open,
    toasts,
  ];
  for (let round = 0; round <= options.rounds && Date.now() < options.deadline; round++) {
    for (const block of blocks) {
      for (const [index] of adapters.entries()) {
        const name = adapters[(index + round) % adapters.length];
        // Round 0 is a warm-up and is discarded.
        const put = (row, sample) => round > 0 && (results[name].samples[row] ??= []).push({ round, ...sample });
        await withPage(name, (page) => block(page, { put, samples: round === 0 ? 1 : options.samples }));
      }
    }
    log(`round ${round} of ${options.rounds}`);
  }
  // Counts renders outside the timed blocks, and checks that the theme switch changes a background.
  for (const name of adapters) {
    await withPage(name, async (page) => {
      await page.call('theme', 'light');
      await sleep(100);
      await page.call('mount', 'mixed', mixed);
      await sleep(50);
      const light = await page.call('appearance');
      const renders = { theme: await page.call('countRenders', 'theme', 'dark') };
      await sleep(450);
      const dark = await page.call('appearance');
      await page.call('theme', 'light');
      await page.call('unmount');
      await page.call('mount', 'nav', count(1000, options.scale));
      await sleep(50);
      results[name].renders = {
        ...renders,
        nav: await page.call('countRenders', 'select', 5),
        elements: light.elements,
      };
      await page.call('unmount');
      if (light.page === dark.page && light.button === dark.button)
        throw new Error(`the theme switch changed no background: ${light.page}`);
    });
  }
}

export async function heap({ adapters, withPage, options, results }) {
  const mixed = count(1000, options.scale);
  const cycles = 4;
  for (const name of adapters) {
    await withPage(name, async (page) => {
      await page.page.reload();
      await page.ready();
      const loaded = await page.heap();
      await page.call('mount', 'mixed', mixed);
      await sleep(100);
      const mounted = await page.heap();
      await page.call('unmount');
      await sleep(400);
      const after = await page.heap();
      for (let cycle = 0; cycle < cycles; cycle++) {
        await page.call('mount', 'mixed', mixed);
        await sleep(30);
        await page.call('unmount');
        await sleep(30);
      }
      await sleep(400);
      const end = await page.heap();
      const perCycle = (metric) => (end[metric] - after[metric]) / cycles;
      results[name].heap = {
        mounted: mounted.used - loaded.used,
        retained: after.used - loaded.used,
        growth: perCycle('used'),
        nodes: perCycle('nodes'),
        listeners: perCycle('listeners'),
      };
    });
  }
}

/** Measures the first load of the shell page in a new browser context, with the CPU slowed down four times. */
export async function cold({ adapters, options, results, url, failed, log }) {
  const loads = Math.max(5, options.rounds) + 1; // the first is a warm-up
  const browser = await launch();
  for (let round = 0; round < loads && Date.now() < options.deadline; round++) {
    for (const name of adapters) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      try {
        const page = await context.newPage();
        const cdp = await context.newCDPSession(page);
        await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(`${url}/${name}/shell/shell.html`, { timeout: 30_000 });
        const shown = () =>
          document.querySelector('#root')?.textContent.includes('Welcome') &&
          performance.getEntriesByName('first-contentful-paint').length > 0;
        await page.waitForFunction(shown, null, { timeout: 30_000 });
        const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
        const { metrics } = await cdp.send('Performance.getMetrics');
        const script = metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000;
        if (round > 0) (results[name].samples.cold ??= []).push({ round, paint, script });
      } catch (error) {
        failed(name, 'cold', error);
      } finally {
        await context.close().catch(() => undefined);
      }
    }
    log(`load ${round} of ${loads - 1}`);
  }
  await within(browser.close(), 10_000, 'close').catch(() => undefined);
}

/**
 * Opens the page of an adapter when it is first needed, and again after a failure. Failures are listed in the results;
 * after four of them an adapter is skipped.
 */
export function createPages({ url, failed }) {
  const pages = new Map();
  const failures = new Map();
  return {
    async withPage(name, work) {
      if ((failures.get(name) ?? 0) > 3) return;
      try {
        if (!pages.has(name)) pages.set(name, await new Page(name, `${url}/${name}/bench/bench.html`).open());
        await work(pages.get(name));
      } catch (error) {
        failed(name, 'main', error);
        failures.set(name, (failures.get(name) ?? 0) + 1);
        await pages.get(name)?.close();
        pages.delete(name);
      }
    },
    async close() {
      for (const page of pages.values()) {
        for (const error of page.errors.slice(0, 3)) failed(page.name, 'page', new Error(error));
        await page.close();
      }
    },
  };
}
