import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Delayed, Loading, Skeleton } from './index.js';
import { slowTime } from './loading.js';

describeConformance('Skeleton', <Skeleton lines={3} />, { part: 'skeleton', element: HTMLSpanElement });
describeConformance(
  'Loading',
  <Loading slowText="This takes longer than usual">
    <Skeleton />
  </Loading>,
  { part: 'loading', element: HTMLDivElement },
);

describe('Skeleton', () => {
  it('has the given shape and is hidden from screen readers', async () => {
    const { container } = await render(
      <>
        <Skeleton lines={3} />
        <Skeleton shape="circle" width={34} />
        <Skeleton shape="rect" height={54} width="50%" />
        <Skeleton shape="sheet" height={240} />
      </>,
    );
    const [text, circle, rect, sheet] = [...container.querySelectorAll<HTMLElement>('[data-part="skeleton"]')];
    expect(text?.children).toHaveLength(3);
    expect([circle?.offsetWidth, circle?.offsetHeight]).toEqual([34, 34]);
    expect(rect?.offsetHeight).toBe(54);
    expect(sheet?.offsetHeight).toBe(240);
    expect(text?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Delayed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows nothing for 200 ms, then its children', async () => {
    const { container } = await render(
      <Delayed>
        <Skeleton />
      </Delayed>,
    );
    act(() => {
      vi.advanceTimersByTime(199);
    });
    expect(container.childElementCount).toBe(0);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(container.childElementCount).toBe(1);
  });
});

describe('Loading', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const late = 'This takes longer than usual';

  it('shows slowText after 3 s, in a live region that exists before the text (S7.25)', async () => {
    const screen = await render(
      <Loading slowText={late}>
        <Skeleton />
      </Loading>,
    );
    const line = screen.getByRole('status').element();
    act(() => {
      vi.advanceTimersByTime(2999);
    });
    expect(line.textContent).toBe('');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(line.textContent).toBe(late);
    expect(screen.container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  });

  it('ignores the elapsed time when `slow` is set', async () => {
    const screen = await render(
      <Loading slow={false} slowText={late}>
        <Skeleton />
      </Loading>,
    );
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(screen.getByRole('status').element().textContent).toBe('');
    await screen.rerender(
      <Loading slow slowText={late}>
        <Skeleton />
      </Loading>,
    );
    expect(screen.getByRole('status').element().textContent).toBe(late);
  });

  it.each([
    [{}, 3000],
    [{ effectiveType: '4g' }, 3000],
    [{ effectiveType: '3g' }, 3000],
    [{ effectiveType: '2g' }, 5000],
    [{ effectiveType: 'slow-2g' }, 5000],
    [{ effectiveType: '4g', saveData: true }, 5000],
  ])('with the connection %j, loading is slow after %d ms (S7.25, S7.26)', (connection, time) =>
    expect(slowTime(connection)).toBe(time),
  );
});
