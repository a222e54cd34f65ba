import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '../../foundation/dates/calendar-dates.js';
import {
  Timeline,
  overlapConflicts,
  type TimelineBar,
  type TimelineProps,
  type TimelineRow,
  type TimelineState,
} from './index.js';

const floors = [
  { id: 'floor-1', label: 'First floor', end: '3 rooms' },
  { id: 'floor-2', label: 'Second floor', end: '3 rooms' },
];
const rooms: TimelineRow[] = [
  { id: '101', label: 'Room 101', description: 'garden', group: 'floor-1', end: '2 beds' },
  { id: '102', label: 'Room 102', group: 'floor-1', end: '2 beds' },
  { id: '103', label: 'Room 103, suite with a balcony and a view of the lake', group: 'floor-1', end: '4 beds' },
  { id: '201', label: 'Room 201', group: 'floor-2', end: '1 bed' },
  { id: '202', label: 'Room 202', group: 'floor-2', end: '2 beds' },
  { id: '203', label: 'Room 203', group: 'floor-2', end: '2 beds' },
];
const states: Record<string, TimelineState> = {
  open: { label: 'Open', look: 'outline' },
  limited: { label: 'Few places', look: 'hatched' },
  full: { label: 'Full', look: 'solid' },
  closed: { label: 'Closed', look: 'crossed' },
  draft: { label: 'Draft', look: 'dashed' },
};
const stays: TimelineBar[] = [
  { id: 'a', row: '101', from: '2027-01-10', to: '2027-03-20', state: 'open', text: '3 of 4 free', fill: 0.25 },
  { id: 'b', row: '101', from: '2027-04-05', to: '2027-06-30', state: 'limited', text: '1 of 4 free', fill: 0.75 },
  { id: 'c', row: '102', from: '2027-02-01', to: '2027-04-30', state: 'full', text: 'Full', fill: 1 },
  { id: 'd', row: '102', from: '2027-06-01', to: '2027-08-31', state: 'draft', text: 'Draft' },
  { id: 'e', row: '103', from: '2027-03-01', to: '2027-05-31', state: 'closed', text: 'Painting' },
  { id: 'f', row: '103', from: '2027-05-15', to: '2027-09-30', state: 'open', text: '2 of 4 free', fill: 0.5 },
  {
    id: 'g',
    row: '201',
    from: '2027-01-01',
    to: '2027-12-31',
    state: 'open',
    text: '1 of 1 free',
    mark: 'Not confirmed for 90 days',
  },
  { id: 'h', row: '202', from: '2026-11-01', to: '2027-01-31', state: 'full', text: 'Full', fill: 1, readOnly: true },
];
const noOverlap: TimelineProps['validate'] = (bars, edit) =>
  overlapConflicts(bars, edit, (_, other) => `overlaps ${other.text ?? other.id}`);

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { layout: 'fullscreen', visual: { width: 1440 } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Bookings of rooms',
    rows: rooms,
    groups: floors,
    defaultBars: stays,
    states,
    from: '2026-07-01',
    to: '2028-06-30',
    today: '2027-01-15',
    locale: 'en-GB',
    labels: { row: 'Room' },
    onBarsChange: fn(),
    onBarOpen: fn(),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { width: 1440, widths: [390], forcedColors: true } } };

/** Months of 80 px, a sum at the bottom, and one selected bar. */
export const WithSums: Story = {
  args: {
    defaultSelected: ['b'],
    summary: {
      label: 'Booked rooms',
      value: (from, to) => String(stays.filter((bar) => bar.from <= to && bar.to >= from).length),
    },
  },
};

const machines: TimelineRow[] = ['Lathe', 'Milling machine', 'Laser cutter', 'Press'].map((label) => ({
  id: label,
  label,
}));
const jobs: TimelineBar[] = machines.flatMap(({ id }, row) =>
  Array.from({ length: 6 }, (_, nth) => ({
    id: `${id} ${nth}`,
    row: id,
    from: addDays('2027-03-01', nth * 9 + row * 2),
    to: addDays('2027-03-01', nth * 9 + row * 2 + 3 + ((nth * 3 + row) % 5)),
    text: `Job ${row * 6 + nth + 1}`,
    state: nth === 2 ? 'limited' : 'open',
  })),
);

