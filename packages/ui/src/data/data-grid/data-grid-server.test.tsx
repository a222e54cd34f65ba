import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GridRequest } from './block-store.js';
import { DataGrid, isFilteredSelection, type DataGridProps, type GridColumn, type GridSelection } from './index.js';

interface Part {
  id: string;
  name: string;
}
const parts = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, name: `Pump ${index + 1}` }));
const columns: GridColumn<Part>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
    text: ({ name }) => name,
  },
  { id: 'id', header: 'Number', sortable: true, width: '120px', cell: ({ id }) => id },
];
const keyOf = ({ id }: Part) => id;

/** A server with parts, which the test removes. */
function server(count: number) {
  let stored = parts(count);
  const requests: GridRequest[] = [];
  return {
    requests,
    all: () => stored,
    remove: (isRemoved: (part: Part) => boolean) => (stored = stored.filter((part) => !isRemoved(part))),
    source: (key?: string) => ({
      key,
      load: (request: GridRequest) => {
        requests.push(request);
        return Promise.resolve({ rows: stored.slice(request.from, request.to), total: stored.length });
      },
    }),
  };
}
type Server = ReturnType<typeof server>;

/** A page that removes rows, as one with an archive does, and then loads the rows again. */
function Removing({ host, ...props }: { host: Server } & Partial<DataGridProps<Part>>) {
  const [source, setSource] = useState(() => host.source());
  const [selection, setSelection] = useState<GridSelection>([]);
  const remove = (isRemoved: (part: Part) => boolean) => {
    host.remove(isRemoved);
    setSelection([]);
    setSource(host.source());
  };
  const removeSelected = () =>
    remove(({ id }) => (isFilteredSelection(selection) ? !selection.except.includes(id) : selection.includes(id)));
  return (
    <DataGrid
      label="Pumps"
      columns={columns}
      source={source}
      rowKey={keyOf}
      selectable
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={() => (
        <button type="button" onClick={removeSelected}>
          Remove
        </button>
      )}
      actions={({ id, name }) => (
        <button type="button" aria-label={`Remove ${name}`} onClick={() => remove((part) => part.id === id)}>
          ×
        </button>
      )}
      {...props}
    />
  );
}

const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement;
const names = () => [...grid().querySelectorAll('[role="rowheader"]')].map((each) => each.textContent);
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const focused = () => document.activeElement;

beforeEach(() => page.viewport(1024, 768));

describe('The selection of the rows of a server', () => {
  it('is all rows but those that were deselected afterwards, loaded or not (D.487)', async () => {
    const host = server(250);
    await render(<Removing host={host} />);
    await checkbox('Select all').click();
    await expect.element(page.getByText('250 selected').first()).toBeVisible();
    await checkbox('Select Pump 3').click();
    grid().scrollTop = grid().scrollHeight;
    await checkbox('Select Pump 249').click();
    await expect.element(page.getByText('248 selected').first()).toBeVisible();
    grid().scrollTop = 0;
    await expect.element(checkbox('Select Pump 3')).not.toBeChecked();
    await expect.element(checkbox('Select Pump 4')).toBeChecked();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await vi.waitFor(() => expect(names()).toEqual(['Pump 3', 'Pump 249']));
  });

  it('keeps deselected rows while the other rows are loaded again', async () => {
    const host = server(105);
    const onSelectionChange = vi.fn();
    const Refreshing = () => {
      const [source, setSource] = useState(() => host.source());
      return (
        <>
          <button type="button" onClick={() => setSource(host.source())}>
            Refresh
          </button>
          <DataGrid
            label="Pumps"
            columns={columns}
            source={source}
            rowKey={keyOf}
            selectable
            onSelectionChange={onSelectionChange}
          />
        </>
      );
    };
    await render(<Refreshing />);
    await checkbox('Select all').click();
    await checkbox('Select Pump 2').click();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await vi.waitFor(() => expect(host.requests.length).toBeGreaterThan(1));
    await checkbox('Select Pump 4').click();
    expect(onSelectionChange).toHaveBeenLastCalledWith({
      filter: { filters: [], search: '' },
      except: ['p2', 'p4'],
      expectedTotal: 105,
    });
  });
});

describe('The focus in a grid whose rows are removed', () => {
  it('moves to the same control of the row that follows, after the last one to the row before', async () => {
    await render(<Removing host={server(3)} />);
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await vi.waitFor(() => expect(names()).not.toContain(name));
    };
    await remove('Pump 2');
    await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Remove Pump 3'));
    await remove('Pump 3');
    await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Remove Pump 1'));
    await remove('Pump 1');
    await vi.waitFor(() => expect(focused()?.getAttribute('role')).toBe('columnheader'));
  });

  it('moves to a row when the actions for the selection disappear', async () => {
    await render(<Removing host={server(5)} />);
    for (const name of ['Pump 4', 'Pump 5']) await checkbox(`Select ${name}`).click();
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    await expect.element(remove).toBeVisible();
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(names()).toEqual(['Pump 1', 'Pump 2', 'Pump 3']));
    await vi.waitFor(() => expect(grid().contains(focused())).toBe(true));
    expect(focused()?.closest('[role="row"]')?.textContent).toContain('Pump 3');
  });

  it('remains in a list without rows', async () => {
    await page.viewport(390, 768);
    await render(<Removing host={server(1)} />);
    await page.getByRole('button', { name: 'Remove Pump 1' }).click();
    await vi.waitFor(() => expect(focused()).toBe(grid()));
  });
});

