import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../../inputs/icon-button/index.js';
import { wordsByPosition } from '../../testing/words-by-position.js';
import { Chip } from '../chip/index.js';
import { Table, type TableColumn } from './index.js';

interface Device {
  id: string;
  name: string;
  className: string;
}

const rows: Device[] = [
  { id: 'a', name: 'Retina scanner', className: 'IIa' },
  { id: 'b', name: 'Insulin pump', className: 'IIb' },
];
const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', cell: (row) => row.name },
  { id: 'class', header: 'Class', cell: (row) => row.className },
];
const keyOf = (row: Device) => row.id;

describe('the lines of a table row', () => {
  it('keeps rows 54 px high with two lines of text, a chip, a button and long truncated text (S9.28)', async () => {
    const long = 'Logiciel d’aide au dépistage de la rétinopathie diabétique '.repeat(4);
    const cells: TableColumn<Device>[] = [
      { id: 'name', header: 'Device', cell: () => long, truncate: true, secondary: () => long },
      { id: 'lines', header: 'Lines', width: '120px', cell: () => 'Two lines of text' },
      { id: 'chip', header: 'State', width: '120px', cell: () => <Chip>Open</Chip>, secondary: () => 'by hand' },
      { id: 'menu', header: 'Menu', width: '80px', cell: () => <IconButton label="More">…</IconButton> },
    ];
    const screen = await render(
      <div style={{ inlineSize: 640 }}>
        <Table caption="Your devices" columns={cells} rows={rows} rowKey={keyOf} />
      </div>,
    );
    const heights = screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    expect(heights).toEqual([54, 54]);
    const region = screen.container.querySelector<HTMLElement>('[data-part="table"]')!;
    expect(region.scrollWidth).toBe(region.clientWidth);
  });

  it.each(['ltr', 'rtl'] as const)('aligns truncated text with other cells on a page in %s', async (dir) => {
    const first = columns[0]!;
    const screen = await render(
      <div dir={dir} style={{ inlineSize: 800 }}>
        <Table caption="Plain" columns={[first, columns[1]!]} rows={rows} rowKey={keyOf} />
        <Table caption="Cut" columns={[{ ...first, truncate: true }, columns[1]!]} rows={rows} rowKey={keyOf} />
      </div>,
    );
    const [plain, cut] = ['Plain', 'Cut'].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByRole('table', { name }).getByText('Insulin pump').element());
      return range.getBoundingClientRect().x;
    });
    expect(cut).toBe(plain);
  });

  it('shows the full text of a truncated line on hover', async () => {
    const name = 'Insulin pump with glucose sensor '.repeat(10).trim();
    const screen = await render(
      <div style={{ inlineSize: 640 }}>
        <Table
          caption="Your devices"
          columns={[{ ...columns[0]!, truncate: true, width: '200px' }, columns[1]!]}
          rows={[{ ...rows[0]!, name }]}
          rowKey={keyOf}
        />
      </div>,
    );
    const line = screen.getByText(name);
    await userEvent.hover(line);
    expect((line.element() as HTMLElement).title).toBe(name);
  });

  it.each([390, 800])(
    'isolates text and arranges chips from the right on a right-to-left page: %i px',
    async (width) => {
      const cells: TableColumn<Device>[] = [
        { id: 'text', header: 'Text', cell: () => '12 Mar 2027' },
        { id: 'element', header: 'Element', cell: () => <b>12 Mar 2027</b> },
        {
          id: 'chips',
          header: 'Chips',
          cell: () => (
            <div style={{ display: 'flex' }}>
              <Chip>Open</Chip>
              <Chip>Draft</Chip>
            </div>
          ),
        },
      ];
      const screen = await render(
        <div dir="rtl" style={{ inlineSize: width }}>
          <Table caption="Your devices" columns={cells} rows={rows.slice(0, 1)} rowKey={keyOf} />
        </div>,
      );
      const [text, element, chips] = screen.container.querySelectorAll('tbody [data-slot="value"]');
      for (const value of [text!, element!]) expect(wordsByPosition(value)).toEqual(['12', 'Mar', '2027']);
      const [open, draft] = [...chips!.querySelectorAll('[data-part="chip"]')].map((chip) =>
        chip.getBoundingClientRect(),
      );
      expect(open!.right).toBeCloseTo(chips!.getBoundingClientRect().right, 0);
      expect(draft!.right).toBeLessThanOrEqual(open!.left);
    },
  );
});
