import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import guide from '../../../../../docs/storybook/guides/strict-csp.mdx?raw';
import { Effect } from '../effect.js';
import type { ServerRendered } from '../server-render.js';
import { allStories, storyComponent } from '../stories.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderStoriesOnServer: () => Promise<Record<string, ServerRendered>>;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);
let fromServer: Record<string, ServerRendered>;
beforeAll(async () => {
  fromServer = await commands.renderStoriesOnServer();
}, 60_000);

describe('Hydration: every story renders on the server and hydrates without warnings', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    const { html, errors } = fromServer[`${entry.folder} ${entry.name}`] ?? { html: '', errors: ['not rendered'] };
    expect(errors, 'on the server').toEqual([]);
    expect(html).not.toBe('');
    const messages: string[] = [];
    const record = (...values: unknown[]) => void messages.push(values.map(String).join(' '));
    const spies = [
      vi.spyOn(console, 'error').mockImplementation(record),
      vi.spyOn(console, 'warn').mockImplementation(record),
    ];
    const host = document.createElement('div');
    host.innerHTML = html;
    document.body.append(host);
    const Story = storyComponent(entry);
    const { promise, resolve } = Promise.withResolvers<void>();
    const root = hydrateRoot(
      host,
      <StrictMode>
        <Story />
        <Effect run={resolve} />
      </StrictMode>,
      {
        onRecoverableError: (error) => record('recovered from', error),
        onUncaughtError: (error) => {
          record('threw', error);
          resolve();
        },
      },
    );
    await promise;
    await nextFrame();
    await nextFrame();
    root.unmount();
    host.remove();
    for (const spy of spies) spy.mockRestore();
    expect(messages, 'in the browser').toEqual([]);
  });
});

/** Custom properties that stories set by the `style` prop. */
const setByStories = new Set(['--table-top']);

it('has the style attributes in server-rendered markup that the guide lists', () => {
  const found = new Set<string>();
  const parsed = document.createElement('template');
  for (const { html } of Object.values(fromServer)) {
    parsed.innerHTML = html;
    for (const { style } of parsed.content.querySelectorAll<HTMLElement>('[style]'))
      for (const name of style) if (name.startsWith('--') && !setByStories.has(name)) found.add(name);
  }
  const rows = guide.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) => row.match(/--[a-z]+(-[a-z]+)*/g) ?? []).filter((name) => !/^-+$/.test(name));
  expect([...found].toSorted()).toEqual([...new Set(listed)].toSorted());
});
