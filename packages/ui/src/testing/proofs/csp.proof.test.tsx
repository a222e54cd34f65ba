import { enforce } from './strict-csp.js';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ThemeRoot } from '../../theme/index.js';
import { allStories, storyComponent } from '../stories.js';
import { color } from '../../theme/tokens.js';

/** Parts that keep a scheme of their own in a dark island. */
const ownScheme: Record<string, string> = { avatar: 'a logo is drawn for white paper' };

const nextFrame = () => new Promise(requestAnimationFrame);
let violations: string[];
beforeAll(() => {
  violations = enforce();
});

/** What was refused until now: it is told in its order, so all of it is known once one of our own is. */
async function told(): Promise<string[]> {
  new Image().src = 'https://refused.example/';
  await vi.waitFor(() => expect(violations.at(-1)).toContain('refused.example'));
  return violations.splice(0).slice(0, -1);
}

/** Mounts a story alone, then in a dark island of a light page, both in StrictMode. */
async function mounted(Story: React.ComponentType, look: (island: HTMLElement) => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <StrictMode>
        <ThemeRoot preset="theme3" mode="dark" data-testid="island">
          <Story />
        </ThemeRoot>
      </StrictMode>,
    ),
  );
  await nextFrame();
  look(host.firstElementChild as HTMLElement);
  root.unmount();
  host.remove();
}

describe('Under a strict content security policy, in StrictMode and in a dark island of a light page', () => {
  it('refuses what the policy refuses', async () => {
    const style = document.createElement('style');
    style.textContent = 'body { --refused: 1; }';
    document.head.append(style);
    const box = document.createElement('div');
    box.innerHTML = '<i style="color: red"></i>';
    await vi.waitFor(() =>
      expect(violations.map((violation) => violation.split(' ')[0])).toEqual(['style-src-elem', 'style-src-attr']),
    );
    expect(getComputedStyle(document.body).getPropertyValue('--refused')).toBe('');
    style.remove();
  });

  it.each(allStories)('$folder, $name', async (entry) => {
    violations.length = 0;
    const outside = new Set(document.body.children);
    await mounted(storyComponent(entry), (island) => {
      expect(getComputedStyle(island).colorScheme).toBe('dark');
      // What floats mounts in the island, so that it has the island's colours.
      const strays = [...document.body.children].filter(
        (element) => !outside.has(element) && !element.contains(island) && element.getBoundingClientRect().height > 1,
      );
      expect(
        strays.map((stray) => stray.outerHTML.slice(0, 160)),
        'outside of the island',
      ).toEqual([]);
      const parts = [...island.querySelectorAll<HTMLElement>('[data-part]')];
      expect(
        parts
          .filter((part) => getComputedStyle(part).colorScheme !== 'dark' && !ownScheme[part.dataset['part'] ?? ''])
          .map(({ dataset }) => dataset['part']),
        'not dark',
      ).toEqual([]);
    });
    expect(await told()).toEqual([]);
  });

  it('has its styles', () => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.color = color.text;
    expect(document.querySelectorAll('style[data-styled][nonce]').length).toBeGreaterThan(0);
    expect(
      [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].some(
        ({ sheet }) => (sheet?.cssRules.length ?? 0) > 100,
      ),
    ).toBe(true);
    probe.remove();
  });
});
