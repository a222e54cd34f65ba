import { enforce } from './strict-csp.js';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ThemeRoot } from '../../theme/index.js';
import { allStories, storyComponent } from '../stories.js';
import { color } from '../../theme/tokens.js';

/** Components that do not adopt the dark colour scheme, with the reason. */
const ownScheme: Record<string, string> = { avatar: 'a logo requires a white background' };

const nextFrame = () => new Promise(requestAnimationFrame);
let violations: string[];
beforeAll(() => {
  violations = enforce();
});

/**
 * Returns the violations so far. Violations are reported asynchronously but in order, so the function waits for a
 * deliberate one.
 */
async function reportedViolations(): Promise<string[]> {
  new Image().src = 'https://blocked.example/';
  await vi.waitFor(() => expect(violations.at(-1)).toContain('blocked.example'));
  return violations.splice(0).slice(0, -1);
}

/** Mounts a story in a dark section of a light page, in StrictMode. */
async function mountInDarkSection(Story: React.ComponentType, check: (section: HTMLElement) => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <StrictMode>
        <ThemeRoot preset="theme3" mode="dark" data-testid="section">
          <Story />
        </ThemeRoot>
      </StrictMode>,
    ),
  );
  await nextFrame();
  check(host.firstElementChild as HTMLElement);
  root.unmount();
  host.remove();
}

describe('Strict CSP: every story in StrictMode, in a dark section of a light page', () => {
  it('blocks style elements and style attributes without a nonce', async () => {
    const style = document.createElement('style');
    style.textContent = 'body { --blocked: 1; }';
    document.head.append(style);
    const box = document.createElement('div');
    box.innerHTML = '<i style="color: red"></i>';
    await vi.waitFor(() =>
      expect(violations.map((violation) => violation.split(' ')[0])).toEqual(['style-src-elem', 'style-src-attr']),
    );
    expect(getComputedStyle(document.body).getPropertyValue('--blocked')).toBe('');
    style.remove();
  });

  it.each(allStories)('$folder, $name', async (entry) => {
    violations.length = 0;
    const outside = new Set(document.body.children);
    await mountInDarkSection(storyComponent(entry), (section) => {
      expect(getComputedStyle(section).colorScheme).toBe('dark');
      // Overlays mount inside the section, so that they have its colours.
      const strays = [...document.body.children].filter(
        (element) => !outside.has(element) && !element.contains(section) && element.getBoundingClientRect().height > 1,
      );
      expect(
        strays.map((stray) => stray.outerHTML.slice(0, 160)),
        'outside of the section',
      ).toEqual([]);
      const parts = [...section.querySelectorAll<HTMLElement>('[data-part]')];
      expect(
        parts
          .filter((part) => getComputedStyle(part).colorScheme !== 'dark' && !ownScheme[part.dataset['part'] ?? ''])
          .map(({ dataset }) => dataset['part']),
        'not dark',
      ).toEqual([]);
    });
    expect(await reportedViolations()).toEqual([]);
  });

  it('applies the styles of the components', () => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.color = color.text;
    expect(document.querySelectorAll('style[data-styled][nonce]').length).toBeGreaterThan(0);
    // The rules of a built component are in one `@layer` rule.
    const count = (rules: CSSRuleList): number =>
      [...rules].reduce((sum, rule) => sum + 1 + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0), 0);
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
    expect(Math.max(...sheets.map(({ sheet }) => (sheet ? count(sheet.cssRules) : 0)))).toBeGreaterThan(100);
    probe.remove();
  });
});
