import { chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { sleep, within } from './waiting.mjs';

const executablePath = await chromiumPath();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--js-flags=--expose-gc',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];
export const launch = () =>
  within(chromium.launch({ executablePath, args, timeout: 30_000 }), 35_000, 'start of the browser');

const asObject = ({ metrics }) => Object.fromEntries(metrics.map(({ name, value }) => [name, value]));

/** The page of one adapter in its own browser, so that a page that throws or hangs does not affect the others. */
export class Page {
  constructor(name, url) {
    this.name = name;
    this.url = url;
    this.errors = [];
  }

  async open() {
    this.browser = await launch();
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'no-preference',
    });
    this.page = await context.newPage();
    this.page.setDefaultTimeout(20_000);
    this.page.on('pageerror', (error) => this.errors.push(String(error).slice(0, 300)));
    this.cdp = await context.newCDPSession(this.page);
    await this.page.goto(this.url);
    await this.ready();
    await this.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return this;
  }

  async ready() {
    await this.page.waitForFunction(() => window.bench?.ready === true);
  }

  /** Calls a function of the page. */
  call(name, ...rest) {
    return within(
      this.page.evaluate(([f, list]) => window.bench[f](...list), [name, rest]),
      25_000,
      `${this.name}: ${name}`,
    );
  }

  async metrics() {
    return asObject(await within(this.cdp.send('Performance.getMetrics'), 20_000, 'metrics'));
  }

  /**
   * Calls a function of the page and returns the main thread's CPU time in ms by phase, `after` ms after it included.
   */
  async timed(name, rest = [], after = 8) {
    const start = await this.metrics();
    const result = await this.call(name, ...rest);
    await sleep(after);
    const end = await this.metrics();
    const spent = (metric) => (end[metric] - start[metric]) * 1000;
    const [cpu, style, layout] = [spent('TaskDuration'), spent('RecalcStyleDuration'), spent('LayoutDuration')];
    return result && { ...result, cpu, style, layout, script: Math.max(0, cpu - style - layout) };
  }

  /** Returns the used heap, nodes and listeners after garbage collection. */
  async heap() {
    for (let run = 0; run < 3; run++) {
      await within(this.cdp.send('HeapProfiler.collectGarbage'), 20_000, 'collecting garbage');
      await sleep(40);
    }
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    const { Nodes: nodes, JSEventListeners: listeners } = await this.metrics();
    return { used: usedSize, nodes, listeners };
  }

  async close() {
    await within(this.browser?.close() ?? Promise.resolve(), 10_000, 'close').catch(() => undefined);
  }
}
