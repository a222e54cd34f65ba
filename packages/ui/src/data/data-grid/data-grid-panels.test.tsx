import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DataGrid,
  initialGridState,
  type DataGridProps,
  type GridColumn,
  type GridRequest,
  type GridState,
  type GridView,
} from './index.js';

interface Invoice {
  number: string;
  customer: string;
  state: 'open' | 'paid';
  due: string;
  total: number;
}
const invoices: Invoice[] = [
  { number: '1001', customer: 'Bakery Lindner', state: 'open', due: '2027-01-15', total: 250 },
  { number: '1002', customer: '=HYPERLINK("http://evil")', state: 'paid', due: '2027-02-01', total: 1200 },
  { number: '1003', customer: 'Café Ångström', state: 'open', due: '2027-03-09', total: 75.5 },
];
const columns: GridColumn<Invoice>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number, sortBy: ({ number }) => number },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer, sortBy: ({ customer }) => customer },
  {
    id: 'state',
    header: 'State',
    type: 'options',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
    ],
    cell: ({ state }) => (state === 'open' ? 'Open' : 'Paid'),
    sortBy: ({ state }) => state,
  },
  { id: 'due', header: 'Due', type: 'date', cell: ({ due }) => due, sortBy: ({ due }) => due },
  {
    id: 'total',
    header: 'Total',
    type: 'number',
    align: 'end',
    cell: ({ total }) => `€${total}`,
    sortBy: ({ total }) => total,
  },
];
const keyOf = ({ number }: Invoice) => number;
const initial = initialGridState(columns);
const Example = (props: Partial<DataGridProps<Invoice>>) => (
  <DataGrid
    label="Invoices"
    columns={columns}
    rows={props.source ? undefined : invoices}
    rowKey={keyOf}
    exportName="invoices"
    {...props}
  />
);
const numbers = () => [...document.querySelectorAll('[role="rowheader"]')].map((each) => each.textContent);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

describe('Filters of a data grid', () => {
  it('are set by the type of the column, shown as chips, and removed', async () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    await render(<Example onStateChange={onStateChange} />);
    await press('Filters');
    await page.getByRole('combobox', { name: 'Column' }).click();
    await page.getByRole('option', { name: 'Total' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('100');
    await userEvent.keyboard('{Tab}');
    await press('Apply');
    await vi.waitFor(() => expect(numbers()).toEqual(['1001', '1002']));
    expect(onStateChange.mock.lastCall?.[0].filters).toEqual([
      { column: 'total', operator: 'between', value: { from: 100, to: null } },
    ]);
    await press(/Remove.*Total: 100 or more/u);
    await vi.waitFor(() => expect(numbers()).toHaveLength(3));
  });

  it('of options are chosen from the menu of a header', async () => {
    await render(<Example />);
    const header = page.getByRole('columnheader', { name: 'State' }).element() as HTMLElement;
    header.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    header.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: 'Paid' }).click();
    await press('Apply');
    await vi.waitFor(() => expect(numbers()).toEqual(['1002']));
    await expect.element(page.getByText('State is any of Paid')).toBeVisible();
  });
});

describe('Views of a data grid', () => {
  it('are saved with a name, shown and deleted; one of an older version falls back field by field', async () => {
    const old: GridView = {
      id: 'old',
      name: 'Largest first',
      state: { sort: [{ column: 'total', direction: 'descending' }], filters: 'none', theme: 'dark' },
    };
    function WithViews() {
      const [views, setViews] = useState<readonly GridView[]>([old]);
      return <Example views={views} onViewsChange={setViews} />;
    }
    await render(<WithViews />);
    await press('Views');
    await page.getByRole('menuitemradio', { name: 'Largest first' }).click();
    await vi.waitFor(() => expect(numbers()).toEqual(['1002', '1001', '1003']));
    await page.getByRole('searchbox').fill('100');
    await press('Views');
    await page.getByRole('menuitem', { name: 'Save as new view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine');
    await press('Save');
    await press('Views');
    await expect.element(page.getByRole('menuitemradio', { name: 'Mine' })).toBeChecked();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await press('Views');
    await expect.element(page.getByRole('menuitemradio', { name: 'Largest first' })).toBeVisible();
    expect(page.getByRole('menuitemradio', { name: 'Mine' }).elements()).toEqual([]);
  });
});

describe('The export of a data grid (D.489)', () => {
  const files: Blob[] = [];
  const exportAs = async (format: string) => {
    files.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('Export');
    await page.getByRole('menuitem', { name: format }).click();
    await vi.waitFor(() => expect(files).toHaveLength(1));
    return files[0] as Blob;
  };
  afterEach(() => vi.restoreAllMocks());

  it('has the rows that meet the filter, in the order and with the columns of the view, without formulas', async () => {
    await render(
      <Example
        defaultState={{
          ...initial,
          order: ['total', 'customer', 'number', 'state', 'due'],
          hidden: ['state', 'due'],
          sort: [{ column: 'total', direction: 'descending' }],
          filters: [{ column: 'total', operator: 'between', value: { from: 100, to: null } }],
        }}
      />,
    );
    const file = await exportAs('CSV file');
    expect((await file.text()).replace('\uFEFF', '')).toBe(
      'Total,Customer,Invoice\r\n€1200,"\'=HYPERLINK(""http://evil"")",1002\r\n€250,Bakery Lindner,1001\r\n',
    );
  });

  it('is also an Excel file', async () => {
    await render(<Example />);
    const file = await exportAs('Excel file (XLSX)');
    const [first, second] = new Uint8Array(await file.arrayBuffer());
    expect([first, second]).toEqual([0x50, 0x4b]); // a ZIP archive
  });

  it('loads all rows of a server', async () => {
    const load = ({ from, to }: GridRequest) =>
      Promise.resolve({
        rows: Array.from({ length: Math.min(to, 250) - from }, (_, index) => ({
          ...(invoices[0] as Invoice),
          number: String(from + index),
        })),
        total: 250,
      });
    const source = { load };
    await render(<Example source={source} />);
    await vi.waitFor(() => expect(numbers()).toContain('0'));
    const file = await exportAs('CSV file');
    expect((await file.text()).split('\r\n')).toHaveLength(252);
  });
});

describe('A data grid on paper', () => {
  it('contains all rows, not only those in view', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...(invoices[0] as Invoice), number: String(index) }));
    await render(<Example rows={many} />);
    await vi.waitFor(() => expect(numbers().length).toBeGreaterThan(5));
    expect(numbers().length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    expect(numbers()).toHaveLength(300);
    window.dispatchEvent(new Event('afterprint'));
    expect(numbers().length).toBeLessThan(60);
  });
});

describe('A data grid with many columns', () => {
  it('mounts the row header and the columns in view only, with their positions', async () => {
    const wide: GridColumn<Invoice>[] = Array.from({ length: 120 }, (_, index) => ({
      id: `c${index}`,
      header: `Column ${index}`,
      cell: ({ number }) => `${number}-${index}`,
    }));
    await render(<Example columns={wide} defaultState={undefined} />);
    const headers = () =>
      [...document.querySelectorAll('[role="columnheader"]')].map((each) => each.getAttribute('aria-colindex'));
    await vi.waitFor(() => expect(headers().length).toBeLessThan(30));
    const viewport = document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement;
    expect(viewport.getAttribute('aria-colcount')).toBe('120');
    viewport.scrollLeft = viewport.scrollWidth;
    await vi.waitFor(() => expect(headers()).toContain('120'));
    expect(headers()[0]).toBe('1');
    await expect.element(page.getByText('1001-119')).toBeVisible();
  });
});
