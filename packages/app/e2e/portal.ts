import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page, type Route } from '@playwright/test';
import { preparedDatabase } from '../../../scripts/prepared-database.mjs';
import { startMailServer, type MailServer } from './mail-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Address of the administrator, for users without access. */
export const supportEmail = 'help@portal.example';

export interface Portal {
  url: string;
  mail: MailServer;
}

/** Returns a free port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`The server exited with code ${server.exitCode} before it was ready.`);
    const ready = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** Runs in the page: records the text of each toast, because a toast may close before a slow machine checks for it. */
function recordToasts(): void {
  const toasts: string[] = [];
  Object.assign(window, { toasts });
  const record = () => {
    for (const { textContent } of document.querySelectorAll(
      '[data-part="snackbar"] [data-slot="message"] > bdi:first-of-type',
    ))
      if (textContent && toasts.at(-1) !== textContent) toasts.push(textContent);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until a toast with this text has been shown since the page was loaded. */
export const hasNotified = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => (window as unknown as { toasts: string[] }).toasts)).toContain(text);

/**
 * Responds to requests in place of the server, and returns a function that ends this. The route stays registered: while
 * `page.unroute` removes one, a request of the page that has just started can be lost.
 */
export async function intercept(
  page: Page,
  url: string,
  respond: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isActive = true;
  await page.route(url, (route) => (isActive ? respond(route) : route.continue()));
  return () => {
    isActive = false;
  };
}

interface Options {
  /** Whether `page.goto` waits until the page can be used, unless it waits for the `commit` only. */
  waitsForHydration: boolean;
}

export const test = base.extend<Options, { portal: Portal }>({
  waitsForHydration: [true, { option: true }],
  /** The portal as started by `npm start`, with its own data folder and SMTP server. Shared by the tests of a worker. */
  portal: [
    async ({}, provide) => {
      const mail = await startMailServer();
      const folder = await mkdtemp(join(tmpdir(), 'attesta-e2e-'));
      await cp(join(preparedDatabase(), 'started'), folder, {
        recursive: true,
        filter: (path) => !path.endsWith('.sock'),
      });
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        SMTP_URL: mail.url,
        PORTAL_ORIGIN: url,
        SUPPORT_EMAIL: supportEmail,
      };
      const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, stdio: 'pipe' });
      let output = '';
      server.stdout.on('data', (text: Buffer) => (output += text.toString()));
      server.stderr.on('data', (text: Buffer) => (output += text.toString()));
      await untilReady(url, server).catch((error: Error) => {
        throw new Error(`${error.message}\n${output}`);
      });
      await provide({ url, mail });
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      await mail.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  page: async ({ page, waitsForHydration, javaScriptEnabled }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/could not be shown|Minified React error|Content Security Policy/.test(message.text()))
        errors.push(message.text());
    });
    await page.addInitScript(recordToasts);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (waitsForHydration && javaScriptEnabled !== false && options?.waitUntil !== 'commit')
        await page.locator('html[data-hydrated], html:not(:has(#attesta-start))').waitFor({ state: 'attached' });
      return response;
    };
    await provide(page);
    expect(errors, 'the page logged no errors').toEqual([]);
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
});

export { expect };
