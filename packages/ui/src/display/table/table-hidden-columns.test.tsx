import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { accessibilityTree } from '../../testing/accessibility-tree.js';
import { Table, type TableColumn, type TableProps } from './index.js';

interface Device {
  name: string;
  stage: string;
  updated: number;
}

const rows: Device[] = [
  { name: 'Pump', stage: 'Idea', updated: 2 },
  { name: 'Scanner', stage: 'Certified', updated: 3 },
  { name: 'Valve', stage: 'Idea', updated: 1 },
];
const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'stage', header: 'Stage', cell: ({ stage }) => stage, hideBelow: 'md', width: '100px', footer: '2 stages' },
  {
    id: 'updated',
    header: 'Updated',
    cell: ({ updated }) => updated,
    sortBy: ({ updated }) => updated,
    sortFirst: 'descending',
    hideBelow: 'lg',
    width: '100px',
  },
];
const Devices = ({ width, ...props }: Partial<TableProps<Device>> & { width: number }) => (
  <div style={{ inlineSize: width }}>
    <Table
      caption="Devices"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      selectable
      defaultSort={{ column: 'updated', direction: 'descending' }}
      {...props}
    />
  </div>
);
const select = page.getByRole('combobox', { name: 'Sort by' });
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

describe('Columns with `hideBelow`', () => {
  it.each([
    { width: 680, headers: ['Device'], values: 2 },
    { width: 720, headers: ['Device', 'Stage'], values: 3 },
    { width: 860, headers: ['Device', 'Stage', 'Updated'], values: 4 },
  ])('are hidden in a table of $width px, with their cells', async ({ width, headers, values }) => {
    const { container } = await render(<Devices width={width} />);
    expect(texts(page.getByRole('columnheader').elements()).filter((text) => text !== 'Selection')).toEqual(headers);
    const row = page.getByRole('row', { name: /Scanner/ }).element();
    const isShown = (cell: Element) => cell.getBoundingClientRect().width > 0;
    expect([...row.children].filter(isShown)).toHaveLength(values);
    expect([...container.querySelector('tfoot tr')!.children].filter(isShown)).toHaveLength(values);
    expect(
      [...container.querySelectorAll('col')].filter((col) => getComputedStyle(col).display !== 'none'),
    ).toHaveLength(values);
    const tree = (await accessibilityTree()).join('\n');
    expect(tree.includes('Certified')).toBe(width >= 720);
  });

  it('are all shown in the list view', async () => {
    await render(<Devices width={400} />);
    for (const text of ['Certified', '3']) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each([680, 720])('are sorted by a select with all sortable columns, at %i px', async (width) => {
    await render(<Devices width={width} requireSort />);
    await expect.element(select).toHaveDisplayValue('Updated, descending');
    expect(texts([...select.element().children])).toEqual([
      'Device, ascending',
      'Device, descending',
      'Updated, descending',
      'Updated, ascending',
    ]);
    await userEvent.selectOptions(select, 'Updated, ascending');
    expect(names()).toEqual(['Valve', 'Pump', 'Scanner']);
    expect(page.getByRole('checkbox', { name: 'Select all' }).elements()).toHaveLength(1);
  });

  it('have no select while they are shown, or if they cannot be sorted', async () => {
    const screen = await render(<Devices width={860} />);
    expect(select.elements()).toHaveLength(0);
    await screen.rerender(<Devices width={680} columns={columns.slice(0, 2)} />);
    expect(select.elements()).toHaveLength(0);
    await screen.rerender(<Devices width={680} />);
    await expect.element(select).toBeVisible();
  });

  it('keep the padding at the end of the last visible column', async () => {
    await render(<Devices width={680} />);
    const end = () => getComputedStyle(page.getByRole('rowheader').first().element()).paddingInlineEnd;
    expect(end()).toBe('24px');
  });
});

describe('The select of a table with `requireSort`', () => {
  it('has no option without an order, except while there is none', async () => {
    await render(<Devices width={400} requireSort defaultSort={null} />);
    await expect.element(select).toHaveDisplayValue('Default order');
    await userEvent.selectOptions(select, 'Device, descending');
    expect(texts([...select.element().children])).not.toContain('Default order');
  });
});
