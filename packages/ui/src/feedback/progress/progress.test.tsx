import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ProgressBar, ProgressRing } from './index.js';

describeConformance('ProgressBar', <ProgressBar label="Uploading" value={40} />, {
  part: 'progress-bar',
  element: HTMLDivElement,
});
describeConformance('ProgressRing', <ProgressRing label="Uploading" value={40} />, {
  part: 'progress-ring',
  element: HTMLDivElement,
});

describe.each([
  ['ProgressBar', ProgressBar],
  ['ProgressRing', ProgressRing],
] as const)('%s', (_name, Progress) => {
  const progress = () => page.getByRole('progressbar', { name: 'Uploading' }).element();

  it('exposes the value, the maximum and the text', async () => {
    await render(<Progress label="Uploading" value={3} max={12} valueText="3 of 12 files" />);
    expect(progress().getAttribute('aria-valuenow')).toBe('3');
    expect(progress().getAttribute('aria-valuemax')).toBe('12');
    expect(progress().getAttribute('aria-valuetext')).toBe('3 of 12 files');
  });

  it('has no value while it is unknown', async () => {
    await render(<Progress label="Uploading" hideLabel />);
    expect(progress().hasAttribute('aria-valuenow')).toBe(false);
    expect(progress().hasAttribute('data-indeterminate')).toBe(true);
  });

  it.each([
    [-5, '0'],
    [140, '100'],
    [Infinity, '100'],
  ])('limits the value %d to the range', async (value, now) => {
    await render(<Progress label="Uploading" value={value} />);
    expect(progress().getAttribute('aria-valuenow')).toBe(now);
  });

  it('treats NaN as unknown', async () => {
    await render(<Progress label="Uploading" value={Number.NaN} valueText="NaN of 12" />);
    expect(progress().hasAttribute('aria-valuenow')).toBe(false);
    expect(progress().hasAttribute('aria-valuetext')).toBe(false);
  });

  it('shows the percentage, or valueText instead', async () => {
    const screen = await render(<Progress label="Uploading" value={40} />);
    await expect.element(page.getByText('40%')).toBeVisible();
    await screen.rerender(<Progress label="Uploading" value={40} valueText="40 %" />);
    await expect.element(page.getByText('40 %')).toBeVisible();
  });

  it('breaks a label of 10,000 characters', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 240 }}>
        <Progress label={'x'.repeat(10_000)} value={40} />
      </div>,
    );
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});

describe('ProgressBar', () => {
  it('is filled from the inline start, also in right-to-left pages', async () => {
    const screen = await render(
      <div dir="rtl" style={{ inlineSize: 200 }}>
        <ProgressBar label="Uploading" value={25} />
      </div>,
    );
    const fill = screen.container.querySelector('[data-slot="fill"]')?.getBoundingClientRect();
    const track = screen.container.querySelector('[data-slot="track"]')?.getBoundingClientRect();
    expect(fill?.width).toBe(50);
    expect(fill?.right).toBe(track?.right);
  });
});
