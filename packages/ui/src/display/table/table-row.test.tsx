import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Table, type TableColumn, type TableProps } from './index.js';
import { expandKeys } from './table.keys.js';

interface Claim {
  id: string;
  amount: number;
}

const rows: Claim[] = [
  { id: 'C-1', amount: 100 },
  { id: 'C-2', amount: 250 },
];
const columns: TableColumn<Claim>[] = [
  { id: 'id', header: 'Claim', cell: ({ id }) => <a href={`#${id}`}>{id}</a>, footer: 'Total' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => amount,
    footer: (all) => all.reduce((sum, { amount }) => sum + amount, 0),
  },
];
const keyOf = ({ id }: Claim) => id;
const detail = ({ id }: Claim) => (id === 'C-2' ? null : `Files of ${id}`);
const Claims = (props: Partial<TableProps<Claim>>) => (
  <Table caption="Claims" columns={columns} rows={rows} rowKey={keyOf} {...props} />
);

describeConformance('Table with details', <Claims detail={detail} defaultExpanded={['C-1']} />, {
  part: 'table',
  element: HTMLDivElement,
});

describe('Row props', () => {
  it('adds data attributes and class names', async () => {
    await render(<Claims rowProps={({ id }) => ({ className: 'mine', 'data-claim': id })} />);
    const row = page.getByRole('row', { name: /C-2/ }).element() as HTMLElement;
    expect([row.className, row.dataset['claim']]).toEqual(['mine', 'C-2']);
  });

  it('calls onClick for clicks on the row, but not on its links, buttons, checkboxes and overlays', async () => {
    const onClick = vi.fn();
    const rowProps = () => ({ onClick });
    const actions = ({ id }: Claim) => (
      <Menu trigger={<Button>{`More about ${id}`}</Button>}>
        <MenuItem>Reject</MenuItem>
      </Menu>
    );
    await render(<Claims selectable detail={detail} rowProps={rowProps} actions={actions} />);
    await page.getByRole('link', { name: 'C-1' }).click();
    await page.getByRole('checkbox', { name: 'Select C-1' }).click();
    await page.getByRole('button', { name: 'Details C-1' }).click();
    await page.getByText('Files of C-1').click();
    await page.getByRole('button', { name: 'More about C-1' }).click();
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    expect(onClick).not.toHaveBeenCalled();
    await page.getByRole('cell', { name: '100' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    location.hash = '';
  });

  it('does not call onClick at the end of a text selection', async () => {
    const onClick = vi.fn();
    await render(<Claims rowProps={() => ({ onClick })} />);
    await userEvent.tripleClick(page.getByText('250'));
    expect(getSelection()?.toString()).toContain('250');
    expect(onClick.mock.calls.length).toBeLessThan(3);
    getSelection()?.removeAllRanges();
  });

  it('does not make the row focusable, because its row header has the link', async () => {
    const { container } = await render(<Claims rowProps={() => ({ onClick: () => undefined })} />);
    expect(container.querySelectorAll('tr[tabindex]')).toHaveLength(0);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('C-1');
  });
});

describe('Row header', () => {
  it('can be any column', async () => {
    await render(<Claims columns={[columns[1]!, { ...columns[0]!, rowHeader: true }]} />);
    expect(page.getByRole('rowheader').elements()[0]!.textContent).toBe('C-1');
    expect(page.getByRole('row', { name: /C-1/ }).element().firstElementChild!.tagName).toBe('TD');
  });
});

describe('Actions', () => {
  it('are in a last column whose header is visually hidden', async () => {
    const { container } = await render(
      <Claims actions={({ id }) => <button>Pay {id}</button>} labels={{ actions: 'Aktionen' }} />,
    );
    await expect.element(page.getByRole('columnheader', { name: 'Aktionen' })).toBeInTheDocument();
    const region = container.querySelector<HTMLElement>('[data-part="table"]')!;
    const last = page.getByRole('button', { name: 'Pay C-1' }).element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    expect(region.scrollWidth).toBe(region.clientWidth);
  });
});

describe('Footer', () => {
  it('has the content of each column, with the row header as its header', async () => {
    const { container } = await render(<Claims selectable detail={detail} actions={() => 'x'} />);
    const foot = container.querySelector('tfoot')!;
    expect(foot.querySelector('th')!.textContent).toBe('Total');
    expect([...foot.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['', '', '350', '']);
    expect(foot.querySelectorAll('th, td')).toHaveLength(container.querySelectorAll('thead th').length);
  });

  it.each([undefined, null, '', () => ''])(
    'has no header cell if the row header column has no content: %s',
    async (footer) => {
      const { container } = await render(<Claims columns={[{ ...columns[0]!, footer }, columns[1]!]} />);
      const foot = container.querySelector('tfoot')!;
      expect(foot.querySelector('th, [role="rowheader"]')).toBeNull();
      expect([...foot.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['', '350']);
      expect(foot.querySelectorAll('[data-label]')).toHaveLength(1);
    },
  );

  it('is absent if no column has one, and without rows', async () => {
    const { container, rerender } = await render(<Claims rows={[]} />);
    expect(container.querySelector('tfoot')).toBeNull();
    await rerender(<Claims columns={columns.map((column) => ({ ...column, footer: undefined }))} />);
    expect(container.querySelector('tfoot')).toBeNull();
  });
});

describe('Details', () => {
  const button = () => page.getByRole('button', { name: 'Details C-1' });

  it.each(expandKeys)('$keys: $does', async (row) => {
    await render(<Claims detail={detail} />);
    await walkKeys(row, { focusFirst: button().element() as HTMLElement });
    expect(button().element().getAttribute('aria-expanded')).toBe(String(row.expanded));
    expect(page.getByText('Files of C-1').elements()).toHaveLength(row.expanded ? 1 : 0);
    expect(document.activeElement).toBe(button().element());
  });

  it('are in a row below, across all columns, to which the button refers', async () => {
    await render(<Claims selectable detail={detail} defaultExpanded={['C-1']} />);
    const row = document.getElementById(button().element().getAttribute('aria-controls')!)!;
    expect(row.textContent).toBe('Files of C-1');
    expect(row.previousElementSibling).toBe(button().element().closest('tr'));
    expect(row.querySelector('td')!.colSpan).toBe(document.querySelectorAll('thead th').length);
  });

  it('have no button if there are none', async () => {
    await render(<Claims detail={detail} defaultExpanded={['C-2']} />);
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });

  it('are controlled by `expanded`', async () => {
    const changed = vi.fn();
    function Example() {
      const [expanded, setExpanded] = useState<readonly React.Key[]>([]);
      return (
        <Claims
          detail={detail}
          expanded={expanded}
          onExpandedChange={(next) => {
            changed(next);
            setExpanded(next.slice(0, 0));
          }}
        />
      );
    }
    await render(<Example />);
    await button().click();
    expect(changed).toHaveBeenCalledWith(['C-1']);
    expect(button().element().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('Print', () => {
  it('omits the checkboxes and the buttons of details, and keeps the columns aligned', async () => {
    const { container } = await render(
      <Claims selectable detail={detail} columns={[{ ...columns[0]!, width: '60%' }, columns[1]!]} />,
    );
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    const widths = (selector: string) =>
      [...container.querySelectorAll<HTMLElement>(selector)].map((cell) => cell.getBoundingClientRect().width);
    expect(widths(':is(th, td):is([data-slot="mark"], [data-slot="toggle"])').every((width) => width === 0)).toBe(true);
    const [first, second] = widths('tbody tr:first-child > :not([data-slot])');
    expect(first).toBeCloseTo(0.6 * (first! + second!), 0);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
});
