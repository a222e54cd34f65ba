import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageTransition } from './page-transition.js';

const root = () => document.querySelector<HTMLElement>('[data-part="page-transition"]')!;
const frames = () => (root().getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
const duration = () => root().getAnimations()[0]?.effect?.getTiming().duration;
const pages = (page: string) => <PageTransition page={page}><h1>{page}</h1></PageTransition>;

describe('PageTransition', () => {
  it('does not move at the first load', async () => {
    await render(pages('Sign in'));
    expect(root().dataset['state']).toBe('still');
    expect(root().getAnimations()).toHaveLength(0);
  });

  it('S2.14 S2.17 lets a page leave in 0.4 s at a scale of 1.01, out of reach meanwhile', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    expect(root().dataset['state']).toBe('leaving');
    expect(root().inert).toBe(true);
    expect(root().textContent).toBe('Sign in');
    expect(duration()).toBe(400);
    expect(frames().at(-1)?.['scale']).toBe('1.01');
  });

  it('S2.15 S2.16 lets the next one come from opacity 0 and a scale of 0.99', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    root().getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(root().dataset['state']).toBe('entering'));
    expect(root().textContent).toBe('Register');
    expect(root().inert).toBe(false);
    expect(frames()[0]).toMatchObject({ opacity: '0', scale: '0.99' });
    root().getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(root().dataset['state']).toBe('still'));
  });

  it('ends at the newest page when pages change faster than they leave', async () => {
    const screen = await render(pages('Sign in'));
    await screen.rerender(pages('Register'));
    await screen.rerender(pages('Check your mail'));
    root().getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(root().textContent).toBe('Check your mail'));
  });

  it('keeps a page up to date while it stays', async () => {
    const screen = await render(<PageTransition page="a">one</PageTransition>);
    await screen.rerender(<PageTransition page="a">two</PageTransition>);
    expect(root().textContent).toBe('two');
    expect(root().dataset['state']).toBe('still');
  });
});
