import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { PageTransition } from '../page-transition/index.js';
import { AuthFrame } from './auth-frame.js';
import { AuthSheet } from './auth-sheet.js';

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

  it('keeps logo, aside and page area in place while the forms of two pages change', async () => {
    await page.viewport(1200, 700);
    const frame = (at: string, height: number) => (
      <AuthFrame logo="Attesta" aside={<p>What it is for</p>}>
        <PageTransition page={at}>
          <AuthSheet title={at} footer="No account yet?">
            <div style={{ blockSize: height }}>form</div>
          </AuthSheet>
        </PageTransition>
      </AuthFrame>
    );
    const screen = await render(frame('Sign in', 100));
    const fixed = ['[data-slot="logo"]', 'aside > p', '[data-slot="page"]'];
    const places = (slots = fixed) =>
      slots.map((slot) => {
        const { x, y, width } = screen.container.querySelector(slot)!.getBoundingClientRect();
        return [x, y, width];
      });
    const elements = () => fixed.map((slot) => screen.container.querySelector(slot));
    const [before, mounted] = [places(), elements()];
    await screen.rerender(frame('Register', 900));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    expect(places()).toEqual(before);
    expect(elements()).toEqual(mounted);
    const [transition, area] = ['[data-part="page-transition"]', '[data-slot="page"]'].map((slot) =>
      screen.container.querySelector(slot)!.getBoundingClientRect(),
    );
    expect(transition).toEqual(area);
    await page.viewport(1024, 768);
  });

  it('keeps the question mark of the footer at its end in a right-to-left page', async () => {
    const screen = await render(
      <div dir="rtl" data-preset="default">
        <AuthSheet title="Sign in" footer="No account yet?">
          form
        </AuthSheet>
      </div>,
    );
    const footer = screen.container.querySelector('footer')!;
    const range = document.createRange();
    const text = footer.firstChild!;
    const left = (start: number) => {
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    expect(left('No account yet'.length)).toBeGreaterThan(left(0));
  });
});
