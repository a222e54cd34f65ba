import { renderToString } from 'react-dom/server.browser';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { LineChart, type LineChartProps } from './line-chart.js';
import { brushKeys, lineChartKeys } from './line-chart.keys.js';

const Example = (props: Partial<LineChartProps>) => (
  <LineChart
    title="The house uses more water"
    x={['2026-01', '2026-02', '2026-03']}
    series={[
      { id: 'water', name: 'Water', values: [10, 20, 30] },
      { id: 'heat', name: 'Heat', values: [1, 2, 3] },
    ]}
    {...props}
  />
);
const plot = () => page.getByRole('application').element() as HTMLElement;
const tooltip = () => document.querySelector('[data-slot="tooltip"]')?.textContent ?? '';
const pathOf = (html: ParentNode) =>
  [...html.querySelectorAll('[data-slot="plot"] path[data-slot="line"]')].map((path) => path.getAttribute('d'));

describeConformance('LineChart', <Example />, { part: 'line-chart', element: HTMLElement });

describe('LineChart', () => {
  it.each(lineChartKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: plot() });
    expect(tooltip()).toBe(row.reads);
  });

  it.each(brushKeys)('with a brush, $keys: $does', async (row) => {
    const onRangeChange = vi.fn();
    await render(<Example brush onRangeChange={onRangeChange} />);
    await walkKeys(row, { focusFirst: plot() });
    expect(onRangeChange.mock.lastCall).toEqual([row.range]);
  });

  it.each(['fr', 'en', 'ro'])('shows the months of a year without overlapping texts in %s', async (locale) => {
    const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`);
    for (const inlineSize of [1000, 700, 600, 500, 350]) {
      const { unmount } = await render(
        <div style={{ inlineSize }}>
          <LineChart
            title="Water"
            locale={locale}
            x={months}
            series={['A long name', 'B'].map((name) => ({ id: name, name, values: months.map((_, index) => index) }))}
          />
        </div>,
      );
      const boxes = [...document.querySelectorAll('[data-slot="categories"] > *')]
        .filter((text) => getComputedStyle(text).display !== 'none' && getComputedStyle(text).visibility !== 'hidden')
        .map((text) => text.getBoundingClientRect());
      expect(boxes.length).toBeGreaterThan(1);
      boxes.slice(1).forEach((box, index) => expect(box.left).toBeGreaterThanOrEqual(boxes[index]!.right));
      await unmount();
    }
  });

  it('selects a range by dragging, and clears it by a click', async () => {
    const onRangeChange = vi.fn();
    await render(
      <div style={{ inlineSize: 600 }}>
        <Example brush hideEndLabels onRangeChange={onRangeChange} />
      </div>,
    );
    const area = document.querySelector('[data-slot="area"]')!;
    const { left, top, width, height } = area.getBoundingClientRect();
    const at = (share: number) => ({
      bubbles: true,
      pointerId: 1,
      button: 0,
      clientX: left + width * share,
      clientY: top + height / 2,
    });
    const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    area.dispatchEvent(new PointerEvent('pointerdown', at(0.02)));
    area.dispatchEvent(new PointerEvent('pointermove', at(0.98)));
    area.dispatchEvent(new PointerEvent('pointerup', at(0.98)));
    await vi.waitFor(() => expect(onRangeChange).toHaveBeenLastCalledWith(['2026-01', '2026-03']));
    await expect.element(page.elementLocator(document.querySelector('[data-slot="brush"]')!)).toBeInTheDocument();
    area.dispatchEvent(new PointerEvent('pointerdown', at(0.5)));
    area.dispatchEvent(new PointerEvent('pointerup', at(0.5)));
    await vi.waitFor(() => expect(onRangeChange).toHaveBeenLastCalledWith(null));
    capture.mockRestore();
  });

  it('is the same on a server, without measuring', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Example />);
    await render(<Example />);
    expect(pathOf(host)).toEqual(pathOf(document));
    expect(pathOf(host)[0]).toBe('M0,666.67L525.42,333.33L1000,0');
  });

  it('has a gap for a missing value and hatches a withheld one', async () => {
    const values = [10, null, 20, 30, { value: null, withheld: 'Not published' }, 40, 50];
    await render(<Example x={values.map((_, index) => index)} series={[{ id: 'water', name: 'Water', values }]} />);
    expect(pathOf(document)[0]?.match(/M/g)).toHaveLength(3);
    expect(document.querySelectorAll('[data-slot="plot"] [data-slot="withheld"]')).toHaveLength(1);
    await expect.element(page.getByText('Not published')).toBeVisible();
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(tooltip()).toBe('1No figure');
  });

  it('shows a disputed value as a hollow point with its range, and its note', async () => {
    await render(
      <Example
        series={[
          {
            id: 'water',
            name: 'Water',
            values: [10, { value: 20, low: 15, high: 20, note: 'Another count says 15.' }, 30],
          },
        ]}
      />,
    );
    expect(document.querySelectorAll('[data-hollow]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-slot="range"]')).toHaveLength(1);
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(tooltip()).toBe('Feb 202620 (15 to 20)Another count says 15.');
  });

  it('marks an axis that does not start at zero, in the picture and in words', async () => {
    await render(<Example baseline="data" series={[{ id: 'pool', name: 'Pool', values: [26, 27, 28] }]} />);
    expect(document.querySelectorAll('[data-slot="break"]')).toHaveLength(1);
    await expect.element(page.getByText('The axis starts at 26.')).toBeVisible();
  });

  it('runs with the reading direction, with time from right to left', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(tooltip()).toBe('Feb 2026Water20');
    const points = [...document.querySelectorAll('[data-slot="plot"] [data-slot="point"]')];
    expect(points[0]!.getBoundingClientRect().left).toBeGreaterThan(points[2]!.getBoundingClientRect().left);
  });
});
