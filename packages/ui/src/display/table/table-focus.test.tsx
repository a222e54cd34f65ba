import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BulkActionBar } from '../../inputs/bulk-action-bar/index.js';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Table, type TableColumn } from './index.js';

const columns: TableColumn<string>[] = [{ id: 'id', header: 'Claim', cell: (id) => <a href={`#${id}`}>{id}</a> }];

/** Claims that are archived one by one in their menus, or together in the bar below the table. */
function Claims({ later = false }: { later?: boolean }) {
  const [rows, setRows] = useState(['C-1', 'C-2', 'C-3', 'C-4']);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const without = (ids: readonly string[]) => setRows((all) => all.filter((id) => !ids.includes(id)));
  const archive = () => {
    if (later) setTimeout(() => without(selected));
    else without(selected);
    setSelected([]);
  };
  return (
    <div>
      <Table
        caption="Claims"
        columns={columns}
        rows={rows}
        rowKey={String}
        selectable
        selected={selected}
        onSelectedChange={(keys) => setSelected(keys as string[])}
        actions={(id) => (
          <Menu trigger={<Button>{`More about ${id}`}</Button>}>
            <MenuItem onSelect={() => without([id])}>Archive</MenuItem>
          </Menu>
        )}
      />
      <BulkActionBar silent count={selected.length} onClear={() => setSelected([])}>
        <Button onClick={archive}>Archive selected</Button>
      </BulkActionBar>
    </div>
  );
}
const focused = () => {
  const { activeElement } = document;
  return activeElement?.closest('tr')?.querySelector('a')?.textContent ?? activeElement?.tagName;
};
const checkbox = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` }).element() as HTMLElement;
async function archiveSelected(...ids: string[]) {
  for (const id of ids) {
    checkbox(id).focus();
    await userEvent.keyboard(' ');
  }
  const archive = page.getByRole('button', { name: 'Archive selected' });
  await expect.element(archive).toBeVisible();
  (archive.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  for (const id of ids) await expect.element(page.getByRole('link', { name: id })).not.toBeInTheDocument();
}
async function archiveInMenu(id: string) {
  (page.getByRole('button', { name: `More about ${id}` }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: id })).not.toBeInTheDocument();
}

beforeEach(() => page.viewport(1024, 768));

describe.each([
  ['at once', false],
  ['after the selection is cleared', true],
])('Focus when the action of a bar removes its rows %s', (_, later) => {
  it.each([
    [['C-2'], 'C-3'],
    [['C-1', 'C-2'], 'C-3'],
    [['C-1', 'C-4'], 'C-3'],
    [['C-2', 'C-4'], 'C-3'],
  ])('moves to the checkbox of the nearest row: %s', async (ids, next) => {
    await render(<Claims later={later} />);
    await archiveSelected(...ids);
    await vi.waitFor(() => expect(document.activeElement).toBe(checkbox(next)));
  });

  it('moves to the table if no row is left', async () => {
    await render(<Claims later={later} />);
    await archiveSelected('C-1', 'C-2', 'C-3', 'C-4');
    await expect.element(page.getByRole('table', { name: 'Claims' })).toHaveFocus();
  });
});

describe('Focus when the action of a row removes it', () => {
  it('moves to the same control of the next row, after the last one to the previous row, then to the table', async () => {
    await render(<Claims />);
    await archiveInMenu('C-2');
    await expect.element(page.getByRole('button', { name: 'More about C-3' })).toHaveFocus();
    await archiveInMenu('C-4');
    await expect.element(page.getByRole('button', { name: 'More about C-3' })).toHaveFocus();
    await archiveInMenu('C-3');
    await archiveInMenu('C-1');
    await expect.element(page.getByRole('table', { name: 'Claims' })).toHaveFocus();
  });

  it('is not changed when another row is removed', async () => {
    const table = (rows: string[]) => <Table caption="Claims" columns={columns} rows={rows} rowKey={String} />;
    const screen = await render(table(['C-1', 'C-2']));
    await screen.rerender(table(['C-2']));
    expect(focused()).toBe('BODY');
    (page.getByRole('link', { name: 'C-2' }).element() as HTMLElement).focus();
    await screen.rerender(table(['C-2', 'C-3']));
    expect(focused()).toBe('C-2');
  });
});
