import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
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

describe('Every story is rendered by Node and taken over by the browser in silence', () => {
  it.each(allStories)('$folder, $name', async (entry) => {
    const { html, faults } = fromServer[`${entry.folder} ${entry.name}`] ?? { html: '', faults: ['not rendered'] };
    expect(faults, 'on the server').toEqual([]);
    expect(html).not.toBe('');
    const said: string[] = [];
    const listen = (...words: unknown[]) => void said.push(words.map(String).join(' '));
    const spies = [
      vi.spyOn(console, 'error').mockImplementation(listen),
      vi.spyOn(console, 'warn').mockImplementation(listen),
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
        onRecoverableError: (fault) => listen('recovered from', fault),
        onUncaughtError: (fault) => {
          listen('threw', fault);
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
    expect(said, 'in the browser').toEqual([]);
  });
});
