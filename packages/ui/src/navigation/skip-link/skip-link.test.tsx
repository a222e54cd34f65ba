import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { SkipLink } from './index.js';

describeConformance('SkipLink', <SkipLink href="#main">Skip to content</SkipLink>, {
  part: 'skip-link',
  element: HTMLAnchorElement,
});

it('the skip link appears on focus and moves the focus to the main content', async () => {
  const screen = await render(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <a href="#elsewhere">Elsewhere</a>
      <main id="main" tabIndex={-1} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' }).element();
  expect(getComputedStyle(link).clipPath).not.toBe('none');
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  expect(getComputedStyle(link).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});

it('fits long words at 200 % text size and 320 px', async () => {
  document.documentElement.style.fontSize = '32px';
  await page.viewport(320, 600);
  const screen = await render(<SkipLink href="#main">Accéder directement au contenu principal de la page</SkipLink>);
  await userEvent.tab();
  const box = screen.getByRole('link').element().getBoundingClientRect();
  expect([box.left >= 8, box.right <= 312, box.height > 48]).toEqual([true, true, true]);
  document.documentElement.style.fontSize = '';
  await page.viewport(1024, 768);
});
