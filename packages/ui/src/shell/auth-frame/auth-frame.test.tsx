import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { AuthFrame } from './auth-frame.js';

const ui = <AuthFrame logo={<a href="#home">Attesta</a>} title="Sign in" aside={<p>What it is for</p>}>form</AuthFrame>;
describeConformance('AuthFrame', ui, { part: 'auth-frame', element: HTMLDivElement });

describe('AuthFrame', () => {
  it('has one main landmark with the title as its heading', async () => {
    const screen = await render(ui);
    await expect.element(screen.getByRole('main').getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  it('leaves out what stands beside the form on small screens, and fits 320 px', async () => {
    await page.viewport(320, 600);
    const screen = await render(ui);
    expect((screen.container.querySelector('aside') as HTMLElement).checkVisibility()).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
    expect((screen.container.querySelector('aside') as HTMLElement).checkVisibility()).toBe(true);
  });
});
