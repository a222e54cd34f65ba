import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '../../navigation/link/index.js';
import { accessibilityTree } from '../../testing/accessibility-tree.js';
import { CodeMark } from '../code-mark/index.js';
import { Table, type TableColumn, type TableProps } from './index.js';

interface Body {
  id: string;
  /** The longest word has 30 letters. */
  name: string;
}

const rows: Body[] = [{ id: '1', name: 'Energieversorgungsunternehmens und Partner' }];
const values = (width?: TableColumn<Body>['width']): TableColumn<Body>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => <Link href="#1">{name}</Link>, sortBy: ({ name }) => name },
  { id: 'plain', header: 'Zuständigkeitsbereich', cell: () => 'Konformitätsbewertungsverfahren', width },
  {
    id: 'code',
    header: 'Code',
    cell: () => <CodeMark withLabel code="MDA 0203" group="A" label="Elektroenzephalographiegeräten" />,
    width,
  },
  { id: 'date', header: 'Updated', cell: () => '12 Mar 2027', width },
];
const Bodies = (props: Partial<TableProps<Body>>) => (
  <Table caption="Bodies" columns={values()} rows={rows} rowKey={({ id }) => id} {...props} />
);

/** Returns the visible words of the table that are on more than one line. */
function brokenWords(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container.querySelector('table')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}

afterEach(() => page.viewport(1024, 768));

describe('Words of up to 30 letters', () => {
  it.each([320, 390, 560, 640, 768, 1024, 1280])('are not broken at %i px', async (width) => {
    await page.viewport(width, 768);
    const screen = await render(<Bodies />);
    expect(brokenWords(screen.container)).toEqual([]);
    await screen.rerender(<Bodies columns={values('64px')} />);
    expect(brokenWords(screen.container)).toEqual([]);
    await screen.rerender(<Bodies selectable detail={() => 'More'} />);
    expect(brokenWords(screen.container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('make the table scroll in a focusable region with a name', async () => {
    await render(
      <div style={{ inlineSize: 600 }}>
        <Bodies columns={values('64px')} />
      </div>,
    );
    await expect.element(page.getByRole('region', { name: 'Bodies' })).toHaveAttribute('tabindex', '0');
  });
});

describe('Widths of columns in pixels', () => {
  it('are kept in a narrow table, which scrolls', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 600 }}>
        <Bodies columns={values('240px')} selectable />
      </div>,
    );
    const widths = [...container.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().width);
    expect(Math.min(...widths.slice(-3))).toBeGreaterThanOrEqual(240);
    await expect.element(page.getByRole('region', { name: 'Bodies' })).toBeVisible();
  });

  it('do not break identifiers and dates at hyphens', async () => {
    const columns = ['2026-11-23', 'CLM-2026-0417'].map((value): TableColumn<Body> => ({
      id: value,
      header: value.slice(0, 2),
      cell: () => value,
      width: '40px',
    }));
    const { container } = await render(<Bodies columns={columns} />);
    const range = document.createRange();
    const lines = [...container.querySelectorAll('tbody bdi')].map((value) => {
      range.selectNodeContents(value);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines).toEqual([1, 1]);
  });
});

describe('The list view of a table', () => {
  const Phone = (props: Partial<TableProps<Body>>) => (
    <div style={{ inlineSize: 358 }}>
      <Bodies selectable rows={['Beta', 'Alpha', 'Gamma'].map((name) => ({ id: name, name }))} {...props} />
    </div>
  );
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent);

  it('sorts and selects all rows by controls above the list', async () => {
    await render(<Phone />);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Name, descending');
    expect(names()).toEqual(['Gamma', 'Beta', 'Alpha']);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(4);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Default order');
    expect(names()).toEqual(['Beta', 'Alpha', 'Gamma']);
  });

  it('has nothing focusable in its hidden header, whose names screen readers still announce', async () => {
    await render(<Phone />);
    const focused: string[] = [];
    for (let count = 0; count < 4; count++) {
      await userEvent.tab();
      focused.push(document.activeElement!.closest('thead, tbody, [data-slot="bar"]')!.tagName);
    }
    expect(focused).toEqual(['DIV', 'DIV', 'TBODY', 'TBODY']);
    const headers = (await accessibilityTree()).filter((line) => line.includes('columnheader'));
    expect(headers.map((line) => line.trim())).toEqual(
      ['Selection', 'Name', 'Zuständigkeitsbereich', 'Code', 'Updated'].map((name) => `columnheader "${name}"`),
    );
  });

  it('has a single action in the first line of the row, and several below', async () => {
    const screen = await render(<Phone actions={() => <button>Edit</button>} />);
    const below = () =>
      page.getByRole('button', { name: 'Edit' }).first().element().getBoundingClientRect().top >
      page.getByRole('rowheader').first().element().getBoundingClientRect().bottom;
    expect(below()).toBe(false);
    await screen.rerender(
      <Phone
        actions={() => (
          <>
            <button>Edit</button>
            <button>Archive</button>
          </>
        )}
      />,
    );
    expect(below()).toBe(true);
  });

  it('has no bar in a wide container and without rows', async () => {
    const screen = await render(<Bodies selectable />);
    expect(page.getByRole('combobox').elements()).toHaveLength(0);
    await screen.rerender(<Phone rows={[]} />);
    expect(page.getByRole('combobox').elements()).toHaveLength(0);
  });
});

describe('The header', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `Body ${index}` }));
  const top = () => Math.round(page.getByRole('columnheader').first().element().getBoundingClientRect().top);

  it('remains visible on the page, below the given bar', async () => {
    await render(<Bodies rows={many} stickyHeader="page" style={{ '--table-top': '48px' } as object} />);
    scrollTo(0, 600);
    await expect.poll(top).toBe(48);
    scrollTo(0, 0);
  });

  it('remains visible as a whole with checkboxes, details and actions', async () => {
    await render(
      <Bodies rows={many} selectable detail={() => 'More'} actions={() => <button>Edit</button>} stickyHeader="page" />,
    );
    const tops = () =>
      new Set(
        [...document.querySelectorAll('thead tr > *')].map((cell) => Math.round(cell.getBoundingClientRect().top)),
      );
    expect(tops().size).toBe(1);
    scrollTo(0, 600);
    await expect.poll(() => [...tops()]).toEqual([0]);
    scrollTo(0, 0);
  });

  it('does not widen the page when the table is too wide', async () => {
    await page.viewport(600, 768);
    await render(<Bodies rows={many} stickyHeader="page" />);
    await expect.element(page.getByRole('region', { name: 'Bodies' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(600);
  });

  it('is hidden without rows and while the table is not loading', async () => {
    const screen = await render(<Bodies rows={[]} />);
    expect(page.getByRole('columnheader').elements()).toHaveLength(0);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await screen.rerender(<Bodies rows={[]} loading />);
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  });
});
