import { Search } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from '../../display/logo/index.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { TopBar } from './index.js';

const bar = (
  <TopBar
    menuButton={<IconButton label="Menu">≡</IconButton>}
    brand={
      <a href="#home">
        <Logo />
      </a>
    }
    start={<span>Organisation</span>}
    end={
      <>
        <span data-hide-below="sm">Low</span>
        <span data-hide-below="lg">Lower</span>
        <button type="button" style={{ inlineSize: 44 }}>
          IM
        </button>
      </>
    }
  >
    <Button variant="outlined" start={<Search aria-hidden />} end={<kbd>K</kbd>}>
      Search devices
    </Button>
  </TopBar>
);
const seen = (text: string) => {
  const box = [...document.querySelectorAll<HTMLElement>('[data-part="top-bar"] *')]
    .find((element) => element.textContent === text && element.childElementCount === 0)
    ?.getBoundingClientRect();
  return (box?.width ?? 0) > 1;
};
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1024, 768);
});

describeConformance('TopBar', <TopBar brand="Attesta" end="Account" />, { part: 'top-bar', element: HTMLDivElement });

describe('TopBar', () => {
  it.each([
    [1280, { text: true, logo: true, organisation: true, low: true, lower: true }],
    [1000, { text: true, logo: true, organisation: true, low: true, lower: false }],
    [700, { text: false, logo: true, organisation: false, low: true, lower: false }],
    [320, { text: false, logo: true, organisation: false, low: false, lower: false }],
  ])('hides elements in the documented order: at %i px', async (width, expected) => {
    await page.viewport(width, 600);
    const screen = await render(bar);
    expect({
      text: seen('Search devices'),
      logo: seen('Attesta'),
      organisation: seen('Organisation'),
      low: seen('Low'),
      lower: seen('Lower'),
    }).toEqual(expected);
    // A button without visible text keeps its name and its size.
    const search = screen.getByRole('button', { name: /^Search devices/ }).element() as HTMLElement;
    expect(search.offsetWidth).toBeGreaterThanOrEqual(40);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('keeps the seal when the text of the logo does not fit', async () => {
    await page.viewport(320, 600);
    const wide = <span style={{ display: 'inline-block', inlineSize: 190 }}>Controls</span>;
    const screen = await render(
      <TopBar
        brand={
          <a href="#home">
            <Logo />
          </a>
        }
        end={wide}
      />,
    );
    expect(seen('Attesta')).toBe(false);
    await expect.element(screen.getByRole('link', { name: 'Attesta' })).toBeVisible();
    expect(slot('brand').querySelector('svg')!.getBoundingClientRect().width).toBe(34);
  });

  it('keeps its height with a long name in the logo, which is cut off', async () => {
    const screen = await render(<TopBar brand={<Logo />} />);
    const height = () => screen.container.firstElementChild!.getBoundingClientRect().height;
    const initial = height();
    await screen.rerender(<TopBar brand={<Logo name="Motor Insurance Claims of the North" caption="Assessor" />} />);
    expect(height()).toBe(initial);
    const name = screen.container.querySelector<HTMLElement>('[data-slot="name"]')!;
    expect(name.getBoundingClientRect().height).toBeLessThan(30);
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  });

  it('is at least 48 px high and grows with the text size (S9.32)', async () => {
    const twoLines = (
      <div data-slot="words">
        Attesta
        <br />
        Notified Body
      </div>
    );
    const screen = await render(<TopBar brand={<Logo caption="Notified Body" />} />);
    const root = screen.container.querySelector<HTMLElement>('[data-part="top-bar"]')!;
    expect(root.offsetHeight).toBe(48);
    await screen.rerender(<TopBar brand={twoLines} />);
    document.documentElement.style.fontSize = '32px';
    expect(root.offsetHeight).toBeGreaterThan(48);
    expect(slot('words').getBoundingClientRect().bottom).toBeLessThanOrEqual(root.getBoundingClientRect().bottom + 1);
  });

  it('is sticky in a scroll container if requested', async () => {
    await render(
      <div data-testid="region" style={{ blockSize: 200, overflow: 'auto' }}>
        <TopBar sticky brand="Attesta" />
        <div style={{ blockSize: 900 }} />
      </div>,
    );
    const region = page.getByTestId('region').element();
    region.scrollTo(0, 400);
    expect(document.querySelector('[data-part="top-bar"]')!.getBoundingClientRect().top).toBe(
      region.getBoundingClientRect().top,
    );
  });

  it('has no drawer button outside a shell, and accepts a custom button', async () => {
    const screen = await render(<TopBar brand="Attesta" />);
    expect(screen.getByRole('button').elements()).toEqual([]);
    await screen.rerender(<TopBar brand="Attesta" menuButton={<button type="button">Own</button>} />);
    expect(screen.getByRole('button').elements()).toHaveLength(1);
  });
});
