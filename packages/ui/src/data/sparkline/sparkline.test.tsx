import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Sparkline } from './sparkline.js';

const pathOf = () => document.querySelector('[data-slot="line"]')!.getAttribute('d');

describeConformance('Sparkline', <Sparkline values={[1, 2, 4]} label="Rose from 1 to 4" />, {
  part: 'sparkline',
  element: HTMLSpanElement,
});

describe('Sparkline', () => {
  it('is an image with its label, or hidden from screen readers without one', async () => {
    const { rerender } = await render(<Sparkline values={[1, 2, 4]} label="Rose from 1 to 4" />);
    await expect.element(page.getByRole('img', { name: 'Rose from 1 to 4' })).toBeVisible();
    await rerender(<Sparkline values={[1, 2, 4]} label={null} />);
    expect(page.getByRole('img').elements()).toEqual([]);
  });

  it('uses its full height, at the positions of its values', async () => {
    const { rerender } = await render(<Sparkline values={[1, 2, 3]} label={null} />);
    expect(pathOf()).toBe('M0,1000L500,500L1000,0');
    await rerender(<Sparkline values={[1, 2, 3]} x={[2021, 2022, 2025]} label={null} />);
    expect(pathOf()).toBe('M0,1000L250,500L1000,0');
    await rerender(<Sparkline values={[1, 2, 3]} baseline="zero" label={null} />);
    expect(pathOf()).toBe('M0,666.67L500,333.33L1000,0');
  });

  it('draws neither NaN nor a line through a missing value', async () => {
    await render(<Sparkline values={[1, Number.NaN, null, 5, 7]} label={null} />);
    expect(document.body.innerHTML).not.toContain('NaN');
    expect(pathOf()?.match(/M/g)).toHaveLength(2);
  });
});
