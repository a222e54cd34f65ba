import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Logo } from './logo.js';

describeConformance('Logo', <Logo />, { part: 'logo', element: HTMLSpanElement });

it('the logo is 150 px wide (S9.11)', async () => {
  const { container } = await render(<Logo />);
  expect(container.querySelector<HTMLElement>('[data-part="logo"]')?.offsetWidth).toBe(150);
});

it('keeps its name for screen readers when only the seal fits', async () => {
  const screen = await render(
    <div style={{ inlineSize: 60, container: 'at-brand / inline-size' }}>
      <a href="#home">
        <Logo />
      </a>
    </div>,
  );
  const link = screen.getByRole('link', { name: 'Attesta' }).element() as HTMLElement;
  expect(link.getBoundingClientRect().width).toBeLessThan(60);
});
