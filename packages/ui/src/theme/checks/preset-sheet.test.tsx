import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { presetSheet } from './preset-sheet.js';
import { ThemeRoot } from '../choice/theme-root.js';

const html = document.documentElement;
const style = document.createElement('style');
const before = html.getAttribute('data-preset') ?? 'theme5';

beforeEach(() => {
  style.textContent = presetSheet('x-harbour', {
    name: 'Harbour',
    primary: 230,
    secondary: 60,
    grey: 235,
    chroma: 0.12,
    colors: { light: { page: '#fdf6e3', 'hue-1': '#123456' }, dark: { page: '#010203' } },
  });
  document.head.append(style);
});
afterEach(async () => {
  style.remove();
  html.setAttribute('data-preset', before);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

/** Returns a colour of the theme at an element. */
function colorAt(where: Element, name: string) {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--at-${name})`;
  where.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

describe('The sheet of a custom preset', () => {
  it('takes precedence over theme.css on the page and in nested roots', async () => {
    html.setAttribute('data-preset', 'x-harbour');
    expect([colorAt(html, 'page'), colorAt(html, 'hue-1')]).toEqual(['rgb(253, 246, 227)', 'rgb(18, 52, 86)']);
    const { container } = await render(
      <ThemeRoot preset="theme1" mode="light">
        <ThemeRoot preset="x-harbour" mode="dark" className="harbour">
          <ThemeRoot preset="theme1" className="built-in" />
        </ThemeRoot>
      </ThemeRoot>,
    );
    expect(colorAt(container.querySelector('.harbour')!, 'page')).toBe('rgb(1, 2, 3)');
    expect(colorAt(container.querySelector('.built-in')!, 'page')).not.toBe('rgb(1, 2, 3)');
  });

  it('prints on white paper', async () => {
    html.setAttribute('data-preset', 'x-harbour');
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect([colorAt(html, 'page'), colorAt(html, 'sheet')]).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  });

  it('yields to the styles of the application, which are in no layer', () => {
    html.setAttribute('data-preset', 'x-harbour');
    style.append('[data-preset] { --at-page: rgb(9, 9, 9) }');
    expect(colorAt(html, 'page')).toBe('rgb(9, 9, 9)');
  });
});