describe('The order of the rows of a server', () => {
  const sorts = (host: Server) => host.requests.at(-1)?.sort;

  it('is by one column, and never none, if the server can do only that', async () => {
    const host = server(3);
    const source = host.source();
    await render(<DataGrid label="Pumps" columns={columns} source={source} rowKey={keyOf} singleSort requireSort />);
    for (const direction of ['ascending', 'descending', 'ascending'] as const) {
      await header('Name').click();
      await vi.waitFor(() => expect(sorts(host)).toEqual([{ column: 'name', direction }]));
    }
    await header('Number').click({ modifiers: ['Shift'] });
    await vi.waitFor(() => expect(sorts(host)).toEqual([{ column: 'id', direction: 'ascending' }]));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByRole('menuitem', { name: 'Sort descending' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Remove from the sort' }).query()).toBeNull();
  });

  it('has no default order in the list view if an order is required', async () => {
    await page.viewport(390, 768);
    const source = server(3).source();
    await render(
      <DataGrid
        label="Pumps"
        columns={columns}
        source={source}
        rowKey={keyOf}
        requireSort
        defaultState={{ ...initial, sort: [{ column: 'name', direction: 'ascending' }] }}
      />,
    );
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    expect(document.querySelectorAll('select option')).toHaveLength(4);
  });
});

/** A state in which nothing was changed. */
const initial = {
  order: ['name', 'id'],
  hidden: [],
  pinned: { start: [], end: [] },
  widths: {},
  sort: [],
  filters: [],
  search: '',
  group: [],
  density: 'comfortable' as const,
};

describe('The rows of a server', () => {
  it('begin at a given row, whose index is reported after scrolling', async () => {
    const host = server(400);
    const source = host.source();
    const onFirstRowChange = vi.fn();
    const props = { label: 'Pumps', columns, source, rowKey: keyOf, onFirstRowChange };
    await render(<DataGrid {...props} defaultFirstRow={250} />);
    await expect.element(page.getByText('Pump 251', { exact: true })).toBeVisible();
    grid().scrollTop = 54 * 300;
    await vi.waitFor(() => expect(onFirstRowChange).toHaveBeenLastCalledWith(300));
  });

  it('begin at the first row with the key of another query, and stay where they are with the same', async () => {
    const host = server(400);
    const sources = [host.source('a'), host.source('a'), host.source('b')];
    const Changing = () => {
      const [index, setIndex] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setIndex(index + 1)}>
            Next
          </button>
          <DataGrid label="Pumps" columns={columns} source={sources[index]} rowKey={keyOf} />
        </>
      );
    };
    await render(<Changing />);
    await vi.waitFor(() => expect(names()).toContain('Pump 1'));
    grid().scrollTop = 54 * 200;
    await vi.waitFor(() => expect(names()).toContain('Pump 203'));
    host.requests.length = 0;
    await page.getByRole('button', { name: 'Next' }).click();
    await vi.waitFor(() => expect(host.requests.map(({ from }) => from)).toContain(200));
    expect(grid().scrollTop).toBe(54 * 200);
    await page.getByRole('button', { name: 'Next' }).click();
    await vi.waitFor(() => expect(grid().scrollTop).toBe(0));
  });

  it('remain, dimmed, under the error of the caller, whose request the button repeats', async () => {
    const onRetry = vi.fn();
    const source = server(3).source();
    const props = { label: 'Pumps', columns, source, rowKey: keyOf };
    const { rerender } = await render(<DataGrid {...props} />);
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    await rerender(<DataGrid {...props} error="No connection" onRetry={onRetry} />);
    await expect.element(page.getByText('No connection')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(names()).toHaveLength(3);
    await rerender(<DataGrid {...props} loading />);
    await vi.waitFor(() => expect(grid().getAttribute('aria-busy')).toBe('true'));
    expect(document.querySelector('[data-slot="skeleton"]')).toBeNull();
  });
});

describe('A data grid with larger text', () => {
  it('is a list in a wider container, and its icons grow', async () => {
    const source = server(3).source();
    await render(<DataGrid label="Pumps" columns={columns} source={source} rowKey={keyOf} />);
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    const icon = () =>
      document.querySelector('[data-panel="columns"] svg, select + svg')?.getBoundingClientRect().width;
    const size = icon() ?? 0;
    expect(document.querySelector('[data-list]')).toBeNull();
    document.documentElement.style.fontSize = '200%';
    try {
      await vi.waitFor(() => expect(document.querySelector('[data-list]')).not.toBeNull());
      expect(icon()).toBeGreaterThan(size * 1.5);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
});

describe('Text that a cell cuts off', () => {
  const long = 'Infusion pump for hospitals with a long name that no column of this width can show';
  const source = { load: () => Promise.resolve({ rows: [{ id: 'p1', name: long }], total: 1 }) };
  const narrow = columns.map((column) => ({ ...column, width: '120px' as const }));
  const tooltip = page.getByRole('tooltip');

  it('is shown in a tooltip on hover', async () => {
    await render(<DataGrid label="Pumps" columns={narrow} source={source} rowKey={keyOf} hideToolbar />);
    await page.getByRole('link', { name: long }).hover();
    await expect.element(tooltip).toHaveTextContent(long);
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('is shown when the cell or its link has the keyboard focus', async () => {
    await render(<DataGrid label="Pumps" columns={narrow} source={source} rowKey={keyOf} hideToolbar />);
    await vi.waitFor(() => expect(names()).toEqual([long]));
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).toHaveTextContent(long);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});
