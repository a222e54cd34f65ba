import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { BarChart, type BarChartProps } from './bar-chart.js';
import { barChartKeys } from './bar-chart.keys.js';

const Example = (props: Partial<BarChartProps>) => (
  <BarChart
    title="Storms doubled the claims"
    categories={['Q1', 'Q2', 'Q3']}
    categoryHeader="Quarter"
    series={[
      { id: 'water', name: 'Water', values: [10, 20, 30] },
      { id: 'storm', name: 'Storm', values: [1, 2, 3] },
    ]}
    {...props}
  />
);
const plot = () => page.getByRole('application').element() as HTMLElement;
const tooltip = () => document.querySelector('[data-slot="tooltip"]')?.textContent ?? '';
const bars = () => [...document.querySelectorAll<SVGRectElement>('[data-slot="plot"] [data-slot="bar"]')];

describeConformance('BarChart', <Example />, { part: 'bar-chart', element: HTMLElement });

describe('BarChart', () => {
  it.each(barChartKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: plot() });
    expect(tooltip()).toBe(row.reads);
  });

  it('runs with the reading direction, and its rows use the other arrows', async () => {
    const { rerender } = await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(tooltip()).toBe('Q2Water20');
    const first = bars()[0]!.getBoundingClientRect();
    expect(first.left).toBeGreaterThan(bars().at(-1)!.getBoundingClientRect().left);
    await rerender(<Example orientation="horizontal" />);
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
    expect(tooltip()).toBe('Q2Storm2');
  });

  it('announces the value with its category and series', async () => {
    const announced = recordAnnouncements();
    await render(<Example />);
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await vi.waitFor(() => expect(announced).toContain('polite Q2, Water: 20'));
  });

  it('shows the same figures as a table, also of hidden series', async () => {
    await render(<Example defaultHiddenSeries={['storm']} />);
    plot().focus();
    const read: string[] = [];
    for (const keys of ['{Home}', '{ArrowRight}', '{ArrowRight}']) {
      await userEvent.keyboard(keys);
      read.push(tooltip());
    }
    expect(read).toEqual(['Q1Water10', 'Q2Water20', 'Q3Water30']);
    await page.getByRole('button', { name: 'Table Storms doubled the claims' }).click();
    expect([...document.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent))).toEqual([
      ['Quarter', 'Water', 'Storm'],
      ['Q1', '10', '1'],
      ['Q2', '20', '2'],
      ['Q3', '30', '3'],
    ]);
  });

  it('has a length in proportion to the value, from zero', async () => {
    await render(<Example />);
    const heights = bars().map((bar) => bar.getBoundingClientRect().height - 1);
    expect(heights[2]! / heights[0]!).toBeCloseTo(2, 0);
    const base = (bar: Element) => bar.getBoundingClientRect().bottom;
    expect(bars().every((bar) => Math.abs(base(bar) - base(bars()[0]!)) < 1)).toBe(true);
  });

  it('hides and shows series by buttons with unique names', async () => {
    const onHiddenSeriesChange = vi.fn();
    await render(<Example onHiddenSeriesChange={onHiddenSeriesChange} />);
    const storm = page.getByRole('button', { name: 'Storm Storms doubled the claims', exact: true });
    expect(bars()).toHaveLength(6);
    await storm.click();
    expect(bars()).toHaveLength(3);
    await expect.element(storm).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Water Storms doubled the claims', exact: true }).click();
    await expect.element(page.getByText('Every series is hidden. Choose one in the legend.')).toBeVisible();
    expect(onHiddenSeriesChange.mock.calls).toEqual([[['storm']], [['storm', 'water']]]);
  });

  it('shows why values are withheld inside the plot, without overlaps', async () => {
    const withheld = { value: null, withheld: 'No start for at least half of the devices' };
    for (const layout of ['grouped', 'dumbbell'] as const) {
      const { unmount } = await render(
        <div style={{ inlineSize: 620 }}>
          <BarChart
            title="Water"
            categories={['One', 'Two']}
            series={[
              { id: 'a', name: 'A', values: [withheld, 10] },
              { id: 'b', name: 'B', values: [withheld, withheld] },
            ]}
            layout={layout}
            orientation="horizontal"
            showValues
          />
        </div>,
      );
      const plotBox = plot().getBoundingClientRect();
      const boxes = [...document.querySelectorAll('[data-slot="value"]')].map((value) => value.getBoundingClientRect());
      expect(boxes.length).toBeGreaterThan(2);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(plotBox.left);
        expect(box.right).toBeLessThanOrEqual(plotBox.right);
      }
      const overlapping = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      );
      expect(overlapping).toEqual([]);
      await unmount();
    }
  });

  it('hatches and names a withheld value, and draws no bar for a missing one', async () => {
    await render(
      <Example
        series={[{ id: 'water', name: 'Water', values: [10, { value: null, withheld: 'Fewer than 5' }, null] }]}
      />,
    );
    expect(bars()).toHaveLength(1);
    expect(document.querySelectorAll('[data-slot="plot"] [data-slot="withheld"]')).toHaveLength(1);
    await expect.element(page.getByText('Fewer than 5')).toBeVisible();
    plot().focus();
    await userEvent.keyboard('{End}');
    expect(tooltip()).toBe('Q3No figure');
  });

  it('says that there are no figures', async () => {
    await render(<Example series={[]} />);
    await expect.element(page.getByText('No figures yet')).toBeVisible();
    expect(page.getByRole('application').elements()).toEqual([]);
  });

  it('downloads the figures as CSV that no spreadsheet runs', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'data:,';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await render(<Example categories={['=1+1', 'Q2', 'Q3']} />);
    await page.getByRole('button', { name: /^CSV/ }).click();
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.text()).toBe("Quarter,Water,Storm\r\n'=1+1,10,1\r\nQ2,20,2\r\nQ3,30,3");
    create.mockRestore();
    click.mockRestore();
  });

  it('draws itself with its texts as a standalone picture', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'data:,';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await render(<Example />);
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^Download SVG/ }).click();
    await page.getByRole('button', { name: /^Download PNG/ }).click();
    await vi.waitFor(() => expect(files).toHaveLength(2));
    const svg = new DOMParser().parseFromString(await files[0]!.text(), 'image/svg+xml');
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Storms doubled the claims', 'Water', 'Q3', '20']),
    );
    expect(svg.querySelectorAll('rect[stroke]').length).toBeGreaterThan(6);
    expect(svg.documentElement.outerHTML).not.toContain('var(--');
    expect([files[1]!.type, files[1]!.size > 1000]).toEqual(['image/png', true]);
    create.mockRestore();
    click.mockRestore();
  });

  it.each(['ltr', 'rtl'])('keeps within 320 px at 200 %% text, %s', async (dir) => {
    document.documentElement.style.fontSize = '32px';
    await render(
      <div dir={dir} style={{ inlineSize: 320 }}>
        <Example orientation="horizontal" showValues categories={['Tap water in the basement', 'Storm', 'Hail']} />
      </div>,
    );
    const chart = document.querySelector('[data-part="bar-chart"]')!;
    expect(chart.scrollWidth).toBeLessThanOrEqual(320);
    document.documentElement.style.fontSize = '';
  });
});
