import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { startMailServer, type MailServer } from './mail-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Portal {
  url: string;
  mail: MailServer;
}

/** A port that nobody listens on now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
    const ready = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** In the page: notes the words of each notice, which is gone before a loaded machine looks for it. */
function recordNotices(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  const look = () => {
    for (const { textContent } of document.querySelectorAll(
      '[data-part="snackbar"] [data-slot="message"] > bdi:first-of-type',
    ))
      if (textContent && told.at(-1) !== textContent) told.push(textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until a notice with these words has been shown since the page was loaded. */
export const hasTold = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain(words);

/** The portal as `npm start` starts it: its own data folder, its mails sent to a real SMTP server. One for all tests of a worker. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, provide) => {
      const mail = await startMailServer();
      const folder = await mkdtemp(join(tmpdir(), 'attesta-e2e-'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SMTP_URL: mail.url, PORTAL_ORIGIN: url };
      const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, stdio: 'pipe' });
      let said = '';
      server.stdout.on('data', (text: Buffer) => (said += text.toString()));
      server.stderr.on('data', (text: Buffer) => (said += text.toString()));
      await untilReady(url, server).catch((error: Error) => {
        throw new Error(`${error.message}\n${said}`);
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
  page: async ({ page }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/could not be shown|Minified React error|Content Security Policy/.test(message.text()))
        faults.push(message.text());
    });
    await page.addInitScript(recordNotices);
    await provide(page);
    expect(faults, 'nothing broke on the page').toEqual([]);
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
});

export { expect };
