import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Seal } from './seal.js';

describeConformance('Seal', <Seal label="Certified" />, { part: 'seal', element: SVGSVGElement });

describe('Seal', () => {
  it('is an image with the label as its name, and hidden from screen readers without a label', async () => {
    const screen = await render(
      <>
        <Seal label="Prototype" fill={1 / 3} />
        <Seal data-testid="plain" />
      </>,
    );
    await expect.element(screen.getByRole('img', { name: 'Prototype' })).toBeVisible();
    expect(screen.getByTestId('plain').element().getAttribute('aria-hidden')).toBe('true');
  });

  it('has different inner shapes for the two roles and the portal', async () => {
    const { container } = await render(
      <>
        <Seal variant="market-operator" />
        <Seal variant="notified-body" />
        <Seal variant="portal" />
      </>,
    );
    expect(
      new Set([...container.querySelectorAll('[data-slot="core"]')].map((core) => core.getAttribute('d'))).size,
    ).toBe(3);
  });

  it('shows progress by the thickness of its notches, not only by colour', async () => {
    const { container } = await render(<Seal fill={0.5} label="Half" />);
    const width = (slot: string) =>
      Number.parseFloat(getComputedStyle(container.querySelector(`[data-slot="${slot}"]`)!).strokeWidth);
    expect(container.querySelector('[data-part="seal"]')?.getAttribute('data-filled')).toBe('6');
    expect(width('fill')).toBeGreaterThan(2 * width('track'));
  });
});
