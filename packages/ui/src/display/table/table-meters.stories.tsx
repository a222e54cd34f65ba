import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.js';
import { Table, type TableColumn } from './index.js';

/** An electricity meter. Consumption is in kWh. */
interface Meter {
  id: string;
  site: string;
  operator: string;
  kWh: number;
}

const sites = ['Lindenstraße 4', 'Quai des Bateliers 17', 'Strada Fabricii 92', 'Kongens Gade 3', 'Via Tortona 33'];
const operators = ['Stromversorgungsgesellschaft', 'Électricité de Strasbourg', 'Energetica Nord'];
const meters: Meter[] = Array.from({ length: 24 }, (_, index) => ({
  id: `M-${1200 + index}`,
  site: sites[index % sites.length] ?? '',
  operator: operators[index % operators.length] ?? '',
  kWh: ((index * 7919) % 5000) + 240,
}));

const meterKey = ({ id }: Meter) => id;

const meterColumns: TableColumn<Meter>[] = [
  { id: 'site', header: 'Site', cell: ({ site }) => site, sortBy: ({ site }) => site },
  { id: 'meter', header: 'Meter', rowHeader: true, cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'operator', header: 'Grid operator', cell: ({ operator }) => operator },
  {
    id: 'consumption',
    header: 'Consumption (kWh)',
    align: 'end',
    cell: ({ kWh }) => kWh.toLocaleString('en'),
    sortBy: ({ kWh }) => kWh,
  },
];

const meta = {
  title: 'Display/Table',
  component: Table<Meter>,
  args: { caption: 'Meters', columns: meterColumns, rows: meters, rowKey: meterKey },
} satisfies Meta<typeof Table<Meter>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shift and a click selects all rows since the last one. One meter cannot be read remotely. */
export const SelectedRange: Story = {
  args: { selectable: ({ id }) => id !== 'M-1201', rows: meters.slice(0, 6), dense: true },
  play: async ({ canvasElement }) => {
    const box = (id: string) => within(canvasElement).getByRole('checkbox', { name: `Select ${id}` });
    const user = userEvent.setup();
    await user.click(box('M-1200'));
    await user.keyboard('{Shift>}');
    await user.click(box('M-1203'));
    await user.keyboard('{/Shift}');
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The header remains visible in the root, which has a height. */
export const StickyInRoot: Story = {
  args: { style: { maxBlockSize: 320 } },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[data-part="table"]')!.scrollTop = 400;
  },
};

/** The header remains visible on the page, here below a bar of 48 px. */
export const StickyOnPage: Story = {
  args: { stickyHeader: 'page', style: { '--table-top': '48px' } as object },
  render: (args) => (
    <div style={{ blockSize: 360, overflow: 'auto' }}>
      <div
        style={{ position: 'sticky', insetBlockStart: 0, zIndex: 2, padding: 14, blockSize: 48, background: 'Canvas' }}
      >
        Meters
      </div>
      <Card flush>
        <Table<Meter> {...args} />
      </Card>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[data-part="card"]')!.parentElement!.scrollTop = 500;
  },
};
