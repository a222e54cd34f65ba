import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HeatMap } from './index.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shifts = ['Early shift', 'Late shift', 'Night shift'];

const meta = {
  title: 'Data/Heat map',
  component: HeatMap,
  args: {
    title: 'The emergency room is busiest on Friday evening',
    subtitle: 'Patients per shift, average of 2026',
    source: 'Admissions',
    date: '31 Oct 2026',
    status: 'Provisional',
    categoryHeader: 'Day',
    columns: days,
    rows: shifts.map((name, row) => ({
      id: name,
      name,
      values: days.map((_, at) => (row === 2 && at === 2 ? null : 20 + row * 14 + Math.round(12 * Math.sin(at + row)))),
    })),
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const Withheld: Story = {
  args: {
    color: 2,
    rows: [
      { id: 'early', name: 'Early shift', values: [12, 14, { value: null, withheld: 'Fewer than 5' }, 19, 30, 41, 22] },
      { id: 'late', name: 'Late shift', values: [18, 20, 21, 25, 44, 52, 31] },
    ],
  },
};

export const Active: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    const next = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${next}{ArrowDown}${next}`);
    await expect(within(canvasElement).getAllByText('Tue').length).toBe(2);
  },
};
