import { useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { cellKeys, columnKeys, headerKeys, rowKeys } from './data-grid.keys.js';
import { DataGrid, type DataGridProps, type GridColumn } from './index.js';

interface Claim {
  id: number;
  title: string;
  state: string;
  amount: number;
}
const claims = (count: number): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Claim ${index + 1}`,
    state: index % 2 ? 'Paid' : 'Open',
    amount: 1001 + index,
  }));
const columns: GridColumn<Claim>[] = [
  { id: 'title', header: 'Claim', cell: ({ title }) => title, sortBy: ({ title }) => title },
  { id: 'state', header: 'State', cell: ({ state }) => state, sortBy: ({ state }) => state, groupable: true },
  {
    id: 'amount',
    header: 'Amount',
    type: 'number',
    align: 'end',
    width: '120px',
    cell: ({ amount }) => amount.toLocaleString('en'),
    sortBy: ({ amount }) => amount,
    text: ({ amount }) => String(amount),
    footer: (rows) => rows.reduce((sum, { amount }) => sum + amount, 0).toLocaleString('en'),
    edit: {
      apply: (claim, value) => ({ ...claim, amount: Number(value) }),
      validate: (value) => (Number(value) > 0 ? undefined : 'Enter an amount above 0.'),
    },
  },
];
const keyOf = ({ id }: Claim) => id;
const hundred = claims(100);
const Example = (props: Partial<DataGridProps<Claim>>) => (
  <DataGrid label="Claims" columns={columns} rows={props.source ? undefined : hundred} rowKey={keyOf} {...props} />
);

const grid = () => document.querySelector<HTMLElement>('[role="grid"], [role="treegrid"]') as HTMLElement;
const cell = (text: string) =>
  [...grid().querySelectorAll<HTMLElement>('[role="row"] > *')].find(
    (each) => each.textContent?.replace(/\d$/u, (digit) => digit) === text,
  ) as HTMLElement;
const header = (text: string) =>
  [...grid().querySelectorAll<HTMLElement>('[role="columnheader"]')].find((each) =>
    each.querySelector('[data-slot="header-text"]')?.textContent?.startsWith(text),
  ) as HTMLElement;
const titles = () => [...grid().querySelectorAll('[role="rowheader"]')].map((each) => each.textContent);
const focusedText = () => {
  const { activeElement } = document;
  return activeElement?.querySelector('[data-slot="header-text"]')?.textContent ?? activeElement?.textContent;
};
/** Gives the tab stop to a cell, as a press on it does. */
const pressOn = async (element: HTMLElement) => {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  element.focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(element));
};

describeConformance(
  'DataGrid',
  <DataGrid label="Claims" columns={columns} rows={hundred.slice(0, 3)} rowKey={keyOf} />,
  {
    part: 'data-grid',
    element: HTMLDivElement,
  },
);

describe('The markup of a data grid', () => {
  it('has no style attributes on a server, which a strict Content Security Policy blocks', () => {
    const html = renderToString(<Example defaultState={{ ...stateWith(), pinned: { start: ['title'], end: [] } }} />);
    expect(html).toContain('Claim 1');
    expect(html).not.toMatch(/\sstyle=/u);
  });

  it('counts all rows and columns, and mounts only the rows in view (D.485)', async () => {
    await render(<Example rows={claims(100_000)} />);
    await expect.element(page.getByRole('grid', { name: 'Claims' })).toBeVisible();
    expect(grid().getAttribute('aria-rowcount')).toBe('100002');
    expect(grid().getAttribute('aria-colcount')).toBe('3');
    const rows = [...grid().querySelectorAll('[data-slot="row"]')];
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect([...(rows[0]?.children ?? [])].map((each) => each.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
  });

  it('has pinned cells in visual order inside the one row', async () => {
    await render(<Example defaultState={{ ...stateWith(), pinned: { start: ['amount'], end: ['title'] } }} />);
    const [row] = [...grid().querySelectorAll('[data-slot="row"]')];
    expect([...(row?.children ?? [])].map((each) => each.textContent)).toEqual(['1,001', 'Open', 'Claim 1']);
    expect(getComputedStyle(row?.firstElementChild as Element).position).toBe('sticky');
  });

  it('keeps the focused row mounted while it is scrolled out of view, and every row in view', async () => {
    await render(<Example rows={claims(10_000)} />);
    await pressOn(cell('Claim 3'));
    const viewport = grid();
    viewport.scrollTop = 200_000;
    await vi.waitFor(() => expect(titles()).toContain('Claim 3704'));
    expect(document.activeElement?.textContent).toBe('Claim 3');
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(focusedText()).toBe('Claim 4'));
  });

  it('renders only newcomers while it scrolls', async () => {
    const rendered = vi.fn();
    const counted: GridColumn<Claim>[] = [
      {
        id: 'title',
        header: 'Claim',
        cell: ({ title }) => {
          rendered(title);
          return title;
        },
      },
    ];
    await render(<Example columns={counted} rows={claims(1000)} />);
    await vi.waitFor(() => expect(titles().length).toBeGreaterThan(5));
    const before = new Set(titles());
    rendered.mockClear();
    grid().scrollTop = 54 * 16; // some of the first rows stay mounted
    await vi.waitFor(() => expect(titles().filter((title) => !before.has(title))).not.toEqual([]));
    const again = rendered.mock.calls.map(([title]) => title as string).filter((title) => before.has(title));
    expect(again).toEqual([]);
  });

  it('sums the rows that meet the search in its footer', async () => {
    await render(<Example />);
    await vi.waitFor(() => expect(grid().querySelector('[data-slot="foot"]')?.textContent).toBe('105,050'));
    await page.getByRole('searchbox').fill('claim 100');
    await vi.waitFor(() => expect(grid().querySelector('[data-slot="foot"]')?.textContent).toBe('1,100'));
    expect(document.querySelector('mark')?.textContent).toBe('Claim 100');
    await expect.element(page.getByText('1 of 100')).toBeVisible();
  });
});

/** A state in which nothing was changed. */
const stateWith = () => ({
  order: ['title', 'state', 'amount'],
  hidden: [],
  pinned: { start: [], end: [] },
  widths: {},
  sort: [],
  filters: [],
  search: '',
  group: [],
  density: 'comfortable' as const,
});

describe('The keyboard of a data grid (D.486)', () => {
  it.each(cellKeys)('$keys $does', async (row) => {
    await render(<Example />);
    await pressOn(cell('Claim 3'));
    await walkKeys(row, { focusFirst: cell('Claim 3') });
    await vi.waitFor(() => expect(focusedText()).toBe(row.focus));
    expect(grid().querySelectorAll('[role="row"] > [tabindex="0"]')).toHaveLength(1);
  });

  it.each(headerKeys)('$keys on a header $does', async (row) => {
    await render(<Example />);
    await pressOn(header('Amount'));
    await walkKeys(row, { focusFirst: header('Amount') });
    await vi.waitFor(() =>
      expect([header('Amount').getAttribute('aria-sort'), titles()[0]]).toEqual([row.sort, row.first]),
    );
  });

  it.each(columnKeys)('$keys on a header $does', async (row) => {
    await render(<Example />);
    const before = header('Amount').offsetWidth;
    const current = () => {
      const width = header('Amount').offsetWidth;
      return {
        hasMenu: document.querySelector('[role="menu"][aria-label="Column Amount"]') !== null,
        headers: [...grid().querySelectorAll('[data-slot="header-text"]')].map((each) => each.textContent),
        width: width > before ? 'wider' : width < before ? 'narrower' : 'same',
      };
    };
    await pressOn(header('Amount'));
    await walkKeys(row, { focusFirst: header('Amount') });
    await vi.waitFor(() => expect(current()).toMatchObject(row.after));
  });

  it.each(rowKeys)('$keys $does', async (row) => {
    const onSelectionChange = vi.fn();
    await render(<Example selectable onSelectionChange={onSelectionChange} />);
    const first = grid().querySelector<HTMLElement>('[data-slot="row"] > [data-kind="select"]') as HTMLElement;
    await pressOn(first);
    await walkKeys(row, { focusFirst: first });
    await vi.waitFor(() => expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(row.selected));
  });

  it('moves to the other side in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    await pressOn(cell('Claim 3'));
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(focusedText()).toBe('Open'));
  });

  it('is one tab stop: links in cells are reached with Enter and left with Escape', async () => {
    const linked: GridColumn<Claim>[] = [
      { id: 'title', header: 'Claim', cell: ({ title }) => <a href="#claim">{title}</a> },
    ];
    await render(
      <>
        <Example columns={linked} hideToolbar />
        <button type="button">After</button>
      </>,
    );
    await pressOn(cell('Claim 1'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('role')).toBe('rowheader');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('After');
  });

  it('copies a range of cells as text', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<Example />);
    await pressOn(cell('Claim 1'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}c{/Control}');
    await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith('Claim 1\tOpen\nClaim 2\tPaid'));
    writeText.mockRestore();
  });
});

describe('The columns of a data grid', () => {
  it('are resized by dragging the edge of a header', async () => {
    await render(<Example />);
    const edge = header('Amount').querySelector('[data-slot="resize"]') as HTMLElement;
    const width = header('Amount').offsetWidth;
    const at = (type: string, clientX: number) =>
      (type === 'pointerdown' ? edge : document).dispatchEvent(
        new PointerEvent(type, { clientX, bubbles: true, button: 0 }),
      );
    at('pointerdown', 500);
    at('pointermove', 540);
    at('pointerup', 540);
    await vi.waitFor(() => expect(header('Amount').offsetWidth).toBe(width + 40));
  });

  it('are hidden in the menu of their header, and shown again in the list of columns', async () => {
    await render(<Example />);
    await pressOn(header('State'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await vi.waitFor(() => expect(grid().getAttribute('aria-colcount')).toBe('2'));
    expect(grid().contains(document.activeElement), 'the focus remains in the grid').toBe(true);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'State' }).click();
    await vi.waitFor(() => expect(grid().getAttribute('aria-colcount')).toBe('3'));
  });
});

describe('Groups', () => {
  it('make the grid a treegrid whose groups fold with the arrow keys', async () => {
    await render(<Example defaultState={{ ...stateWith(), group: ['state'] }} />);
    await expect.element(page.getByRole('treegrid', { name: 'Claims' })).toBeVisible();
    await pressOn(cell('State: Open (50)'));
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(titles().slice(0, 3)).toEqual(['State: Open (50)', 'State: Paid (50)', 'Claim 2']));
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(titles()[1]).toBe('Claim 1'));
  });
});

describe('Editing in a data grid', () => {
  const edit = async (keys: string) => {
    await pressOn(cell('1,001'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard(keys);
  };

  it('shows the new value at once, and the old one if it cannot be saved (D.490)', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const onEdit = vi.fn(() => promise);
    await render(<Example onEdit={onEdit} />);
    await edit('2500{Enter}');
    await vi.waitFor(() => expect(focusedText()).toBe('2,500'));
    expect(onEdit).toHaveBeenCalledWith(
      expect.objectContaining({ key: 1, column: 'amount', value: 2500, previous: 1001, isUndo: false }),
    );
    reject(new Error('no connection'));
    await vi.waitFor(() => expect(focusedText()).toBe('1,001'));
  });

  it('keeps the editor open with the reason if the value is not accepted; Escape reverts', async () => {
    const onEdit = vi.fn();
    await render(<Example onEdit={onEdit} />);
    await edit('-5{Enter}');
    await expect.element(page.getByText('Enter an amount above 0.').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focusedText()).toBe('1,001'));
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('reads a number as people type it, in the format of the language', async () => {
    const onEdit = vi.fn();
    await render(<Example onEdit={onEdit} locale="de" />);
    await edit('1.234,5 €{Enter}');
    await vi.waitFor(() => expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ value: 1234.5 })));
  });

  it('keeps a text that is no number, with an example, also when the focus moves elsewhere', async () => {
    const onEdit = vi.fn();
    await render(<Example onEdit={onEdit} />);
    await edit('12 apples{Enter}');
    await expect.element(page.getByText('Enter a number such as 0').first()).toBeVisible();
    const editor = document.activeElement as HTMLInputElement;
    await pressOn(header('Claim'));
    await expect.element(page.getByText('Enter a number such as 0').first()).toBeVisible();
    expect([editor.value, editor.isConnected]).toEqual(['12 apples', true]);
    expect(onEdit).not.toHaveBeenCalled();
    await userEvent.fill(editor, '12');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ value: 12 })));
  });

  it('reads a date as people type it, and says when the day does not exist', async () => {
    const onEdit = vi.fn();
    const [row] = hundred;
    const day: GridColumn<Claim> = {
      id: 'day',
      header: 'Day',
      type: 'date',
      cell: () => '1,001',
      value: () => '2027-03-12',
      edit: { apply: (claim) => claim },
    };
    await render(
      <Example rows={[row!]} columns={[columns[0]!, day]} onEdit={(change) => onEdit(change.value)} locale="en-GB" />,
    );
    await edit('31.2.2027{Enter}');
    await expect.element(page.getByText(/^This day does not exist/).first()).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}1.4.2027{Enter}');
    await vi.waitFor(() => expect(onEdit.mock.calls).toEqual([['2027-04-01']]));
  });

  it('reads the digits of every script, refuses what is no number, and ignores the keys of an input method', async () => {
    const onEdit = vi.fn();
    await render(<Example onEdit={onEdit} />);
    await edit('many{Enter}');
    await expect.element(page.getByText('Enter a number such as 0').first()).toBeVisible();
    const editor = document.activeElement as HTMLInputElement;
    await userEvent.fill(editor, '२५००');
    for (const key of ['Enter', 'Escape'])
      editor.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }));
    expect(onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onEdit.mock.lastCall?.[0]).toMatchObject({ value: 2500 }));
  });

  it('undoes the last change', async () => {
    const onEdit = vi.fn();
    function Saving() {
      const [rows, setRows] = useState(hundred);
      return (
        <Example
          rows={rows}
          onEdit={(edit) => {
            onEdit(edit.value);
            setRows((before) => before.map((row) => (row.id === edit.key ? edit.row : row)));
          }}
        />
      );
    }
    await render(<Saving />);
    await edit('2500{Enter}');
    await vi.waitFor(() => expect(focusedText()).toBe('2,500'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(focusedText()).toBe('1,001'));
    expect(onEdit.mock.calls).toEqual([[2500], [1001]]);
  });
});

describe('Rows of a server', () => {
  it('are loaded as they come into view, and selected by their filter (D.487)', async () => {
    const load = vi.fn(({ from, to }: { from: number; to: number }) =>
      Promise.resolve({ rows: claims(to).slice(from), total: 1_000_000 }),
    );
    const onSelectionChange = vi.fn();
    const source = { load };
    await render(<Example source={source} selectable onSelectionChange={onSelectionChange} />);
    await vi.waitFor(() => expect(titles()).toContain('Claim 1'));
    expect(grid().getAttribute('aria-rowcount')).toBe('1000002');
    load.mockClear();
    grid().scrollTop = grid().scrollHeight;
    await vi.waitFor(() => expect(titles()).toContain('Claim 1000000'));
    expect(load.mock.calls.length).toBeLessThanOrEqual(2);
    await pressOn(cell('Claim 1000000'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await vi.waitFor(() =>
      expect(onSelectionChange).toHaveBeenLastCalledWith({
        filter: { filters: [], search: '' },
        except: [],
        expectedTotal: 1_000_000,
      }),
    );
  });

  it('offer to try again when they cannot be loaded', async () => {
    let fails = true;
    const source = {
      load: () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve({ rows: claims(2), total: 2 })),
    };
    await render(<Example source={source} />);
    await expect.element(page.getByText('The rows could not be loaded.')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await vi.waitFor(() => expect(titles()).toEqual(['Claim 1', 'Claim 2']));
  });
});

describe('A data grid in a narrow container', () => {
  it('shows a list of rows with the row header and two values', async () => {
    await page.viewport(390, 800);
    try {
      await render(<Example selectable />);
      await vi.waitFor(() => expect(document.querySelector('[data-list]')).not.toBeNull());
      const row = grid().querySelector<HTMLElement>('[data-slot="row"]');
      expect(row?.offsetHeight).toBe(72);
      expect(document.documentElement.scrollWidth).toBe(390);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Amount, descending');
      await vi.waitFor(() => expect(titles()[0]).toBe('Claim 100'));
    } finally {
      await page.viewport(1024, 768);
    }
  });
});

describe('A data grid without rows', () => {
  it('says so, or that no row meets the search, which can be cleared', async () => {
    const { rerender } = await render(<Example rows={[]} empty="No claims yet" />);
    await expect.element(page.getByText('No claims yet')).toBeVisible();
    await rerender(<Example />);
    await page.getByRole('searchbox').fill('nothing');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await vi.waitFor(() => expect(titles()).toContain('Claim 1'));
  });
});
