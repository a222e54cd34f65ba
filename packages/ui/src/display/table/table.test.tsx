import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Table, type TableColumn } from './index.js';
import { tableKeys } from './table.keys.js';

interface Device {
  id: string;
  name: string;
  className: string;
  fee: number;
}

const rows: Device[] = [
  { id: 'a', name: 'Retina scanner', className: 'IIa', fee: 1200 },
  { id: 'b', name: 'Insulin pump', className: 'IIb', fee: 2400 },
];
const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', cell: (row) => row.name },
  { id: 'class', header: 'Class', cell: (row) => row.className },
  { id: 'fee', header: 'Fee', align: 'end', cell: (row) => row.fee },
];
const keyOf = (row: Device) => row.id;
const devices = <Table caption="Your devices" columns={columns} rows={rows} rowKey={keyOf} />;
const regionOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-part="table"]')!;

describeConformance(
  'Table',
  <Table
    caption="Your devices"
    columns={[{ id: 'n', header: 'Name', cell: (row: string) => row }]}
    rows={['a']}
    rowKey={String}
  />,
  { part: 'table', element: HTMLDivElement },
);

describe('Table', () => {
  it('has a name, column headers, and a first column that is the row header', async () => {
    const screen = await render(devices);
    await expect.element(screen.getByRole('table', { name: 'Your devices' })).toBeVisible();
    expect(
      screen
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Device', 'Class', 'Fee']);
    expect(
      screen
        .getByRole('rowheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Retina scanner', 'Insulin pump']);
  });

  it('has rows 54 px high, or 40 px when dense (S9.28)', async () => {
    const screen = await render(devices);
    const row = () => screen.getByRole('row', { name: /Insulin pump/ }).element() as HTMLElement;
    expect(row().offsetHeight).toBe(54);
    await screen.rerender(<Table dense caption="Your devices" columns={columns} rows={rows} rowKey={keyOf} />);
    expect(row().offsetHeight).toBe(40);
  });

  it.each(tableKeys)('$keys: $does', async (row) => {
    const screen = await render(
      <div style={{ inlineSize: 620 }}>
        <Table
          caption="Wide"
          columns={columns.map((column) => ({
            ...column,
            header: <span style={{ display: 'block', inlineSize: 400 }}>{column.header}</span>,
          }))}
          rows={rows}
          rowKey={keyOf}
        />
      </div>,
    );
    const region = regionOf(screen.container);
    await expect.element(screen.getByRole('region', { name: 'Wide' })).toBeVisible();
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    if (row.keys === '{Tab}') return;
    await userEvent.keyboard(row.keys);
    await vi.waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
  });

  it('renders widths without style attributes, which a strict CSP blocks in server-rendered pages', async () => {
    const { container } = await render(
      <Table
        caption="Devices"
        columns={[
          { ...columns[0]!, width: '40%' },
          { ...columns[1]!, width: '120px' },
        ]}
        rows={rows}
        rowKey={keyOf}
      />,
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect([...container.querySelectorAll('col')].map((col) => col.getAttribute('width'))).toEqual(['40%', '120px']);
  });

  it('does not move columns with given widths when rows change', async () => {
    const given: TableColumn<Device>[] = [{ ...columns[0]!, width: '30%' }, columns[1]!];
    const long = [{ ...rows[0]!, name: 'Retina scanner '.repeat(40) }];
    const table = (shown: readonly Device[], loading = false) => (
      <div style={{ inlineSize: 800 }}>
        <Table caption="Devices" columns={given} rows={shown} rowKey={keyOf} loading={loading} />
      </div>
    );
    const screen = await render(table([], true));
    const widths = () =>
      [...screen.container.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
    const loading = widths();
    expect(loading[0]).toBe(240);
    await screen.rerender(table([]));
    expect(widths()).toEqual(loading);
    await screen.rerender(table(long));
    expect(widths()).toEqual(loading);
  });

  it('is neither a region nor a tab stop when it does not overflow', async () => {
    const { container } = await render(<div style={{ inlineSize: 800 }}>{devices}</div>);
    expect(regionOf(container).hasAttribute('role')).toBe(false);
    expect(regionOf(container).tabIndex).toBe(-1);
  });

  it('keeps its header visible while rows scroll', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...rows[0]!, id: String(index) }));
    const screen = await render(
      <Table style={{ blockSize: 300 }} caption="Many" columns={columns} rows={many} rowKey={keyOf} />,
    );
    const region = regionOf(screen.container);
    region.scrollTop = 500;
    const header = screen.getByRole('columnheader', { name: 'Device' }).element();
    expect(Math.round(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBe(0);
  });

  it('is displayed as a list in a narrow container and remains a table for screen readers', async () => {
    const screen = await render(<div style={{ inlineSize: 358 }}>{devices}</div>);
    const cell = screen.getByText('1200').element().closest('td')!;
    expect(getComputedStyle(cell, '::before').content).toContain('Fee');
    expect(cell.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByRole('rowheader', { name: 'Retina scanner' }).element().getBoundingClientRect().top,
    );
    expect(regionOf(screen.container).scrollWidth).toBeLessThanOrEqual(358);
    await expect.element(screen.getByRole('columnheader', { name: 'Fee' })).toBeInTheDocument();
  });

  it('shows skeleton rows while it loads and announces it', async () => {
    const screen = await render(
      <Table loading loadingRows={3} caption="Your devices" columns={columns} rows={[]} rowKey={keyOf} />,
    );
    expect(screen.container.querySelectorAll('[data-slot="bone"]')).toHaveLength(9);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    await screen.rerender(devices);
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    expect(screen.container.querySelectorAll('[data-slot="bone"]')).toHaveLength(0);
  });

  it('keeps existing rows while others load', async () => {
    const screen = await render(<Table loading caption="Your devices" columns={columns} rows={rows} rowKey={keyOf} />);
    expect(screen.container.querySelectorAll('[data-slot="bone"]')).toHaveLength(0);
    expect(regionOf(screen.container).getAttribute('aria-busy')).toBe('true');
  });

  it('shows the empty content when there are no rows', async () => {
    const screen = await render(
      <Table caption="Your devices" columns={columns} rows={[]} rowKey={keyOf} empty="No devices yet" />,
    );
    await expect.element(page.getByText('No devices yet')).toBeVisible();
    await screen.rerender(
      <Table
        caption="Your devices"
        columns={columns}
        rows={[]}
        rowKey={keyOf}
        labels={{ empty: 'Aucun dispositif' }}
      />,
    );
    await expect.element(page.getByText('Aucun dispositif')).toBeVisible();
  });

  it('hides the header of an actions column visually and shows no label before the actions', async () => {
    const actions: TableColumn<Device> = { id: 'menu', header: 'Actions', hideHeader: true, cell: () => 'menu' };
    const screen = await render(
      <div style={{ inlineSize: 358 }}>
        <Table caption="Your devices" columns={[columns[0]!, actions]} rows={rows} rowKey={keyOf} />
      </div>,
    );
    await expect.element(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(screen.getByText('menu').first().element().closest('td')!.hasAttribute('data-label')).toBe(false);
  });

  it('re-renders only the changed row', async () => {
    const drawn = vi.fn<(name: string) => void>();
    const counted: TableColumn<Device>[] = [{ id: 'name', header: 'Device', cell: (row) => (drawn(row.id), row.name) }];
    const screen = await render(<Table caption="Your devices" columns={counted} rows={rows} rowKey={keyOf} />);
    drawn.mockClear();
    await screen.rerender(
      <Table
        caption="Your devices"
        columns={counted}
        rows={[rows[0]!, { ...rows[1]!, name: 'Pump' }]}
        rowKey={keyOf}
      />,
    );
    expect(drawn.mock.calls).toEqual([['b']]);
  });
});
