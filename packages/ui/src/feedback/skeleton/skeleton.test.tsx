import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Delayed, Skeleton } from './index.js';

describeConformance('Skeleton', <Skeleton lines={3} />, { part: 'skeleton', element: HTMLSpanElement });

describe('Skeleton', () => {
  it('has the shape of what comes, and is not read', async () => {
    const { container } = await render(<><Skeleton lines={3} /><Skeleton shape="circle" width={34} /><Skeleton shape="rect" height={54} width="50%" /></>);
    const [text, circle, rect] = [...container.querySelectorAll<HTMLElement>('[data-part="skeleton"]')];
    expect(text?.children).toHaveLength(3);
    expect([circle?.offsetWidth, circle?.offsetHeight]).toEqual([34, 34]);
    expect(rect?.offsetHeight).toBe(54);
    expect(text?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Delayed', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  it('shows nothing for 200 ms, then its children', async () => {
    const { container } = await render(<Delayed><Skeleton /></Delayed>);
    act(() => { vi.advanceTimersByTime(199); });
    expect(container.childElementCount).toBe(0);
    act(() => { vi.advanceTimersByTime(1); });
    expect(container.childElementCount).toBe(1);
  });
});