/** A workshop by day. Jobs of one machine may not overlap. */
export const Workshop: Story = {
  args: {
    label: 'Jobs of the workshop',
    labels: { row: 'Machine' },
    rows: machines,
    groups: [],
    defaultBars: jobs,
    from: '2027-02-15',
    to: '2027-06-15',
    today: '2027-03-10',
    defaultZoom: 'day',
    validate: noOverlap,
  },
};

const team = ['Ana Ionescu', 'Li Wei', 'Marc Dubois', 'Sara Haddad'].map((label) => ({ id: label, label }));
/** A rota by week that snaps to weeks. Without `onBarOpen`, Enter opens the dates in a dialog. */
export const Rota: Story = {
  args: {
    label: 'Rota of the team',
    labels: { row: 'Person' },
    rows: team,
    groups: [],
    defaultBars: team.map(({ id }, nth) => ({
      id,
      row: id,
      from: addDays('2027-03-01', nth * 7),
      to: addDays('2027-03-01', nth * 7 + 13),
      text: nth % 2 ? 'Early shift' : 'Late shift',
    })),
    from: '2027-01-04',
    to: '2027-12-26',
    today: '2027-03-10',
    defaultZoom: 'week',
    defaultSnap: 'week',
    onBarOpen: undefined,
  },
};

export const Table: Story = { args: { defaultView: 'table' }, parameters: { visual: { width: 1440, widths: [390] } } };

/** In a container narrower than 1100 px, rows are cards with the next twelve months. */
export const Cards: Story = {
  parameters: { visual: { width: 390, height: 900 } },
  // The cards are loaded where the page is too narrow for the grid.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[role="listitem"], [role="treegrid"]')).not.toBeNull()),
};

export const ReadOnly: Story = { args: { readOnly: true, hideTools: true, defaultFolded: ['floor-2'] } };
export const Empty: Story = { args: { rows: [], empty: <p>Add a room to see its bookings.</p> } };

/** Controlled bars, as with a server: each change is an edit that can be sent and undone. */
export const Controlled: Story = {
  render: function Render(args) {
    const [bars, setBars] = useState<readonly TimelineBar[]>(stays);
    const [last, setLast] = useState('No change yet');
    return (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ minInlineSize: 1140 }}>
          <Timeline
            {...args}
            bars={bars}
            validate={noOverlap}
            onBarsChange={(next, { edit, reason }) => {
              setBars(next);
              setLast(`${reason}: ${edit.command}, ${edit.changes.length} changed`);
            }}
          />
        </div>
        <p>{last}</p>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('button', { name: /Room 102.*Draft/ });
    bar.focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByText('edit: move, 1 changed')).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByText('undo: move, 1 changed')).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};

/** 10,000 bars over 100 rows and three years. */
export const TenThousandBars: Story = {
  tags: ['!autodocs'],
  parameters: { visual: { skip: true } },
  args: {
    label: 'Ten thousand jobs',
    groups: [],
    rows: Array.from({ length: 100 }, (_, row) => ({ id: `m${row}`, label: `Machine ${row + 1}` })),
    defaultBars: Array.from({ length: 10_000 }, (_, at) => {
      const from = addDays('2026-01-01', Math.floor(at / 100) * 10 + ((at * 7) % 5));
      return {
        id: `job${at}`,
        row: `m${at % 100}`,
        from,
        to: addDays(from, 2 + ((at * 13) % 9)),
        text: `Job ${at + 1}`,
        state: ['open', 'limited', 'full', 'closed', 'draft'][at % 5]!,
      };
    }),
    from: '2026-01-01',
    to: '2028-12-31',
  },
};
