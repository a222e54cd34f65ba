import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { HeatMap, type HeatMapProps } from './heat-map.js';
import { heatMapKeys } from './heat-map.keys.js';

const Example = (props: Partial<HeatMapProps>) => (
  <HeatMap
    title="Late shifts are busier"
    columns={['Mon', 'Tue', 'Wed']}
    rows={[
      { id: 'early', name: 'Early', values: [1, 2, 3] },
      { id: 'late', name: 'Late', values: [4, 5, 6] },
    ]}
    {...props}
  />
);
const tooltip = () => document.querySelector('[data-slot="tooltip"]')?.textContent ?? '';
const shades = () =>
  [...document.querySelectorAll('[data-slot="cells"] [data-shade]')].map((cell) =>
    Number(cell.getAttribute('data-shade')),
  );

describeConformance('HeatMap', <Example />, { part: 'heat-map', element: HTMLElement });

describe('HeatMap', () => {
  it.each(heatMapKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: page.getByRole('application').element() as HTMLElement });
    expect(tooltip()).toBe(row.reads);
  });

  it('shades higher values more strongly, and shows each number', async () => {
    await render(<Example />);
    expect(shades()).toEqual(shades().toSorted((one, other) => one - other));
    expect([shades()[0], shades().at(-1)]).toEqual([1, 5]);
    expect([...document.querySelectorAll('[data-slot="texts"] > span')].map((cell) => cell.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('shows small values, and no start of a number that does not fit', async () => {
    const values = [0.004, 1234567, 1 / 3];
    await render(
      <div style={{ inlineSize: 330 }}>
        <Example rows={[{ id: 'early', name: 'Early', values }]} />
      </div>,
    );
    const texts = [...document.querySelectorAll<HTMLElement>('[data-slot="texts"] > span')];
    expect(texts.map((cell) => cell.textContent)).toEqual(['0.004', '1,234,567', '0.333']);
    const visible = texts.filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      return text.top < box.bottom - 1;
    });
    const cut = visible.filter((cell) => cell.scrollWidth > cell.clientWidth);
    expect(cut.map((cell) => cell.textContent)).toEqual([]);
    expect(visible.map((cell) => cell.textContent)).toContain('0.004');
  });

  it('has whole limits for a few whole numbers', async () => {
    await render(<Example rows={[{ id: 'early', name: 'Early', values: [0, 2, 3] }]} />);
    expect([...document.querySelectorAll('[data-slot="scale"] li')].map(({ textContent }) => textContent)).toEqual([
      '0 – 1',
      '1 – 2',
      '2 – 3',
      '3 – 4',
      '4 – 5',
    ]);
  });

  it.each([
    ['every column', 1000, 12],
    ['every second column, if there are many,', 620, 6],
    ['every second column', 340, 6],
  ])('shows the name of %s in a width of %i px without breaking words', async (_, inlineSize, shown) => {
    const columns = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
    await render(
      <div style={{ inlineSize }}>
        <Example
          columns={columns.map((month) => `${month} 2027`)}
          rows={[{ id: 'early', name: 'Early', values: columns.map((_name, at) => at) }]}
        />
      </div>,
    );
    const names = [...document.querySelectorAll<HTMLElement>('[data-slot="columns"] > span')];
    const visible = names.filter((name) => name.getClientRects().length > 0);
    expect(visible).toHaveLength(shown);
    for (const name of visible) expect(name.getBoundingClientRect().height).toBeLessThan(36);
    const cells = document.querySelector('[data-slot="cells"]')!.getBoundingClientRect();
    visible.forEach((name, index) =>
      expect(name.getBoundingClientRect().left).toBeCloseTo(cells.left + ((cells.width / 12) * index * 12) / shown, 0),
    );
  });

  it('neither shades nor counts a withheld or missing value', async () => {
    await render(
      <Example rows={[{ id: 'early', name: 'Early', values: [1, { value: null, withheld: 'Fewer than 5' }, null] }]} />,
    );
    expect(shades()).toHaveLength(1);
    expect(document.querySelectorAll('[data-slot="cells"] [data-slot="withheld"]')).toHaveLength(1);
    await expect.element(page.getByText('Fewer than 5')).toBeVisible();
  });

  it('renders the names of rows as its owner wants; the table keeps the text', async () => {
    await render(<Example renderName={(name) => <code>{name}</code>} defaultView="table" />);
    await expect.element(page.getByRole('rowheader', { name: 'Mon' })).toBeInTheDocument();
    await render(<Example renderName={(name) => <code>{name}</code>} />);
    expect([...document.querySelectorAll('[data-slot="name"] code')].map(({ textContent }) => textContent)).toEqual([
      'Early',
      'Late',
    ]);
  });
});
