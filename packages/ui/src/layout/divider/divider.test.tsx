import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Divider } from './divider.js';

describeConformance('Divider', <Divider label="or" />, { part: 'divider', element: HTMLDivElement });

describe('Divider', () => {
  it('is a separator with its label as name', async () => {
    await render(
      <>
        <Divider />
        <Divider label={<b>12 Mar 2027</b>} />
      </>,
    );
    expect(page.getByRole('separator').elements()).toHaveLength(2);
    await expect.element(page.getByRole('separator', { name: '12 Mar 2027' })).toBeVisible();
  });

  it('is hidden from screen readers when it is decorative, but its label is not', async () => {
    await render(
      <>
        <Divider decorative />
        <Divider decorative label="or" />
      </>,
    );
    expect(page.getByRole('separator').query()).toBeNull();
    expect(page.getByText('or').element().closest('[aria-hidden]')).toBeNull();
  });

  it('is as high as its row when it is vertical', async () => {
    const { container } = await render(
      <div style={{ display: 'flex', blockSize: 80 }}>
        <Divider orientation="vertical" />
      </div>,
    );
    const line = container.querySelector('[data-part="divider"]')!;
    expect(line.getBoundingClientRect().height).toBe(80);
    expect(line.getBoundingClientRect().width).toBe(1);
    expect(line.getAttribute('aria-orientation')).toBe('vertical');
  });

  it('is one px thick', async () => {
    const { container } = await render(<Divider />);
    expect(container.querySelector('[data-part="divider"]')!.getBoundingClientRect().height).toBe(1);
  });
});
