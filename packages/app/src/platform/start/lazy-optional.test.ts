import { createElement, Suspense, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { lazyOptional } from './lazy-optional';

/** Renders a page with an optional component, after it was loaded. */
async function render(load: () => Promise<ComponentType>): Promise<string> {
  const page = createElement(Suspense, null, 'the page ', createElement(lazyOptional(load)));
  const { prelude } = await prerender(page);
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
}

it('renders an optional component when it is loaded', async () => {
  expect(await render(async () => () => 'and more')).toBe('the page and more');
});

it('renders the page without a component that cannot be loaded, and logs the error', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = new Error('offline');
  expect(await render(() => Promise.reject(error))).toBe('the page ');
  expect(logged.mock.calls).toEqual([[expect.any(String), error]]);
  logged.mockRestore();
});
