import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Logo } from './logo.js';

describeConformance('Logo', <Logo />, { part: 'logo', element: HTMLSpanElement });

it('the logo is 150 px wide', async () => {
  const { container } = await render(<Logo />);
  expect(container.querySelector<HTMLElement>('[data-part="logo"]')?.offsetWidth).toBe(150);
});
