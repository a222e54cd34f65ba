import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Table, type TableColumn, type TableProps } from './index.js';
import { selectionKeys } from './table.keys.js';

interface Meter {
  id: string;
  site: string;
}

const rows: Meter[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, site: `Site ${id}` }));
const columns: TableColumn<Meter>[] = [
  { id: 'site', header: 'Site', cell: ({ site }) => site },
  { id: 'id', header: 'Meter', rowHeader: true, cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
];
const keyOf = ({ id }: Meter) => id;
const Meters = (props: Partial<TableProps<Meter>>) => (
  <Table selectable caption="Meters" columns={columns} rows={rows} rowKey={keyOf} {...props} />
);
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const all = () => box('Select all').element() as HTMLInputElement;
const selected = () =>
  page
    .getByRole('checkbox', { name: /^Select .$/, checked: true })
    .elements()
    .map((element) => element.closest('tr')!.querySelector('a')!.textContent);

describeConformance('Table with selection', <Meters defaultSelected={['a']} />, {
  part: 'table',
  element: HTMLDivElement,
});

describe('Selecting rows', () => {
  it.each(selectionKeys)('$keys: $does', async (row) => {
    await render(<Meters />);
    await box('Select a').click();
    await walkKeys(row, { focusFirst: box('Select c').element() as HTMLElement });
    expect(selected()).toEqual(row.selected);
  });

  it('names each checkbox by the row header and has no aria-selected, which tables do not support', async () => {
    const { container } = await render(<Meters defaultSelected={['b']} />);
    await expect.element(box('Select b')).toBeChecked();
    expect(container.querySelector('[aria-selected]')).toBeNull();
    expect(container.querySelectorAll('tr[data-selected]')).toHaveLength(1);
  });

  it('selects a range in both directions by clicks with Shift, and deselects it', async () => {
    await render(<Meters />);
    await box('Select d').click();
    await userEvent.keyboard('{Shift>}');
    await box('Select b').click();
    expect(selected()).toEqual(['b', 'c', 'd']);
    await box('Select c').click();
    expect(selected()).toEqual(['d']);
    await userEvent.keyboard('{/Shift}');
  });

  it('selects a range in the order in which the rows are sorted', async () => {
    const sortable = columns.map((column) => ({ ...column, sortBy: ({ id }: Meter) => 'bdca'.indexOf(id) }));
    await render(<Meters columns={sortable} defaultSort={{ column: 'site', direction: 'ascending' }} />);
    await box('Select b').click();
    await userEvent.keyboard('{Shift>}');
    await box('Select c').click();
    await userEvent.keyboard('{/Shift}');
    expect(selected()).toEqual(['b', 'd', 'c']);
  });

  it('selects all rows that can be selected; the checkbox is indeterminate while only some are', async () => {
    const onSelectedChange = vi.fn();
    await render(<Meters selectable={({ id }) => id !== 'b'} onSelectedChange={onSelectedChange} />);
    await expect.element(box('Select b')).toBeDisabled();
    await box('Select a').click();
    expect(all().indeterminate).toBe(true);
    await box('Select all').click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'c', 'd']);
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await box('Select all').click();
    expect(onSelectedChange).toHaveBeenLastCalledWith([]);
  });

  it('keeps the selected rows of other pages', async () => {
    const onSelectedChange = vi.fn();
    await render(<Meters selected={['z']} onSelectedChange={onSelectedChange} />);
    expect(all().indeterminate).toBe(false);
    await box('Select all').click();
    expect(onSelectedChange).toHaveBeenCalledWith(['z', 'a', 'b', 'c', 'd']);
    expect(selected()).toEqual([]);
  });

  it('announces the number of selected rows after the last of quick changes', async () => {
    const announced = recordAnnouncements();
    await render(<Meters labels={{ selected: (count) => `${count} of 4 meters` }} />);
    all().click();
    (box('Select b').element() as HTMLElement).click();
    await expect.poll(() => announced.at(-1)).toBe('polite 3 of 4 meters');
    expect(announced).not.toContain('polite 4 of 4 meters');
  });

  it('has targets as large as the cell', async () => {
    await render(<Meters />);
    const { left, bottom } = box('Select a').element().closest('td')!.getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(box('Select a').element());
  });

  it('does not render the cells of the selected rows again', async () => {
    const drawn = vi.fn<(id: string) => void>();
    const counted: TableColumn<Meter>[] = [{ id: 'id', header: 'Meter', cell: ({ id }) => (drawn(id), id) }];
    await render(<Meters columns={counted} />);
    drawn.mockClear();
    await box('Select all').click();
    await expect.element(box('Select c')).toBeChecked();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('has no checkbox without rows to select', async () => {
    await render(<Meters selectable={() => false} />);
    await expect.element(box('Select all')).toBeDisabled();
  });
});
