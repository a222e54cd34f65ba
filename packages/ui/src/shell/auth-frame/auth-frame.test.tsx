import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { AuthFrame } from './auth-frame.js';

const ui = (
  <AuthFrame logo={<a href="#home">Attesta</a>} title="Sign in" aside={<p>What it is for</p>}>
    form
  </AuthFrame>
);
describeConformance('AuthFrame', ui, { part: 'auth-frame', element: HTMLDivElement });

describe('AuthFrame', () => {
  it('has one main landmark with the title as its heading', async () => {
    const screen = await render(ui);
    await expect.element(screen.getByRole('main').getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  it('stacks the content of the aside, aligned at the start and vertically centred', async () => {
    await page.viewport(1200, 700);
    const screen = await render(
      <AuthFrame
        logo="Attesta"
        title="Sign in"
        aside={
          <>
            <h2>From a device to its body</h2>
            <p>What it is for</p>
            <p>And for whom</p>
          </>
        }
      >
        form
      </AuthFrame>,
    );
    const aside = screen.container.querySelector('aside')!.getBoundingClientRect();
    const boxes = [...screen.container.querySelectorAll('aside > :is(h2, p)')].map((child) =>
      child.getBoundingClientRect(),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    boxes.slice(1).forEach(({ top }, index) => expect(top).toBeGreaterThanOrEqual(boxes[index]!.bottom));
    expect(Math.abs((boxes[0]!.top + boxes.at(-1)!.bottom) / 2 - (aside.top + aside.bottom) / 2)).toBeLessThan(20);
    await page.viewport(1024, 768);
  });

  it('hides the aside on small screens and fits 320 px', async () => {
    await page.viewport(320, 600);
    const screen = await render(ui);
    expect((screen.container.querySelector('aside') as HTMLElement).checkVisibility()).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
    expect((screen.container.querySelector('aside') as HTMLElement).checkVisibility()).toBe(true);
  });
});
