import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { SkipLink } from './index.js';

describeConformance('SkipLink', <SkipLink href="#main">Skip to content</SkipLink>, { part: 'skip-link', element: HTMLAnchorElement });

it('the skip link shows on focus, and leads past what all pages share', async () => {
  const screen = await render(<><SkipLink href="#main">Skip to content</SkipLink><a href="#elsewhere">Elsewhere</a><main id="main" tabIndex={-1} /></>);
  const link = screen.getByRole('link', { name: 'Skip to content' }).element();
  expect(getComputedStyle(link).clipPath).not.toBe('none');
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  expect(getComputedStyle(link).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});
