import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Kbd } from './kbd.js';

describeConformance('Kbd', <Kbd keys="Mod+K" />, { part: 'kbd', element: HTMLElement });

const read = (container: Element) =>
  [...container.querySelector('[data-part="kbd"]')!.children]
    .filter((child) => !child.hasAttribute('aria-hidden'))
    .map((child) => child.textContent)
    .join(' ');
const shown = (container: Element) =>
  [...container.querySelectorAll('[data-slot="key"], [data-slot="separator"]')]
    .map((child) => child.querySelector('svg')?.dataset['symbol'] ?? child.textContent)
    .join(' ');

describe('Kbd', () => {
  it.each([
    ['other', 'Ctrl Shift K', 'Control Shift K'],
    ['mac', '⌘ ⇧ K', 'Command Shift K'],
  ] as const)('shows the keys of the platform and reads their names: %s', async (platform, text, spoken) => {
    const { container } = await render(<Kbd keys="Mod+Shift+K" platform={platform} />);
    expect(shown(container)).toBe(text);
    expect(read(container)).toBe(spoken);
  });

  it('separates keys that are pressed one after the other', async () => {
    const { container } = await render(<Kbd keys="G H" labels={{ separator: 'dann' }} />);
    expect(shown(container)).toBe('G dann H');
    expect(read(container)).toBe('G, dann H');
  });

  it('is left to right in right-to-left text', async () => {
    const { container } = await render(
      <p dir="rtl">
        <Kbd keys="Mod+K" />
      </p>,
    );
    const [first, second] = [...container.querySelectorAll('[data-slot="key"]')];
    expect(first!.getBoundingClientRect().right).toBeLessThan(second!.getBoundingClientRect().left);
  });
});
