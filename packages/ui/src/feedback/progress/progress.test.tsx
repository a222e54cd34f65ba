import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ProgressBar, ProgressRing } from './index.js';

describeConformance('ProgressBar', <ProgressBar label="Uploading" value={40} />, { part: 'progress-bar', element: HTMLDivElement });
describeConformance('ProgressRing', <ProgressRing label="Uploading" value={40} />, { part: 'progress-ring', element: HTMLDivElement });

describe.each([['ProgressBar', ProgressBar], ['ProgressRing', ProgressRing]] as const)('%s', (_name, Progress) => {
  const progress = () => page.getByRole('progressbar', { name: 'Uploading' }).element();

  it('says how far it is', async () => {
    await render(<Progress label="Uploading" value={3} max={12} valueText="3 of 12 files" />);
    expect(progress().getAttribute('aria-valuenow')).toBe('3');
    expect(progress().getAttribute('aria-valuemax')).toBe('12');
    expect(progress().getAttribute('aria-valuetext')).toBe('3 of 12 files');
  });

  it('claims no value while none is known', async () => {
    await render(<Progress label="Uploading" hideLabel />);
    expect(progress().hasAttribute('aria-valuenow')).toBe(false);
    expect(progress().hasAttribute('data-indeterminate')).toBe(true);
  });
});

describe('ProgressBar', () => {
  it('is filled from the side where reading starts, in both directions', async () => {
    const screen = await render(<div dir="rtl" style={{ inlineSize: 200 }}><ProgressBar label="Uploading" value={25} /></div>);
    const fill = screen.container.querySelector('[data-slot="fill"]')?.getBoundingClientRect();
    const track = screen.container.querySelector('[data-slot="track"]')?.getBoundingClientRect();
    expect(fill?.width).toBe(50);
    expect(fill?.right).toBe(track?.right);
  });

  it('shows the percentage where there are no words for it', async () => {
    await render(<ProgressBar label="Uploading" value={40} />);
    await expect.element(page.getByText('40%')).toBeVisible();
  });
});
