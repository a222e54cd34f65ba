import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Badge } from './badge.js';

describeConformance('Badge', <Badge count={3} label="3 unread" />, { part: 'badge', element: HTMLSpanElement });
describeConformance('A dot', <Badge label="New" />, { part: 'badge', element: HTMLSpanElement });

const mark = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-slot="mark"]');

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1e9, '99+'],
    [Infinity, '99+'],
    [3.7, '3'],
  ])('shows %d as %s', async (count, text) => {
    const { container } = await render(<Badge count={count} />);
    expect(mark(container)?.textContent).toBe(text);
  });

  it.each([0, -1, Number.NaN])('shows nothing for %d', async (count) => {
    const { container } = await render(
      <Badge count={count} label="none">
        <i>bell</i>
      </Badge>,
    );
    expect(container.textContent).toBe('bell');
  });

  it('shows zero with `showZero`, and applies a custom `max`', async () => {
    const { container } = await render(
      <>
        <Badge count={0} showZero />
        <Badge count={1200} max={999} />
      </>,
    );
    expect(container.textContent).toBe('0999+');
  });

  it('adds its label, instead of the number, to the accessible name of its parent', async () => {
    await render(
      <>
        <button>
          Notifications <Badge count={120} label="120 unread" />
        </button>
        <button>
          Matches <Badge count={4} />
        </button>
        <button>
          Inbox <Badge />
        </button>
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'Notifications 120 unread', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Matches 4', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  });

  it.each(['ltr', 'rtl'] as const)('is placed at the end corner, %s, and grows outwards', async (dir) => {
    const { container } = await render(
      <div dir={dir} style={{ paddingInline: 100 }}>
        <Badge count={5}>
          <i style={{ inlineSize: 40, blockSize: 40 }} />
        </Badge>{' '}
        <Badge count={500}>
          <i style={{ inlineSize: 40, blockSize: 40 }} />
        </Badge>
      </div>,
    );
    const inner = [...container.querySelectorAll('[data-part="badge"]')].map((badge) => {
      const element = badge.querySelector('i')!.getBoundingClientRect();
      const its = badge.querySelector('[data-slot="mark"]')!.getBoundingClientRect();
      expect(its.top).toBeLessThan(element.top);
      return dir === 'ltr' ? element.right - its.left : its.right - element.left;
    });
    expect(inner).toEqual([11, 11]);
  });

  it('does not change the width of the marked element', async () => {
    const { container } = await render(
      <Badge count={500}>
        <i style={{ inlineSize: 40, blockSize: 40 }} />
      </Badge>,
    );
    expect(container.querySelector<HTMLElement>('[data-part="badge"]')!.offsetWidth).toBe(40);
  });
});
